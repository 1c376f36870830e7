import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { SeatToken, Store, StoredEdition } from '../store/store.ts';
import { REAL_WORLD, type World } from '../world.ts';
import { dueOf } from './due.ts';
import type { Made } from './log.ts';
import { looksDifferent, type Match } from './match.ts';
import { isListed, searchNames } from './newMatch.ts';
import { keptAmong, snapshotAfter } from './positions.ts';
import { type Lane, Queues } from './queues.ts';
import { MatchReader } from './reading.ts';

const MOST_CACHED = 20_000;
const MOST_ATTEMPTS = 20;

/** What a decision about a match comes to: a value, and the match as it should be from now on. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly next?: Match;
  readonly made?: readonly Made[];
  readonly newTokens?: readonly SeatToken[];
  readonly freedSeats?: readonly number[];
  /** The edition that the match is dealt with, when it begins. */
  readonly edition?: StoredEdition;
}

/** Tells of what is committed; nothing else is ever told. */
export interface Committed {
  readonly match: Match;
  readonly made: readonly Made[];
  /** Whether the room looks different now; a clock that runs on is told with the steps. */
  readonly roomChanged: boolean;
  /** Whether this process made the commit; if another did, that one has told the world. */
  readonly isOurs: boolean;
  /** Whether this is what started the game. */
  readonly began: boolean;
}

export interface MatchesOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly world?: World;
}

/**
 * The matches of this process: loads them, changes them one change at a time, and tells listeners after each commit.
 *
 * A change is decided on the match as last seen and committed on the condition that nobody changed it meanwhile; the
 * database compares under the row's lock. In a process, changes of one match queue up here, so that the condition fails
 * only when another process was faster; then the match is read anew and the decision is made again.
 */
export class Matches {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly reader: MatchReader;
  readonly #cache = new Map<string, Match>();
  /** Matches whose last commit was not answered, or came second: what is in memory may be old. */
  readonly #suspects = new Set<string>();
  #isWatched: (id: string) => boolean = () => false;
  readonly #queues = new Queues();
  /** Refreshes that have yet to begin: whoever asks for one more gets the same. */
  readonly #refreshes = new Map<string, Promise<void>>();
  readonly #listeners: ((committed: Committed) => void)[] = [];

  constructor({ store, log, metrics, world = REAL_WORLD }: MatchesOptions) {
    this.store = store;
    this.log = log;
    this.metrics = metrics;
    this.world = world;
    this.now = world.now;
    this.reader = new MatchReader({ store, log, metrics, world, onBroken: (id) => this.forget(id) });
  }

  onCommitted(listener: (committed: Committed) => void): void {
    this.#listeners.push(listener);
  }

  /** Matches that somebody watches stay in memory, so that their steps can be told one after the other. */
  keepWatched(isWatched: (id: string) => boolean): void {
    this.#isWatched = isWatched;
  }

  /** Changes that wait for their turn. */
  get waiting(): number {
    return this.#queues.waiting;
  }

  get cached(): number {
    return this.#cache.size;
  }

  /** The match as it stands; refused if there is none. */
  async load(id: string): Promise<Match> {
    return this.#isWatched(id) ? await this.recall(id) : await this.current(id);
  }

  /** The match with everything that any process had committed when it was asked for. */
  async current(id: string): Promise<Match> {
    const isFresh = !this.#cache.has(id);
    const match = await this.recall(id);
    return isFresh || !(await this.#isOld(match)) ? match : await this.#catchUp(this.#cache.get(id) ?? match);
  }

  /** The match as it is in memory, if it is: good enough for a change, which finds out when it is committed. */
  async recall(id: string): Promise<Match> {
    const known = this.#cache.get(id);
    if (known !== undefined) return this.#suspects.has(id) ? await this.#catchUp(known) : known;
    const stored = await this.store.load(id);
    if (stored === undefined) throw new Refused('unknownMatch', 'There is no such match');
    const match = await this.reader.checked(stored);
    this.#remember(match);
    return this.#cache.get(id) ?? match;
  }

  /** The match if it is in memory, without waiting. */
  peek(id: string): Match | undefined {
    return this.#cache.get(id);
  }

  /**
   * Decides and commits; what the decision throws comes back and nothing is changed. Clocks go by the time at which it
   * was asked for, not by how long it had to wait for its turn, but never back.
   */
  change<Value>(
    id: string,
    lane: Lane,
    decide: (match: Match, now: number) => Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Value> {
    const askedAt = this.now();
    return this.#queues.run(id, lane, async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const match = await this.recall(id);
        const now = Math.max(askedAt, match.updatedAt);
        const outcome = await this.#decide(match, now, decide);
        if (outcome === undefined) continue;
        if (outcome.next === undefined) return outcome.value;
        if (await this.#commit(match, outcome, outcome.next, now)) return outcome.value;
        this.metrics.conflicts.add(1);
        this.#suspects.add(id);
      }
      throw new Refused('unavailable', 'The match is too busy; try again');
    });
  }

