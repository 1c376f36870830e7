import { type ClientMessageInput, type ErrorBody, MatchSync, socketPathOf } from '@nunatak/protocol';
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
  #isLost = false;

  /** `onChange` is called when the server has welcomed the seat, or when the seat is lost. */
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
        this.#sync.receive(message);
        if (this.#isLost || message.type === 'welcome') onChange();
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

  /** The match as the server tells it to this seat. */
  get sync(): MatchSync {
    return this.#sync;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Asks for the same as the seat that the match is shown for; what is refused is of no matter here. */
  async ask(request: object): Promise<void> {
    await this.#connection.ask({ ...request, matchId: this.#matchId } as ClientMessageInput);
  }
}
