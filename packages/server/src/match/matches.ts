import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { type Owners, SOLE_OWNER } from '../owners/owners.ts';
import { Refused } from '../refused.ts';
import type { Head, Store } from '../store/store.ts';
import { REAL_WORLD, type World } from '../world.ts';
import { type Outcome, prepare } from './change.ts';
import type { Made } from './log.ts';
import { looksDifferent, type Match } from './match.ts';
import { type Lane, Queues } from './queues.ts';
import { MatchReader } from './reading.ts';

const MOST_HELD = 20_000;
/** What nobody watches is looked at again after so long: an operator may have changed it. */
const UNWATCHED_MS = 1000;
const MOST_ATTEMPTS = 20;

/** Tells of what is committed; nothing else is ever told. */
export interface Committed {
  readonly match: Match;
  readonly made: readonly Made[];
  /** Whether the room looks different now; a clock that runs on is told with the steps. */
  readonly roomChanged: boolean;
  /** Whether this process made the commit, and knew of it at once. */
  readonly isOurs: boolean;
  /** Whether this is what started the game. */
  readonly began: boolean;
}

export interface MatchesOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly owners?: Owners;
  readonly world?: World;
}

/** A match that this process owns. */
interface Held {
  readonly match: Match;
  /** The epoch in which it came to be owned. */
  readonly epoch: number;
  /** The uptime at which the store last said so; before all time where that is in doubt. */
  readonly seenAt: number;
}

/**
 * The matches that this process owns: loads them, changes them one change at a time, and tells listeners after each
 * commit.
 *
 * A change is decided on the match in memory, where changes of one match queue up, and committed on the condition that
 * nobody else has changed or owned it meanwhile; the database compares under the row's lock. Where the condition fails,
 * the match is read anew and the decision is made again, or left to the process that owns it now.
 */
export class Matches {
  readonly store: Store;
  readonly world: World;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly reader: MatchReader;
  readonly #owners: Owners;
  readonly #held = new Map<string, Held>();
  /** What is being asked for is asked for once: those who come back at once, and ask again, would keep the store busy. */
  readonly #claims = new Map<string, Promise<Match>>();
  #isWatched: (id: string) => boolean = () => false;
  readonly #queues = new Queues();
  readonly #listeners: ((committed: Committed) => void)[] = [];
  readonly #lossListeners: ((id: string) => void)[] = [];

  constructor({ store, log, metrics, owners = SOLE_OWNER, world = REAL_WORLD }: MatchesOptions) {
    this.store = store;
    this.log = log;
    this.metrics = metrics;
    this.world = world;
    this.now = world.now;
    this.#owners = owners;
    this.reader = new MatchReader({ store, log, metrics, world, onBroken: (id) => this.forget(id) });
  }

  onCommitted(listener: (committed: Committed) => void): void {
    this.#listeners.push(listener);
  }

  /** Called for a match that another process owns from now on. */
  onLost(listener: (id: string) => void): void {
    this.#lossListeners.push(listener);
  }

  /** Matches that somebody watches stay in memory, so that their steps can be told one after the other. */
  keepWatched(isWatched: (id: string) => boolean): void {
    this.#isWatched = isWatched;
  }

  /** Changes that wait for their turn. */
  get waiting(): number {
    return this.#queues.waiting;
  }

  /** The matches in memory. */
  get held(): readonly Match[] {
    return [...this.#held.values()].map(({ match }) => match);
  }

  /** Whether other processes may own matches too. */
  get areShared(): boolean {
    return this.#owners.areMany;
  }

  /** The match as it stands, which from now on is owned here; refused if there is none, Elsewhere if another owns it. */
  async load(id: string): Promise<Match> {
    const held = this.#held.get(id);
    if (held !== undefined && this.#isSure(id, held)) return held.match;
    const underWay = this.#claims.get(id);
    if (underWay !== undefined) return await underWay;
    const claim = this.#claim(id).finally(() => {
      if (this.#claims.get(id) === claim) this.#claims.delete(id);
    });
    this.#claims.set(id, claim);
    return await claim;
  }

  /** The match as it is stored, whoever owns it: for what looks at it from outside. */
  async look(id: string): Promise<Match> {
    const held = this.#held.get(id);
    if (held !== undefined && this.#isSure(id, held)) return held.match;
    const stored = await this.store.load(id);
    if (stored === undefined) throw noSuchMatch();
    return await this.reader.read(stored);
  }

  /** The match if it is in memory, without waiting. */
  peek(id: string): Match | undefined {
    return this.#held.get(id)?.match;
  }

  /** Whether a match is in memory as the store has it. */
  isUpToDate(id: string, { revision, epoch }: Head): boolean {
    const held = this.#held.get(id);
    return held !== undefined && held.match.revision >= revision && held.epoch === epoch;
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
        await this.load(id);
        const held = this.#held.get(id);
        // It was forgotten in between: look again.
        if (held === undefined) continue;
        const { match } = held;
        const now = Math.max(askedAt, match.updatedAt);
        const outcome = await this.#decide(held, now, decide);
        if (outcome !== undefined && outcome.next === undefined) return outcome.value;
        if (outcome?.next !== undefined) {
          if (await this.#commit(held, outcome, outcome.next, now)) return outcome.value;
          this.metrics.conflicts.add(1);
        }
        this.#doubt(id);
      }
      throw new Refused('unavailable', 'The match is too busy; try again');
    });
  }

