import type { Action } from '@nunatak/engine';
import { type Answer, type ClientMessageInput, type ErrorBody, MatchSync, socketPathOf } from '@nunatak/protocol';
import { Connection } from './connection.ts';
import { freshId } from './freshId.ts';

/** These say that the seat is somebody else's now. */
const LOST: ReadonlySet<ErrorBody['code']> = new Set(['wrongToken', 'unknownMatch', 'closed', 'banned']);

/** One more seat of this device: a connection of its own that decides for it, while the match is shown by another. */
export class SeatBeside {
  readonly token: string;
  readonly #matchId: string;
  readonly #sync: MatchSync;
  readonly #connection: Connection;
  /** What waits until this connection has heard of a step. */
  #waiting: { readonly seq: number; readonly work: () => void }[] = [];
  #isLost = false;

  /** `onChange` is called when the seat is known, or lost. */
  constructor(matchId: string, token: string, onChange: () => void) {
    this.token = token;
    this.#matchId = matchId;
    this.#connection = new Connection(socketPathOf(matchId), {
      onOpen: () => this.#sync.connected(),
      onMessage: (message) => {
        if (message.type === 'error' && message.actionId === undefined && LOST.has(message.error.code)) {
          this.#isLost = true;
          this.close();
        }
        const before = this.seat;
        this.#sync.receive(message);
        this.#maybeWork();
        if (this.#isLost || this.seat !== before) onChange();
      },
      onState: () => undefined,
      onTick: () => this.#sync.tick(),
    });
    this.#sync = new MatchSync({ matchId, token, send: (message) => this.#connection.send(message), newId: freshId });
  }

  /** The seat, once the server has said which it is. */
  get seat(): number | undefined {
    return this.#isLost ? undefined : this.#sync.seat;
  }

  /** Whether it is known what this seat is, or that it is none any more. */
  get isSettled(): boolean {
    return this.#isLost || this.#sync.seat !== undefined;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  /** Decides on the position that the screen shows. */
  submit(seq: number, action: Action): Promise<Answer> {
    return this.#after(seq, () => this.#sync.submit(action));
  }

  undo(seq: number, to: number): Promise<Answer> {
    return this.#after(seq, () => this.#sync.undo(to));
  }

  send(message: ClientMessageInput): void {
    this.#connection.send(message);
  }

  /** Asks for the same as the seat that the match is shown for; what is refused is of no matter here. */
  async ask(request: object): Promise<void> {
    await this.#connection.ask({ ...request, matchId: this.#matchId } as ClientMessageInput);
  }

  #after(seq: number, work: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ seq, work: () => void work().then(resolve, reject) });
      this.#maybeWork();
    });
  }

  #maybeWork(): void {
    const ready = this.#waiting.filter(({ seq }) => seq <= this.#sync.seq);
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { work } of ready) work();
  }
}
