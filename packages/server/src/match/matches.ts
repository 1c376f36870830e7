import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { type Owners, SOLE_OWNER } from '../owners/owners.ts';
import { Refused } from '../refused.ts';
import type { Head, Store } from '../store/store.ts';
import { REAL_WORLD, type World } from '../world.ts';
import { type Committed, type Outcome, prepare } from './change.ts';
import { type Arrival, type Held, reachOf, wasElsewhere } from './held.ts';
import type { Made } from './log.ts';
import { looksDifferent, type Match } from './match.ts';
import { type Lane, Queues } from './queues.ts';
import { MatchReader } from './reading.ts';

const MOST_HELD = 20_000;
/** What nobody watches is looked at again after so long: an operator may have changed it. */
const UNWATCHED_MS = 1000;
const MOST_ATTEMPTS = 20;

export interface MatchesOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly owners?: Owners;
  readonly world?: World;
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
  /** Likewise processes that are being said to be gone, by those who wanted to be led there. */
  readonly #retiring = new Map<string, Promise<void>>();
  #isWatched: (id: string) => boolean = () => false;
  readonly #queues = new Queues();
  readonly #listeners: ((committed: Committed) => void)[] = [];
  readonly #readListeners: ((match: Match) => void)[] = [];
  readonly #lossListeners: ((id: string) => void)[] = [];

  constructor(options: MatchesOptions) {
    const { store, log, metrics, owners = SOLE_OWNER, world = REAL_WORLD } = options;
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

  /** Called for a match that was not in memory: others may have left something to do for it, as an operator does. */
  onRead(listener: (match: Match) => void): void {
    this.#readListeners.push(listener);
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
    const held = this.#sure(id);
    if (held !== undefined) return held.match;
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
    const held = this.#sure(id);
    if (held !== undefined) return held.match;
    const stored = await this.store.load(id);
    if (stored === undefined) throw noSuchMatch();
    return await this.reader.read(stored);
  }

  /** The match if it is in memory, owned here, and nobody can have changed it since. */
  certain(id: string): Match | undefined {
    return this.#sure(id)?.match;
  }

  /** The match if it is in memory, without waiting. */
  peek(id: string): Match | undefined {
    return this.#held.get(id)?.match;
  }

  /** How far a match has come that is in memory; nowhere, where it is not. */
  reachOf(id: string): Pick<Head, 'revision' | 'epoch'> {
    return reachOf(this.#held.get(id));
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
    const arrival = { at: this.now(), epoch: this.#held.get(id)?.epoch };
    return this.#queues.run(id, lane, () => this.#change(id, lane, arrival, decide));
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

  /** Says that a process is gone: what it owned is anybody's. */
  retire(node: string): Promise<void> {
    const underWay = this.#retiring.get(node);
    if (underWay !== undefined) return underWay;
    const retiring = this.store.retire(node).finally(() => this.#retiring.delete(node));
    this.#retiring.set(node, retiring);
    return retiring;
  }

  drain(): Promise<void> {
    return this.#queues.drain();
  }

  async #change<Value>(
    id: string,
    lane: Lane,
    arrival: Arrival,
    decide: (match: Match, now: number) => Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Value> {
    let isWriting = false;
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const held = this.#sure(id) ?? (await this.load(id).then(() => this.#held.get(id)));
        // It was forgotten in between: look again.
        if (held === undefined) continue;
        const { match } = held;
        if (lane !== 'server' && wasElsewhere(arrival.epoch, held.epoch)) {
          throw new Refused('unavailable', 'Another process has had this match meanwhile; ask again');
        }
        const now = Math.max(arrival.at, match.updatedAt);
        const deciding = this.#decide(held, now, decide);
        const outcome = deciding instanceof Promise ? await deciding : deciding;
        if (outcome !== undefined && outcome.next === undefined) return outcome.value;
        if (outcome?.next !== undefined) {
          const seenAt = this.world.uptime();
          const { change, next } = prepare(match, held.epoch, outcome, outcome.next, now);
          isWriting = true;
          if (await this.store.commit(change)) {
            this.#committed(match, { match: next, epoch: held.epoch, seenAt }, outcome.made ?? []);
            return outcome.value;
          }
          isWriting = false;
          this.metrics.conflicts.add(1);
        }
        this.#doubt(id);
      }
    } catch (error) {
      // Whether it was written is unknown now: the next look must be at the store.
      if (isWriting) this.#doubt(id);
      throw error;
    }
    throw new Refused('unavailable', 'The match is too busy; try again');
  }

  async #amendThere(id: string, decide: (match: Match, now: number) => Outcome<void>): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { epoch = 0 } = (await this.store.head(id)) ?? {};
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
   * that nobody watches nobody would find out. Where something is to be written there is nothing to wait for: the store compares.
   */
  #decide<Value>(
    { match }: Held,
    now: number,
    decide: (match: Match, now: number) => Outcome<Value> | Promise<Outcome<Value>>,
  ): Outcome<Value> | Promise<Outcome<Value> | undefined> {
    try {
      const outcome = decide(match, now);
      return outcome instanceof Promise || outcome.next === undefined ? this.#unlessOld(match, outcome) : outcome;
    } catch (error) {
      return this.#unlessOld(match, Promise.reject(error));
    }
  }

  async #unlessOld<Value>(
    match: Match,
    deciding: Outcome<Value> | Promise<Outcome<Value>>,
  ): Promise<Outcome<Value> | undefined> {
    try {
      const outcome = await deciding;
      return outcome.next === undefined && (await this.#isOldUnwatched(match)) ? undefined : outcome;
    } catch (error) {
      if (error instanceof Refused && (await this.#isOldUnwatched(match))) return undefined;
      throw error;
    }
  }

  async #isOldUnwatched({ id }: Match): Promise<boolean> {
    if (this.#isWatched(id)) return false;
    const head = await this.store.head(id);
    return head === undefined || !this.isUpToDate(id, head);
  }

  /** Remembers a match as it has just been written here, and tells of what is new. */
  #committed(before: Match, written: Held, made: readonly Made[]): void {
    const { match } = written;
    this.#remember(written);
    this.metrics.steps.add(made.length);
    const roomChanged =
      match.status !== before.status || match.game !== before.game || looksDifferent(before.room, match.room);
    const began = before.status === 'open' && match.status === 'playing';
    this.#tell({ match, made, roomChanged, isOurs: true, began });
  }

  #tell(committed: Committed): void {
    for (const listener of this.#listeners) listener(committed);
  }

  /** The match in memory, where it is certain that the store has no newer one and that it is owned here. */
  #sure(id: string): Held | undefined {
    const held = this.#held.get(id);
    if (held === undefined || held.seenAt < this.#owners.since) return undefined;
    return this.#isWatched(id) || this.world.uptime() - held.seenAt < UNWATCHED_MS ? held : undefined;
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
    this.#held.set(match.id, held);
    // What has been held longest goes when there are too many; who still wants it reads it again.
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
    // People may have gone on there: what they said here before must not come after what they have said since.
    if (wasElsewhere(this.#held.get(id)?.epoch, epoch)) this.#lose(id);
    const old = this.#held.get(id)?.match;
    if (old === undefined) {
      const match = await this.reader.checked(stored);
      this.#remember({ match, epoch, seenAt });
      for (const listener of this.#readListeners) listener(match);
    } else if (stored.revision <= old.revision) this.#remember({ match: old, epoch, seenAt });
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
