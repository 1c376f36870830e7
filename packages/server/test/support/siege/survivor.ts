import { legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { MatchSync, readServerMessage, type Seated, socketPathOf } from '@nunatak/protocol';
import { WebSocket } from 'ws';

/** What a server has acknowledged to one player. */
export interface Promises {
  readonly actions: { readonly actionId: string; readonly seq: number }[];
  readonly chat: string[];
  /** The numbers of standing orders, which only grow. */
  readonly orders: number[];
}

const MOST_AT_LEAST = 99;
/** As often as a page does: a crowd that asks ten times as often would be a flood, which `abuse` is for. */
const TICK_MS = 1000;

/** Standing orders that tell their number. */
export function ordersOf(n: number) {
  const high = Math.floor(n / MOST_AT_LEAST) + 1;
  const low = (n % MOST_AT_LEAST) + 1;
  return { expansion: { atLeast: high }, providence: { atLeast: low }, foresight: 'never' } as const;
}

/** The number that standing orders tell; 0 for those that nobody has set. */
export function numberOf(orders: { expansion?: { atLeast?: number }; providence?: { atLeast?: number } }): number {
  const { expansion, providence } = orders;
  if (expansion?.atLeast === undefined || providence?.atLeast === undefined) return 0;
  return (expansion.atLeast - 1) * MOST_AT_LEAST + providence.atLeast - 1;
}

/** A player who goes on whatever happens to the servers, and remembers every promise they made. */
export class Survivor {
  readonly sync: MatchSync;
  readonly matchId: string;
  readonly seat: number;
  readonly promises: Promises = { actions: [], chat: [], orders: [] };
  /** Where it is connected. */
  url = '';
  /** The longest that an answer took, be it an error. */
  longestWait = 0;
  readonly #rng: Rng;
  readonly #asked = new Map<string, { readonly at: number; readonly keep: () => void }>();
  #socket: WebSocket | undefined;
  /** Whether it is at the table again: whoever talks before is told to join, and asks for that once more with every line. */
  #isWelcome = false;
  #tickedAt = 0;
  #isDeciding = false;
  #ids = 0;
  #lastId = '';

  constructor({ matchId, token, seat }: Seated) {
    this.matchId = matchId;
    this.seat = seat;
    this.#rng = seedRng(`survivor ${matchId} ${seat}`);
    this.sync = new MatchSync({
      matchId,
      token,
      send: (message) => this.#send(message),
      newId: () => {
        this.#lastId = `siege-${seat}-${++this.#ids}-${matchId.slice(0, 8)}`;
        return this.#lastId;
      },
      onChange: () => this.#maybeDecide(),
    });
  }

  connect(url: string): void {
    this.#socket?.terminate();
    this.url = url;
    // What was asked over the old connection may have been done or not: nobody has promised anything.
    this.#asked.clear();
    this.#isWelcome = false;
    const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPathOf(this.matchId)}`);
    this.#socket = socket;
    socket.on('open', () => this.sync.connected());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      // Told to come back, or cut off: wherever it comes to next, it is led to its table.
      if (socket === this.#socket) this.url = '';
    });
    socket.on('message', (data) => {
      if (socket === this.#socket) this.#receive(String(data));
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.terminate();
  }

  /** Asks for the game to begin, as a host may; that it did is seen. */
  start(): void {
    this.#send({ type: 'start', matchId: this.matchId });
  }

  maybeTick(): void {
    if (Date.now() - this.#tickedAt < TICK_MS) return;
    this.#tickedAt = Date.now();
    this.sync.tick();
  }

  /** Writes a line and gives new orders, once the last were answered. */
  chatter(): void {
    this.maybeTick();
    if (!this.#isWelcome || !this.isConnected || this.#asked.size > 0 || this.sync.view === undefined) return;
    const { matchId } = this;
    const n = ++this.#ids;
    const text = `line ${n} of ${this.seat}`;
    const at = Date.now();
    this.#asked.set(`chat-${n}`, { at, keep: () => this.promises.chat.push(text) });
    this.#asked.set(`orders-${n}`, { at, keep: () => this.promises.orders.push(n) });
    this.#send({ type: 'chat', id: `chat-${n}`, matchId, text });
    this.#send({ type: 'orders', id: `orders-${n}`, matchId, orders: ordersOf(n) });
  }

  #send(message: object): void {
    if (this.isConnected) this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    const message = readServerMessage(text);
    if (!message.ok) return;
    const { value } = message;
    this.#isWelcome ||= value.type === 'welcome';
    const id = 'id' in value ? value.id : undefined;
    const asked = id === undefined ? undefined : this.#asked.get(id);
    if (id !== undefined && asked !== undefined) {
      this.#asked.delete(id);
      this.longestWait = Math.max(this.longestWait, Date.now() - asked.at);
      if (value.type === 'done') asked.keep();
    }
    this.sync.receive(value);
  }

  #maybeDecide(): void {
    const { sync } = this;
    const { view, seat } = sync;
    if (this.#isDeciding || view === undefined || view.phase === 'over' || view.decider !== seat) return;
    this.#isDeciding = true;
    const actions = legalActions(view);
    const asked = sync.submit(actions[nextInt(this.#rng, actions.length)]);
    const actionId = this.#lastId;
    asked.then(
      (answer) => {
        if (answer.ok) this.promises.actions.push({ actionId, seq: answer.seq });
        this.#isDeciding = false;
        this.#maybeDecide();
      },
      () => undefined,
    );
  }
}
