import { type Action, legalActions, nextInt, type Rng, seedRng, setup, type View } from '@nunatak/engine';
import {
  followStep,
  type LineView,
  PROTOCOL_VERSION,
  type Seated,
  type ServerMessage,
  SOCKET_PATH,
  type Step,
  socketPathOf,
  viewOf,
} from '@nunatak/protocol';
import { WebSocket } from 'ws';
import type { Recorder } from './figures.ts';
import { Pacer } from './pacer.ts';

const SEATS = 3;

/** A table of three clients that plays one match after another. One of them keeps the view for all. */
export class BenchTable {
  readonly #url: string;
  readonly #recorder: Recorder;
  readonly #rng: Rng;
  readonly #isEach: boolean;
  readonly #sockets: WebSocket[] = [];
  #seats: Seated[] = [];
  #view: View | undefined;
  #line: LineView = { length: 0, floor: 0 };
  #seq = 0;
  /** The step that is on its way to all. */
  #step: Step | undefined;
  #arrived = 0;
  #sentAt = 0;
  #waiting: (() => void) | undefined;
  readonly #pacer = new Pacer(() => this.#move());
  #isClosed = false;

  /** `isEach`: with a socket for each match, by whose address a proxy can tell the tables apart. */
  constructor(url: string, recorder: Recorder, seed: string, isEach = false) {
    this.#url = url;
    this.#recorder = recorder;
    this.#rng = seedRng(seed);
    this.#isEach = isEach;
  }

  async connect(): Promise<void> {
    if (!this.#isEach) for (let seat = 0; seat < SEATS; seat++) await this.#dial(seat, SOCKET_PATH);
  }

  /** Opens a match and has everyone joined and the game dealt. */
  async open(): Promise<void> {
    this.#view = undefined;
    this.#seq = 0;
    const host = await this.#post('/api/matches', { name: 'A', settings: { game: { players: SEATS } } });
    this.#seats = [host];
    for (const name of ['B', 'C']) this.#seats.push(await this.#post(`/api/matches/${host.matchId}/seats`, { name }));
    if (this.#isEach) {
      for (const socket of this.#sockets.splice(0)) socket.terminate();
      for (let seat = 0; seat < SEATS; seat++) await this.#dial(seat, socketPathOf(host.matchId));
    }
    for (const [seat, { matchId, token }] of this.#seats.entries()) {
      await this.#exchange(seat, { type: 'join', id: 'join', matchId, token });
    }
    await this.#exchange(0, { type: 'start', id: 'start', matchId: host.matchId });
    await this.#exchange(0, { type: 'resync', id: 'view', matchId: host.matchId });
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
    for (const socket of this.#sockets) socket.terminate();
  }

  async #dial(seat: number, path: string): Promise<void> {
    // From an address for each seat: one alone has fewer ports than a crowd needs.
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}${path}`, { localAddress: `127.0.0.${seat + 2}` });
    this.#sockets[seat] = socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('message', (data) => {
      if (this.#sockets[seat] === socket) this.#receive(seat, String(data));
    });
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  }

  #move(): void {
    const view = this.#view;
    if (view === undefined) return;
    const actions: readonly Action[] = legalActions(view);
    const action = actions[nextInt(this.#rng, actions.length)];
    this.#arrived = 0;
    this.#sentAt = performance.now();
    this.#sockets[view.decider].send(
      JSON.stringify({
        type: 'submit',
        matchId: this.#seats[0].matchId,
        seq: this.#seq,
        actionId: `bench-${view.decider}-${this.#seq}`,
        action,
      }),
    );
  }

  #receive(seat: number, text: string): void {
    this.#recorder.received(text.length);
    // The clients that keep no view only need to know that a step came: parsing all would measure the load generator.
    if (seat !== 0 && text.startsWith('{"type":"step"')) {
      this.#stepArrived();
      return;
    }
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'error') throw new Error(`${text} after step ${this.#seq}`);
    if (message.type === 'position') {
      this.#view = viewOf(FACTS, message.position.view);
      this.#line = message.position.line;
    }
    if (message.type === 'step' && message.matchId === this.#seats[0]?.matchId) {
      this.#step = message.step;
      this.#stepArrived();
    }
    if ('id' in message && message.id !== undefined) this.#waiting?.();
  }

  #stepArrived(): void {
    if (++this.#arrived < SEATS) return;
    this.#recorder.move(this.#sentAt);
    this.#follow();
    if (this.#view?.phase !== 'over') {
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

  /** When all have the step: a client plays it for itself, and the others' are not to wait for that in this process. */
  #follow(): void {
    if (this.#step === undefined || this.#view === undefined) return;
    const followed = followStep(this.#view, this.#line, this.#step);
    if (followed === undefined) throw new Error(`step ${this.#step.seq} does not follow step ${this.#seq}`);
    this.#view = followed.view;
    this.#line = followed.step.line;
    this.#seq = this.#step.seq;
    this.#step = undefined;
  }

  async #exchange(seat: number, message: object): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting = resolve;
      this.#sockets[seat].send(JSON.stringify(message));
    });
  }

  async #post(path: string, body: object): Promise<Seated> {
    const ask = () => fetch(`${this.#url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    // A connection that has rested may be closed by the server just as the question is on its way.
    const response = await ask().catch(ask);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Seated;
  }
}

const FACTS = setup({ players: SEATS }, 0).view.facts;