  /** Changes a match whoever owns it, as an operator would; its owner finds out when it looks at the store. */
  async amend(id: string, decide: (match: Match, now: number) => Outcome<void>): Promise<void> {
    try {
      await this.change(id, 'server', decide);
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      await this.#amendThere(id, decide);
    }
  }

  /** Reads a match anew that was changed from outside, or may have another owner, and tells of what is new. */
  refresh(id: string): Promise<void> {
    return this.#queues.run(id, 'server', async () => {
      this.#doubt(id);
      await this.load(id);
    });
  }

  /** Forgets a match that nobody here looks at any more, and leaves it to whoever wants it next; it stays in the store. */
  forget(id: string): void {
    const held = this.#held.get(id);
    this.#held.delete(id);
    // What is due for a match is done by its owner.
    if (held !== undefined && held.match.dueAt === undefined) this.#owners.cede(this.store, id);
  }

  drain(): Promise<void> {
    return this.#queues.drain();
  }

  async #amendThere(id: string, decide: (match: Match, now: number) => Outcome<void>): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { epoch = 0 } = (await this.store.heads([id])).get(id) ?? {};
      const match = await this.look(id);
      const now = Math.max(this.now(), match.updatedAt);
      const outcome = decide(match, now);
      if (outcome.next === undefined) return;
      if (await this.store.commit(prepare(match, epoch, outcome, outcome.next, now).change)) return;
    }
    throw new Refused('unavailable', 'The match is too busy; try again');
  }

  /**
   * What is decided about a match; nothing if it was decided to do nothing, and the match turned out to be old. Of one
   * that nobody watches nobody would find out.
   */
  async #decide<Value>(
    { match }: Held,
    now: number,
    decide: (match: Match, now: number) => Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Outcome<Value> | undefined> {
    try {
      const outcome = await decide(match, now);
      return outcome.next === undefined && (await this.#isOldUnwatched(match)) ? undefined : outcome;
    } catch (error) {
      if (error instanceof Refused && (await this.#isOldUnwatched(match))) return undefined;
      throw error;
    }
  }

  async #isOldUnwatched({ id }: Match): Promise<boolean> {
    if (this.#isWatched(id)) return false;
    const head = (await this.store.heads([id])).get(id);
    return head === undefined || !this.isUpToDate(id, head);
  }

  async #commit({ match, epoch }: Held, outcome: Outcome<unknown>, changed: Match, now: number): Promise<boolean> {
    const seenAt = this.world.uptime();
    const { made = [] } = outcome;
    const { change, next } = prepare(match, epoch, outcome, changed, now);
    const { room, game } = next;
    const committed = await this.store.commit(change).catch((error: unknown) => {
      // Whether it was written is unknown now: the next look must be at the store.
      this.#doubt(match.id);
      throw error;
    });
    if (!committed) return false;
    this.#remember({ match: next, epoch, seenAt });
    this.metrics.steps.add(made.length);
    const roomChanged = next.status !== match.status || game !== match.game || looksDifferent(match.room, room);
    const began = match.status === 'open' && next.status === 'playing';
    this.#tell({ match: next, made, roomChanged, isOurs: true, began });
    return true;
  }

  #tell(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }

  #isSure(id: string, { seenAt }: Held): boolean {
    if (seenAt < this.#owners.since) return false;
    return this.#isWatched(id) || this.world.uptime() - seenAt < UNWATCHED_MS;
  }

  /** From now on what is in memory of a match may be old. */
  #doubt(id: string): void {
    this.#claims.delete(id);
    const held = this.#held.get(id);
    if (held !== undefined) this.#held.set(id, { ...held, seenAt: Number.NEGATIVE_INFINITY });
  }

  #remember(held: Held): void {
    const { match, epoch } = held;
    const known = this.#held.get(match.id);
    // Whoever was slow to read must not put an older one back.
    if (known !== undefined && (known.match.revision > match.revision || known.epoch > epoch)) return;
    // Set anew, it is the youngest of the map's keys; the oldest goes when there are too many.
    this.#held.delete(match.id);
    this.#held.set(match.id, held);
    if (this.#held.size <= MOST_HELD) return;
    for (const id of this.#held.keys()) {
      if (this.#isWatched(id)) continue;
      this.forget(id);
      return;
    }
  }

  /** Comes to own a match, unless another process does, and tells of what has happened to it since it was last seen. */
  async #claim(id: string): Promise<Match> {
    const seenAt = this.world.uptime();
    const claim = await this.#owners.claim(this.store, id).catch((error: unknown) => {
      if (error instanceof Elsewhere) this.#lose(id);
      throw error;
    });
    if (claim === undefined) {
      this.#held.delete(id);
      throw noSuchMatch();
    }
    const { match: stored, epoch } = claim;
    const old = this.#held.get(id)?.match;
    if (old === undefined) this.#remember({ match: await this.reader.checked(stored), epoch, seenAt });
    else if (stored.revision <= old.revision) this.#remember({ match: old, epoch, seenAt });
    else {
      const { match, made } = await this.reader.since(old, stored);
      this.#remember({ match, epoch, seenAt });
      const began = old.status === 'open' && match.status !== 'open';
      this.#tell({ match, made, roomChanged: true, isOurs: false, began });
    }
    const held = this.#held.get(id);
    return held === undefined ? await this.#claim(id) : held.match;
  }

  #lose(id: string): void {
    this.#held.delete(id);
    for (const listener of this.#lossListeners) listener(id);
  }
}

function noSuchMatch(): Refused {
  return new Refused('unknownMatch', 'There is no such match');
}
