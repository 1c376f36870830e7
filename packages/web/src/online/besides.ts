import type { RoomView } from '@nunatak/protocol';
import { keepBeside } from './keys.ts';
import { SeatBeside } from './seatBeside.ts';

/** The others who play at this device, each on a seat of their own. */
export class Besides {
  readonly #matchId: string;
  readonly #onChange: () => void;
  #all: readonly SeatBeside[];

  constructor(matchId: string, tokens: readonly string[], onChange: () => void) {
    this.#matchId = matchId;
    this.#onChange = onChange;
    this.#all = tokens.map((token) => this.#made(token));
  }

  get seats(): readonly number[] {
    return this.#all.flatMap(({ seat }) => seat ?? []);
  }

  /** Whether it is known of all of them which seat they have. */
  get areSettled(): boolean {
    return this.#all.every(({ isSettled }) => isSettled);
  }

  open(): void {
    for (const one of this.#all) one.open();
  }

  close(): void {
    for (const one of this.#all) one.close();
  }

  add(token: string): void {
    const one = this.#made(token);
    this.#all = [...this.#all, one];
    one.open();
  }

  at(seat: number | undefined): SeatBeside | undefined {
    return seat === undefined ? undefined : this.#all.find((one) => one.seat === seat);
  }

  /** Asks for the same as the seat that the match is shown for; what is refused is of no matter here. */
  ask(request: object): void {
    for (const one of this.#all) one.ask(request).catch(() => undefined);
  }

  /** They agree to what one of them asks to take back. */
  maybeAgree({ takeBack }: RoomView, own: number | undefined): void {
    if (takeBack === undefined || takeBack.seat !== own) return;
    for (const one of this.#all) {
      if (one.seat === undefined || takeBack.agreed.includes(one.seat)) continue;
      one.ask({ type: 'consent', agree: true }).catch(() => undefined);
    }
  }

  #made(token: string): SeatBeside {
    return new SeatBeside(this.#matchId, token, () => this.#changed());
  }

  #changed(): void {
    const left = this.#all.filter(({ isLost }) => !isLost);
    if (left.length < this.#all.length) {
      this.#all = left;
      keepBeside(
        this.#matchId,
        left.map(({ token }) => token),
      );
    }
    this.#onChange();
  }
}
