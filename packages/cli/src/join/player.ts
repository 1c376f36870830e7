import { randomUUID } from 'node:crypto';
import type { Action, View } from '@nunatak/engine';
import {
  type ClientMessageInput,
  type ErrorBody,
  type ErrorCode,
  MatchSync,
  type RoomView,
  readServerMessage,
  type Seated,
  type ServerMessage,
  type SyncChange,
  socketPathOf,
} from '@nunatak/protocol';
import { couldNot } from '../errors.ts';

const TICK_MS = 2000;
/** Not everybody shall come back at the same moment. */
const LONGEST_PAUSE_MS = 3000;
const GIVE_UP_MS = 10 * 60 * 1000;
/** How long a server may take to hear that the seat is given up. */
const GOODBYE_MS = 5000;
const GOODBYE = 'goodbye';

/** After these there is nothing left to play for. */
const FATAL: ReadonlySet<ErrorCode> = new Set(['version', 'unknownMatch', 'wrongToken', 'notSeated', 'tooMany']);
/** The match went on meanwhile: look at it again. */
const OVERTAKEN: ReadonlySet<ErrorCode> = new Set(['stale', 'notPlaying']);

export interface PlayerOptions {
  readonly server: string;
  readonly seated: Seated;
  /** Asks for the seat to be given up. */
  readonly signal: AbortSignal;
  readonly choose: (view: View) => Promise<readonly Action[]>;
  readonly onConnection: (what: 'lost' | 'back') => void;
  readonly onStart: (room: RoomView) => void;
}

/** How a match ended. */
export interface Ending {
  readonly view: View;
  readonly room: RoomView;
}

/** Plays a seat to the end of its match, over any connection that comes and goes. */
export class OnlinePlayer {
  readonly #options: PlayerOptions;
  readonly #sync: MatchSync;
  readonly #ended = Promise.withResolvers<Ending | undefined>();
  #socket: WebSocket | undefined;
  #ticker: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #goodbye: NodeJS.Timeout | undefined;
  #lostAt: number | undefined;
  #isThinking = false;
  #hasStarted = false;
  #isLeaving = false;
  #isOver = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    const { matchId, token } = options.seated;
    this.#sync = new MatchSync({
      matchId,
      token,
      newId: randomUUID,
      send: (message) => this.#send(message),
      onChange: (change) => this.#changed(change),
    });
  }

  /** Resolves when the game is over, with nothing if the seat was given up; rejects when it cannot be played on. */
  async play(): Promise<Ending | undefined> {
    const { signal } = this.#options;
    this.#connect();
    signal.addEventListener('abort', () => this.#leave(), { once: true });
    if (signal.aborted) this.#leave();
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    try {
      return await this.#ended.promise;
    } finally {
      this.#isOver = true;
      clearInterval(this.#ticker);
      clearTimeout(this.#retry);
      clearTimeout(this.#goodbye);
      this.#socket?.close();
    }
  }

  #connect(): void {
    const { server, seated } = this.#options;
    const socket = new WebSocket(`${server.replace(/^http/, 'ws')}${socketPathOf(seated.matchId)}`);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#lostAt !== undefined) this.#options.onConnection('back');
      this.#lostAt = undefined;
      this.#sync.connected();
    });
    socket.addEventListener('message', ({ data }) => {
      const message = readServerMessage(String(data));
      if (message.ok && socket === this.#socket) this.#receive(message.value);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#maybeConnectAgain();
    });
    // A close event follows every error.
    socket.addEventListener('error', () => undefined);
  }

  #receive(message: ServerMessage): void {
    this.#sync.receive(message);
    if (!this.#isLeaving) return;
    if (message.type === 'welcome') this.#sayGoodbye();
    if (message.type === 'done' && message.id === GOODBYE) this.#ended.resolve(undefined);
    // A seat that is not ours any more need not be given up.
    if (message.type === 'error' && FATAL.has(message.error.code)) this.#ended.resolve(undefined);
  }

  /** Gives the seat up: before the game it is free again, during it the bot of the house plays on. */
  #leave(): void {
    this.#isLeaving = true;
    this.#goodbye = setTimeout(() => {
      this.#fail(`${this.#options.server} was not told that the seat is given up: it does not answer`);
    }, GOODBYE_MS);
    this.#sayGoodbye();
  }

  #sayGoodbye(): void {
    this.#send({ type: 'quit', id: GOODBYE, matchId: this.#options.seated.matchId });
  }

  #maybeConnectAgain(): void {
    if (this.#isOver) return;
    const now = Date.now();
    if (this.#lostAt === undefined) this.#options.onConnection('lost');
    this.#lostAt ??= now;
    if (now - this.#lostAt > GIVE_UP_MS) {
      this.#fail(`${this.#options.server} has not answered for ${GIVE_UP_MS / 60_000} minutes`);
      return;
    }
    this.#retry = setTimeout(() => this.#connect(), LONGEST_PAUSE_MS * (0.2 + 0.8 * Math.random()));
  }

  #tick(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sync.tick();
    this.#maybeDecide();
  }

  #send(message: ClientMessageInput): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #changed(change: SyncChange): void {
    const { room, view } = this.#sync;
    if (change.type === 'error') this.#maybeGiveUp(change.error);
    if (room === undefined || view === undefined) return;
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      this.#options.onStart(room);
    }
    if (view.phase === 'over') {
      this.#ended.resolve({ view, room });
      return;
    }
    this.#maybeReturn(room);
    this.#maybeDecide();
  }

  #maybeGiveUp({ code, message }: ErrorBody): void {
    if (FATAL.has(code) && !this.#isLeaving) this.#fail(`the match goes on without us: ${message} (${code})`);
  }

  /** Somebody let the house's bot play for this seat while we were away. */
  #maybeReturn({ seats, matchId }: RoomView): void {
    if (seats[this.#options.seated.seat]?.botPlays === true && !this.#isLeaving)
      this.#send({ type: 'return', matchId });
  }

  #maybeDecide(): void {
    const { view } = this.#sync;
    if (this.#isThinking || this.#isLeaving || this.#isOver || view === undefined || view.phase === 'over') return;
    if (view.decider !== this.#options.seated.seat) return;
    this.#isThinking = true;
    this.#decide(view).then(
      () => {
        this.#isThinking = false;
        this.#maybeDecide();
      },
      (error: unknown) => this.#ended.reject(error),
    );
  }

  async #decide(view: View): Promise<void> {
    const plan = await this.#options.choose(view);
    // While the bot thought, the table may have gone back a step or somebody else may have played the seat.
    if (this.#sync.view !== view) return;
    for (const action of plan) {
      const answer = await this.#sync.submit(action);
      if (answer.ok) continue;
      const { code, message } = answer.error;
      if (OVERTAKEN.has(code)) return;
      throw couldNot(`the server did not take an action of the bot: ${message} (${code})`);
    }
  }

  #fail(message: string): void {
    this.#ended.reject(couldNot(message));
  }
}
