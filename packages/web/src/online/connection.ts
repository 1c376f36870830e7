import { type ClientMessageInput, type ErrorBody, readServerMessage, type ServerMessage } from '@nunatak/protocol';

export const LINK_STATES = ['connecting', 'online', 'offline'] as const;
export type LinkState = (typeof LINK_STATES)[number];

interface Hooks {
  /** The socket is open: say hello. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  onState(state: LinkState): void;
  /** About once a second while the socket is open. */
  onTick(): void;
}

const TICK_MS = 1000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** Nothing came for so long although we ask every second: the network is gone, though nobody said so. */
const SILENCE_MS = 15_000;
/** The ticks came so late that the page must have slept. */
const ASLEEP_MS = 3000;
const RESTARTING = 1012;
const RESTART_SPREAD_MS = 3000;
/** How long an answer is waited for before the person is told. */
const PATIENCE_MS = 8000;

const UNANSWERED: ErrorBody = { code: 'unavailable', message: 'The server does not answer' };

/** A socket to the server that comes back by itself. */
export class Connection {
  readonly #path: string;
  readonly #hooks: Hooks;
  readonly #asked = new Map<string, (error: ErrorBody | undefined) => void>();
  /** Requests that wait for the server's welcome. */
  #unsent: ClientMessageInput[] = [];
  #isWelcome = false;
  #socket: WebSocket | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;
  #heardAt = 0;
  #tickedAt = 0;
  #isClosed = false;
  #ids = 0;

  /** To a path of the server that the page comes from. */
  constructor(path: string, hooks: Hooks) {
    this.#path = path;
    this.#hooks = hooks;
  }

  open(): void {
    this.#isClosed = false;
    window.addEventListener('online', this.#hurry);
    window.addEventListener('offline', this.#lose);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#hurry);
    window.removeEventListener('offline', this.#lose);
    clearTimeout(this.#retry);
    clearInterval(this.#ticker);
    this.#socket?.close();
    this.#socket = undefined;
    this.#failAll();
  }

  send(message: ClientMessageInput): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message that nobody waits for, if the server has welcomed this connection. */
  tell(message: ClientMessageInput): void {
    if (this.#isWelcome) this.send(message);
  }

  /**
   * Sends a message, not before the server's welcome, and waits for its answer: undefined when it was granted, else why not.
   */
  ask(message: ClientMessageInput): Promise<ErrorBody | undefined> {
    if (this.#socket === undefined) return Promise.resolve(UNANSWERED);
    const id = `ask-${++this.#ids}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(id, UNANSWERED), PATIENCE_MS);
      this.#asked.set(id, (error) => {
        clearTimeout(timer);
        resolve(error);
      });
      if (this.#isWelcome) this.send({ ...message, id });
      else this.#unsent.push({ ...message, id });
    });
  }

  #connect(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#hooks.onState('connecting');
    const address = new URL(this.#path, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#wait = FIRST_WAIT_MS;
      this.#hooks.onOpen();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#receive(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#closed(code);
    });
    clearInterval(this.#ticker);
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
  }

  #receive(text: string): void {
    this.#heardAt = Date.now();
    const message = readServerMessage(text);
    // A newer server may say things that this page does not know: they are not for it.
    if (!message.ok) return;
    if (message.value.type === 'welcome') this.#welcome();
    if ('id' in message.value && message.value.id !== undefined) {
      this.#answer(message.value.id, message.value.type === 'error' ? message.value.error : undefined);
    }
    this.#hooks.onMessage(message.value);
  }

  #welcome(): void {
    this.#isWelcome = true;
    this.#hooks.onState('online');
    for (const message of this.#unsent.splice(0)) this.send(message);
  }

  #answer(id: string, error: ErrorBody | undefined): void {
    const answer = this.#asked.get(id);
    this.#asked.delete(id);
    answer?.(error);
  }

  #tick(): void {
    const now = Date.now();
    // A page in the background is woken once a minute: it has not asked meanwhile, so silence means nothing.
    if (now - this.#tickedAt > ASLEEP_MS) this.#heardAt = now;
    this.#tickedAt = now;
    if (now - this.#heardAt > SILENCE_MS) this.#lose();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#hooks.onTick();
  }

  /** Gives the socket up at once, without waiting for a goodbye that may take minutes. */
  readonly #lose = (): void => {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    socket.close();
    this.#closed(0);
  };

  readonly #hurry = (): void => {
    if (this.#socket === undefined && !this.#isClosed) this.#connect();
  };

  #closed(code: number): void {
    this.#socket = undefined;
    clearInterval(this.#ticker);
    this.#failAll();
    if (this.#isClosed) return;
    this.#hooks.onState('offline');
    const wait = code === RESTARTING ? Math.random() * RESTART_SPREAD_MS : this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #failAll(): void {
    this.#isWelcome = false;
    this.#unsent = [];
    for (const id of [...this.#asked.keys()]) this.#answer(id, UNANSWERED);
  }
}
