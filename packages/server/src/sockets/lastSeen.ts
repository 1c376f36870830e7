const MOST_MATCHES = 20_000;

interface Absence {
  readonly since: number;
  /** The mark of the seat's owner at that time: another owner has not been away so long. */
  readonly generation: number;
}

/** When the people of matches were last seen by this process, for as many matches as it can well remember. */
export class LastSeen {
  readonly #matches = new Map<string, Map<number, Absence>>();

  note(id: string, seat: number, absence: Absence): void {
    const seats = this.#matches.get(id) ?? new Map<number, Absence>();
    seats.set(seat, absence);
    // Set anew, it is the youngest of the map's keys; the oldest goes when there are too many.
    this.#matches.delete(id);
    this.#matches.set(id, seats);
    if (this.#matches.size <= MOST_MATCHES) return;
    const [oldest] = this.#matches.keys();
    if (oldest !== undefined) this.#matches.delete(oldest);
  }

  of(id: string, seat: number, generation: number): number | undefined {
    const absence = this.#matches.get(id)?.get(seat);
    return absence?.generation === generation ? absence.since : undefined;
  }
}