  /** Reads what other processes have committed, and tells of it as if it had been committed here. */
  refresh(id: string): Promise<void> {
    const waiting = this.#refreshes.get(id);
    if (waiting !== undefined) return waiting;
    const refreshed = this.#queues.run(id, 'server', async () => {
      this.#refreshes.delete(id);
      const old = this.#cache.get(id);
      if (old !== undefined) await this.#catchUp(old);
    });
    this.#refreshes.set(id, refreshed);
    return refreshed;
  }

  /** Forgets a match that nobody here looks at any more; it stays in the store. */
  forget(id: string): void {
    this.#cache.delete(id);
    this.#suspects.delete(id);
  }

  drain(): Promise<void> {
    return this.#queues.drain();
  }

  async #commit(match: Match, outcome: Outcome<unknown>, changed: Match, now: number): Promise<boolean> {
    const { made = [], newTokens, freedSeats, edition } = outcome;
    const dueAt = dueOf(changed, now, match);
    const positions = keptAmong(made);
    const snapshot = snapshotAfter(match, changed, made, positions);
    const snapshotSeq = snapshot?.seq ?? match.snapshotSeq;
    const next: Match = { ...changed, revision: match.revision + 1, updatedAt: now, dueAt, snapshotSeq };
    const { room, game } = next;
    const committed = await this.store
      .commit({
        id: match.id,
        from: match.revision,
        status: next.status,
        seq: next.seq,
        players: game.players,
        listed: isListed(room, next.status),
        names: searchNames(room),
        updatedAt: now,
        finishedAt: next.finishedAt,
        dueAt,
        ...(game === match.game ? {} : { game: JSON.stringify(game) }),
        ...(room === match.room ? {} : { room: JSON.stringify(room) }),
        ...(snapshot === undefined ? {} : { snapshot: snapshot.snapshot }),
        steps: made.map(({ stored }) => stored),
        positions,
        ...(newTokens === undefined ? {} : { newTokens }),
        ...(freedSeats === undefined ? {} : { freedSeats }),
        ...(edition === undefined ? {} : { edition }),
      })
      .catch((error: unknown) => {
        // Whether it was written is unknown now: the next look must be at the store.
        this.#suspects.add(match.id);
        throw error;
      });
    if (!committed) return false;
    this.#remember(next);
    this.metrics.steps.add(made.length);
    const roomChanged = next.status !== match.status || game !== match.game || looksDifferent(match.room, room);
    const began = match.status === 'open' && next.status === 'playing';
    this.#tell({ match: next, made, roomChanged, isOurs: true, began });
    return true;
  }

  #tell(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }

  #remember(match: Match): void {
    // Whoever was slow to read must not put an older one back.
    if ((this.#cache.get(match.id)?.revision ?? 0) > match.revision) return;
    // Set anew, it is the youngest of the map's keys; the oldest goes when there are too many.
    this.#cache.delete(match.id);
    this.#cache.set(match.id, match);
    this.#suspects.delete(match.id);
    if (this.#cache.size <= MOST_CACHED) return;
    for (const id of this.#cache.keys()) {
      if (this.#isWatched(id)) continue;
      this.forget(id);
      return;
    }
  }

  /** What is decided about a match; nothing if it was decided to do nothing and the match turned out to be old. */
  async #decide<Value>(
    match: Match,
    now: number,
    decide: (match: Match, now: number) => Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Outcome<Value> | undefined> {
    try {
      const outcome = await decide(match, now);
      return outcome.next === undefined && (await this.#isUnnoticedOld(match)) ? undefined : outcome;
    } catch (error) {
      if (error instanceof Refused && (await this.#isUnnoticedOld(match))) return undefined;
      throw error;
    }
  }

  /**
   * Whether a match in memory is old and nobody would find out.
   *
   * Notes of other processes can get lost. For matches that somebody watches the reconciler makes up for it, and a change
   * that is committed compares the revision; nobody makes up for the rest.
   */
  async #isUnnoticedOld(match: Match): Promise<boolean> {
    if (this.#isWatched(match.id) || !(await this.#isOld(match))) return false;
    this.#suspects.add(match.id);
    return true;
  }

  /** Whether another process has changed a match since. */
  async #isOld({ id, revision }: Match): Promise<boolean> {
    return (await this.store.heads([id])).get(id)?.revision !== revision;
  }

  /** Reads a match anew and tells of what happened to it since. */
  async #catchUp(old: Match): Promise<Match> {
    const stored = await this.store.load(old.id);
    if (stored === undefined) {
      this.forget(old.id);
      throw new Refused('unknownMatch', 'This match is gone');
    }
    if (stored.revision <= old.revision) {
      this.#suspects.delete(old.id);
      return this.#cache.get(old.id) ?? old;
    }
    const { match, made } = await this.reader.since(old, stored);
    this.#remember(match);
    this.#tell({
      match,
      made,
      roomChanged: true,
      isOurs: false,
      began: old.status === 'open' && match.status !== 'open',
    });
    return match;
  }
}
