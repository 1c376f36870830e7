import { hashState } from '@nunatak/engine';
import { type Log, shortId } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { SeatToken, Store, StoredEdition, StoredMatch } from '../store/store.ts';
import { REAL_WORLD, type World } from '../world.ts';
import { dueOf } from './due.ts';
import { fetchEdition } from './editions.ts';
import { BrokenLog, backAfter, type Line, type Made, makeAction, type Replay, Replaying, readEntry } from './log.ts';
import { fromStored, looksDifferent, type Match, writeSnapshot } from './match.ts';
import { isListed, searchNames } from './newMatch.ts';
import { keptAmong, positionsFrom } from './positions.ts';
import { type Lane, Queues } from './queues.ts';

const MOST_CACHED = 20_000;
const MOST_ATTEMPTS = 20;
/** A replay of so many steps takes about three milliseconds. */
const STEPS_PER_SLICE = 60;

/** Why a match is set aside that an operator has closed. */
export const CLOSED = 'closed by the operator';

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
    const match = await this.#readable(id, async () => this.#checked(stored, await this.read(stored)));
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

  /** A match as it was stored, without a look at its log. */
  async read(stored: StoredMatch): Promise<Match> {
    if (stored.quarantine === CLOSED) throw new Refused('closed', 'The host of this server has closed this room');
    if (stored.quarantine !== undefined) throw setAside();
    await fetchEdition(this.store, stored.edition);
    return fromStored(stored);
  }

  /** Plays the whole log again, and lets others have their turn on the way. Refused if any hash differs. */
  async replay(match: Match): Promise<Replay> {
    const log = await this.store.steps(match.id, 0);
    return await this.#readable(match.id, async () => {
      const replaying = new Replaying(match);
      for (let start = 0; start < log.length; start += STEPS_PER_SLICE) {
        if (start > 0) await this.world.nextTurn();
        for (const stored of log.slice(start, start + STEPS_PER_SLICE)) replaying.play(stored);
      }
      return replaying;
    });
  }

  /** The positions of a match's line from one length to another, without a replay of all that went before. */
  async positions(match: Match, from: number, to: number): Promise<readonly Line[]> {
    const kept = await this.store.keptPosition(match.id, from);
    const log = await this.store.steps(match.id, kept?.seq ?? 0);
    const found = await this.#readable(match.id, async () => positionsFrom(match, kept, log, from, to));
    return found ?? (await this.replay(match)).positions.slice(from, to + 1);
  }

  /** Reads something of a match; one that cannot be read is set aside, told to the host, and keeps nobody else up. */
  async #readable<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused && error.body.code !== 'malformed') throw error;
      this.log.error('a match cannot be read and is set aside', { match: id, error });
      this.metrics.quarantined.add(1);
      this.forget(id);
      await this.store.quarantine(id, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      throw setAside(error);
    }
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
    const next: Match = { ...changed, revision: match.revision + 1, updatedAt: now, dueAt };
    const { room, game, state, line } = next;
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
        ...(state === match.state || state === undefined ? {} : { snapshot: writeSnapshot(state, line) }),
        steps: made.map(({ stored }) => stored),
        positions: keptAmong(made),
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
    const { match, made } = await this.#readable(old.id, async () => {
      const read = await this.read(stored);
      const since = await this.#madeSince(old, read);
      return { match: { ...read, back: backAfter(old, since) }, made: since };
    });
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

  /** A match whose snapshot is what its log leads to; if it is not, or cannot be read any more, the log is right. */
  async #checked(stored: StoredMatch, match: Match): Promise<Match> {
    const { state, seq, id } = match;
    if (stored.snapshot === undefined) return match;
    if (state === undefined) return await this.#rebuilt(match);
    const log = await this.store.steps(id, seq - 1);
    const last = log[log.length - 1];
    if (seq === 0 || (last !== undefined && (last.seq > seq || last.hash === hashState(state)))) return match;
    this.log.error('snapshot differs from the log: rebuilt by replay', { match: id, seq });
    return await this.#rebuilt(match);
  }

  async #rebuilt(match: Match): Promise<Match> {
    const { positions } = await this.replay(match);
    const { line, state: replayed } = positions[positions.length - 1];
    return { ...match, state: replayed, line, back: positions.slice(line.floor, line.length) };
  }

  async #madeSince(old: Match, match: Match): Promise<readonly Made[]> {
    if (match.seq <= old.seq) return [];
    const log = await this.store.steps(match.id, old.seq);
    const fresh = log.filter(({ seq }) => seq <= match.seq);
    const made: Made[] = [];
    let last: Line | undefined = old.state === undefined ? undefined : { state: old.state, line: old.line };
    for (const stored of fresh) {
      const { action, ...entry } = readEntry(stored);
      if (last === undefined || action.type === 'undo')
        return (await this.replay(match)).made.slice(old.seq, match.seq);
      const step = makeAction(last, { ...entry, action });
      if (step.stored.hash !== stored.hash)
        throw new BrokenLog(`Match ${shortId(match.id)}: step ${stored.seq} differs`);
      made.push(step);
      last = step;
    }
    return made;
  }
}

function setAside(cause?: unknown): Refused {
  return new Refused('quarantined', 'This match cannot be read; the host of the server has been told', {}, cause);
}
