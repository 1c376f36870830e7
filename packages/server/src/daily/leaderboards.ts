import type { DailyDeal, HandIn, Leaderboard, LeaderboardEntry } from '@nunatak/protocol';
import { malformed, Refused } from '../refused.ts';
import { hashToken } from '../secrets.ts';
import type { BoardEntry } from '../store/standings.ts';
import type { Store } from '../store/store.ts';
import { replay } from './replay.ts';

const MOST_LISTED = 50;
const CHECK_LENGTH = 6;
const HOUR_MS = 60 * 60 * 1000;
/** The first of mankind has its day so many hours before the day of the server's clock begins. */
const AHEAD_HOURS = 14;
/** Whoever was without a network may hand in later. */
const BEHIND_HOURS = 8 * 24;

/** The boards of the deals of the days: every entry was played again by this server. */
export class Leaderboards {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The best of a deal, as the browser with a token sees it. */
  async board(deal: DailyDeal, token: string | undefined): Promise<Leaderboard> {
    const browser = token === undefined ? undefined : hashToken(token);
    const { entries, count } = await this.#store.board(deal, MOST_LISTED, browser);
    return { ...deal, entries: entries.map((entry) => shown(entry, browser)), count };
  }

  async handIn(given: HandIn, token: string): Promise<Leaderboard> {
    const { day, kind, name, rules, path } = given;
    this.#mustBeOpen(day);
    const outcome = replay(given);
    if (!outcome.ok) throw malformed(outcome.reason);
    const entry = { browser: hashToken(token), day, kind, name, rules, path, at: this.#now(), ...outcome.value };
    const isNew = await this.#store.handIn(entry);
    const board = await this.board({ day, kind }, token);
    // Whoever did not hear the first answer asks again.
    if (isNew || board.entries.some((one) => one.own && one.path === path)) return board;
    throw new Refused('handedIn', 'This browser has handed in another game of this deal');
  }

  async withdraw(deal: DailyDeal, token: string): Promise<Leaderboard> {
    await this.#store.withdraw(hashToken(token), deal);
    return await this.board(deal, token);
  }

  /** A day can be handed in for while it is today somewhere, and for a week after. */
  #mustBeOpen(day: string): void {
    const [first, last] = [-BEHIND_HOURS, AHEAD_HOURS].map((hours) => dayAt(this.#now() + hours * HOUR_MS));
    if (day < first || day > last) {
      throw malformed({ field: 'day', found: day, expected: `a day from ${first} to ${last}` });
    }
  }
}

/** The day of a moment at the server, as in 2026-11-16. */
export function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function shown(entry: BoardEntry, browser: string | undefined): LeaderboardEntry {
  const { rank, name, points, at, rules, path, hash } = entry;
  return { rank, name, points, at, rules, path, check: hash.slice(0, CHECK_LENGTH), own: entry.browser === browser };
}
