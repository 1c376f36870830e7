import { Refused } from '../refused.ts';
import type { Ban, BanKind, Reads } from '../store/store.ts';

/**
 * Whom the operator keeps out. What the store has is read again every few seconds, so that a ban holds at every process
 * before long, and a question costs nothing.
 */
export class Bans {
  readonly #store: Pick<Reads, 'bans'>;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, Ban> = new Map();

  constructor(store: Pick<Reads, 'bans'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async refresh(): Promise<void> {
    const bans = await this.#store.bans(this.#now());
    this.#bans = new Map(bans.map((ban) => [keyOf(ban.kind, ban.subject), ban]));
  }

  isOut(kind: BanKind, subject: string): boolean {
    return (this.#bans.get(keyOf(kind, subject))?.until ?? 0) > this.#now();
  }

  /** Whether anything of a kind is kept out at all. */
  hasAny(kind: BanKind): boolean {
    for (const ban of this.#bans.values()) if (ban.kind === kind) return true;
    return false;
  }

  mustBeIn(kind: BanKind, subject: string): void {
    if (!this.isOut(kind, subject)) return;
    throw new Refused('banned', `The host of this server keeps your ${kind} out for a while`);
  }
}

function keyOf(kind: BanKind, subject: string): string {
  return `${kind} ${subject}`;
}
