import { createRequire } from 'node:module';
import { type Action, legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { viewOf } from '@nunatak/protocol';
import type { Recorder } from '../bench/figures.ts';
import { Pacer } from '../bench/pacer.ts';
import { BENCH_FACTS, type BoardgameBoard } from './boardgameGame.ts';

const SEATS = 3;

interface BoardgameState {
  readonly G: Pick<BoardgameBoard, 'view'>;
  readonly _stateID: number;
}

/** As much of a socket.io client as is used here; its package is installed for this comparison alone. */
interface Socket {
  on(event: 'connect', listener: () => void): void;
  on(event: 'sync', listener: (matchId: string, info: { state: BoardgameState }) => void): void;
  on(event: 'update', listener: (matchId: string, state: BoardgameState) => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  disconnect(): void;
  readonly io: { readonly engine: { on(event: 'packet', listener: (packet: { data?: string }) => void): void } };
}

type Connect = (url: string, options: { readonly transports: readonly string[]; readonly forceNew: boolean }) => Socket;

const load = createRequire(import.meta.url);

/** Where boardgame.io listens: for sockets, and for those who make and join matches. */
export interface BoardgameAddress {
  readonly port: number;
  readonly lobby: number;
}

/** A table of three plain socket.io clients that speak boardgame.io's protocol, without its client library. */
export class BoardgameTable {
  readonly #port: number;
  readonly #lobby: number;
  readonly #recorder: Recorder;
  readonly #rng: Rng;
  readonly #sockets: Socket[] = [];
  #matchId = '';
  #credentials: string[] = [];
  #state: BoardgameState | undefined;
  #arrived = 0;
  #sentAt = 0;
  readonly #pacer = new Pacer(() => this.#move());
  #isClosed = false;

  constructor({ port, lobby }: BoardgameAddress, recorder: Recorder, seed: string) {
    this.#port = port;
    this.#lobby = lobby;
    this.#recorder = recorder;
    this.#rng = seedRng(seed);
  }

  /** It needs a match to connect to: `open` does both. */
  connect(): Promise<void> {
    return Promise.resolve();
  }

  async open(): Promise<void> {
    const { matchID } = await this.#post('/games/nunatak/create', { numPlayers: SEATS });
    this.#matchId = matchID;
    this.#credentials = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await this.#post(`/games/nunatak/${matchID}/join`, { playerID: String(seat), playerName: 'x' });
      this.#credentials.push(joined.playerCredentials);
    }
    for (const socket of this.#sockets.splice(0)) socket.disconnect();
    for (let seat = 0; seat < SEATS; seat++) await this.#connect(seat);
  }

  start(pause: () => number): void {
    this.#pacer.start(pause);
  }

  halt(): void {
    this.#pacer.halt();
  }

  close(): void {
    this.#isClosed = true;
    this.#pacer.halt();
    for (const socket of this.#sockets) socket.disconnect();
  }

  async #connect(seat: number): Promise<void> {
    const { io }: { io: Connect } = load('socket.io-client');
    const socket = io(`http://127.0.0.1:${this.#port}/nunatak`, { transports: ['websocket'], forceNew: true });
    this.#sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.on('sync', (_matchId, info) => {
        if (seat === 0) this.#state = info.state;
        resolve();
      });
      socket.on('update', (_matchId, state) => {
        if (seat === 0) this.#state = state;
        this.#stepArrived();
      });
      socket.on('connect', () => {
        socket.emit('sync', this.#matchId, String(seat), this.#credentials[seat], SEATS);
        socket.io.engine.on('packet', ({ data }) => this.#recorder.received(data?.length ?? 0));
      });
    });
  }

  #move(): void {
    if (this.#state === undefined) return;
    const view = viewOf(BENCH_FACTS, this.#state.G.view);
    const actions: readonly Action[] = legalActions(view);
    const seat = view.decider;
    const payload = {
      type: 'act',
      args: [actions[nextInt(this.#rng, actions.length)]],
      playerID: String(seat),
      credentials: this.#credentials[seat],
    };
    this.#arrived = 0;
    this.#sentAt = performance.now();
    this.#sockets[seat].emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      this.#state._stateID,
      this.#matchId,
      String(seat),
    );
  }

  #stepArrived(): void {
    if (++this.#arrived < SEATS) return;
    this.#recorder.move(this.#sentAt);
    if (this.#state?.G.view.phase !== 'over') {
      this.#pacer.next();
      return;
    }
    this.open().then(
      () => this.#pacer.next(),
      (error: unknown) => {
        if (!this.#isClosed) throw error;
      },
    );
  }

  async #post(path: string, body: object): Promise<{ matchID: string; playerCredentials: string }> {
    const response = await fetch(`http://127.0.0.1:${this.#lobby}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { matchID: string; playerCredentials: string };
  }
}
