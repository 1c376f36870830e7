import type { DatabaseSync } from 'node:sqlite';
import { Replaying } from '../../src/match/log.ts';
import { type ClockState, fromStored, type Match, type Room } from '../../src/match/match.ts';
import { fromMatchRow, fromStepRow, type MatchRow, type StepRow } from '../../src/store/tables.ts';
import type { Breach } from './invariants.ts';

/** What has arrived at the processes. */
export interface Arrivals {
  /** The moments at which each action arrived, by its id. */
  readonly actions: ReadonlyMap<string, ReadonlySet<number>>;
  /** How often standing orders arrived, by what they say. */
  readonly orders: ReadonlyMap<string, number>;
}

/** So much of an order gives it away; less of it may come up by chance. */
const TELLTALE = 6;

/** One match as it lies in the database, looked at by plain SQL and played again step by step. */
export class MatchWitness {
  readonly id: string;
  row: MatchRow;
  /** Standing orders that were ever stored, by seat. */
  readonly orders = new Set<string>();
  /** The steps by the id of their action. */
  readonly actions = new Map<string, number>();
  replaying: Replaying | undefined;
  readonly #database: DatabaseSync;
  readonly #arrivals: Arrivals;
  /** How often each seat's orders were changed to what they are. */
  readonly #changes = new Map<string, number>();
  #secrets: { readonly seq: number; readonly texts: readonly string[] } | undefined;

  constructor(id: string, database: DatabaseSync, arrivals: Arrivals) {
    this.id = id;
    this.#database = database;
    this.#arrivals = arrivals;
    this.row = this.#read();
    for (const orders of this.#ordersNow()) this.orders.add(orders);
  }

  get match(): Match {
    return fromStored(fromMatchRow(this.row));
  }

  get room(): Room {
    return JSON.parse(this.row.room);
  }

  /** Looks at what has become of the match since the last time. */
  look(): Breach | undefined {
    const before = this.row;
    this.row = this.#read();
    const { row } = this;
    if (row.revision < before.revision) return this.#breach('oneOrder', `revision ${before.revision} is overwritten`);
    if (row.quarantine !== null) return this.#breach('noFault', `set aside: ${row.quarantine}`);
    const returned = this.#noteOrders(before);
    if (returned !== undefined) return this.#breach('oneOrder', `a change is lost: again seat ${returned}`);
    const { left }: Partial<ClockState> = JSON.parse(row.clock ?? '{}');
    const negative = left?.find((milliseconds) => milliseconds < 0);
    if (negative !== undefined) return this.#breach('clocksNotNegative', `${negative} ms left`);
    if (row.status === 'open') return undefined;
    this.replaying ??= new Replaying(this.match);
    return this.#lookAtLog(before);
  }

  #lookAtLog(before: MatchRow): Breach | undefined {
    const { row, replaying } = this;
    if (replaying === undefined) return undefined;
    const fresh = this.#database
      .prepare('select * from steps where match_id = ? and seq > ? order by seq')
      .all(this.id, replaying.made.length) as unknown as StepRow[];
    for (const step of fresh) {
      try {
        replaying.play(fromStepRow(step));
      } catch (error) {
        return this.#breach('oneOrder', error instanceof Error ? error.message : String(error));
      }
      const breach = this.#lookAtStep(step, before);
      if (breach !== undefined) return breach;
    }
    if (row.seq !== replaying.made.length) {
      return this.#breach('oneOrder', `it is at step ${row.seq} and has ${replaying.made.length} steps`);
    }
    return undefined;
  }

  #lookAtStep(step: StepRow, before: MatchRow): Breach | undefined {
    if (step.action_id === null) return undefined;
    const earlier = this.actions.get(step.action_id);
    if (earlier !== undefined) return this.#breach('notTwice', `${step.action_id} is step ${earlier} and ${step.seq}`);
    this.actions.set(step.action_id, step.seq);
    const isOnTime = step.at === before.updated_at || this.#arrivals.actions.get(step.action_id)?.has(step.at) === true;
    if (!isOnTime) return this.#breach('clockAtArrival', `step ${step.seq} of ${step.action_id} is at ${step.at}`);
    return undefined;
  }

  /** What nobody may be told of the match now. */
  secrets(): readonly string[] {
    const { row, replaying } = this;
    if (row.status === 'finished') return [];
    if (this.#secrets?.seq === row.seq && replaying !== undefined) return this.#secrets.texts;
    const hidden = replaying?.positions.at(-1)?.state.secret;
    const orders = hidden === undefined ? [] : [hidden.deck, hidden.tiles, hidden.blessings];
    const telltales = orders
      .filter((order) => order.length >= TELLTALE)
      .flatMap((order) => [order.slice(0, TELLTALE), order.slice(-TELLTALE)])
      .map((order) => order.join(','));
    const texts = [row.seed, row.salt, ...telltales];
    this.#secrets = { seq: row.seq, texts };
    return texts;
  }

  /** Orders are changed to something as often as somebody has asked for it; once more, and an older room was put back. */
  #noteOrders(before: MatchRow): string | undefined {
    const earlier = new Set(this.#ordersNow(before));
    for (const orders of this.#ordersNow()) {
      const isFirst = !this.orders.has(orders);
      this.orders.add(orders);
      if (earlier.has(orders)) continue;
      const changes = (this.#changes.get(orders) ?? 0) + 1;
      this.#changes.set(orders, changes);
      const asked = this.#arrivals.orders.get(orders.slice(2)) ?? 0;
      if (!isFirst && changes > asked) return orders;
    }
    return undefined;
  }

  #ordersNow({ room }: MatchRow = this.row): string[] {
    const { seats }: Room = JSON.parse(room);
    return seats.map(({ orders }, seat) => `${seat} ${JSON.stringify(orders)}`);
  }

  #read(): MatchRow {
    return this.#database.prepare('select * from matches where id = ?').get(this.id) as unknown as MatchRow;
  }

  #breach(invariant: Breach['invariant'], detail: string): Breach {
    return { invariant, detail: `match ${this.id}: ${detail}` };
  }
}
