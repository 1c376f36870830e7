/** Who is in a match at one process. */
export interface Crowd {
  readonly seats: ReadonlySet<number>;
  readonly spectators: number;
}

interface Node {
  heardAt: number;
  readonly ids: Set<string>;
}

const NOBODY: ReadonlyMap<string, Crowd> = new Map();

/** Who is in which match at the other processes, as far as they have told. What a dead process told goes with it. */
export class OtherNodes {
  readonly #nodes = new Map<string, Node>();
  readonly #crowds = new Map<string, Map<string, Crowd>>();

  /** Notes that a process lives; true if it was not known, so that what it told before is lost. */
  hear(name: string, now: number): boolean {
    const node = this.#nodes.get(name);
    if (node === undefined) this.#nodes.set(name, { heardAt: now, ids: new Set() });
    else node.heardAt = now;
    return node === undefined;
  }

  set(name: string, id: string, crowd: Crowd): void {
    const crowds = this.#crowds.get(id) ?? new Map<string, Crowd>();
    if (crowd.seats.size === 0 && crowd.spectators === 0) {
      crowds.delete(name);
      this.#nodes.get(name)?.ids.delete(id);
    } else {
      crowds.set(name, crowd);
      this.#nodes.get(name)?.ids.add(id);
    }
    if (crowds.size === 0) this.#crowds.delete(id);
    else this.#crowds.set(id, crowds);
  }

  crowdsIn(id: string): Iterable<Crowd> {
    return (this.#crowds.get(id) ?? NOBODY).values();
  }

  /** Whether there are any, as far as they have told. */
  get areThere(): boolean {
    return this.#nodes.size > 0;
  }

  /** Matches in which other processes have told of somebody. */
  get matches(): string[] {
    return [...this.#crowds.keys()];
  }

  /** The processes that have said nothing since a moment. */
  silentSince(moment: number): string[] {
    return [...this.#nodes].filter(([, { heardAt }]) => heardAt < moment).map(([name]) => name);
  }

  /** The matches in which a process has told of somebody. */
  matchesOf(name: string): string[] {
    return [...(this.#nodes.get(name)?.ids ?? [])];
  }

  forget(name: string): void {
    for (const id of this.matchesOf(name)) this.set(name, id, { seats: new Set(), spectators: 0 });
    this.#nodes.delete(name);
  }

  forgetAll(): void {
    this.#nodes.clear();
    this.#crowds.clear();
  }
}
