import { type Action, closesUndo, replay, type State, type Step, toRecord } from '@nunatak/engine';
import type { Entry } from '../line/entry.ts';
import type { Line } from '../line/line.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';
import type { SeatConfig } from '../session/config.ts';
import type { LocalRecord } from '../session/origin.ts';

/** A game that was decided long ago, as its record tells it. */
export interface Recorded {
  readonly initial: State;
  readonly steps: readonly Step[];
  readonly seed: string | undefined;
  /** Who played, as far as it is known. */
  readonly seats: readonly SeatConfig[];
  /** The seats that are written in the record; that of a server has names only. */
  readonly written: readonly SeatConfig[];
}

/** A recorded line: everything is decided already, and nobody can decide anything more. */
export class RecordedReferee implements Referee {
  readonly line: Line;
  readonly isWhole = true;
  readonly canTakeBack = false;
  readonly thinking = undefined;
  readonly silent = undefined;
  readonly #recorded: Recorded;
  /** How many steps of the record each entry reaches to, chance included. */
  readonly #ends: readonly number[];
  #listener: RefereeListener | undefined;

  constructor(recorded: Recorded) {
    const { first, entries, ends } = lineOf(recorded);
    this.#recorded = recorded;
    this.line = { first, entries };
    this.#ends = ends;
  }

  get written(): readonly SeatConfig[] {
    return this.#recorded.written;
  }

  get floor(): number {
    return this.line.entries.length;
  }

  isHere(): boolean {
    return false;
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  decide(): void {
    this.#listener?.onRefused();
  }

  undo(): void {
    this.#listener?.onRefused();
  }

  takeBack(): void {
    this.#listener?.onRefused();
  }

  keepStaged(): void {
    // Nothing can be staged where nobody decides.
  }

  record(): LocalRecord {
    return this.recordAt(this.line.entries.length);
  }

  /** The record of the game up to a step, to play on from. */
  recordAt(step: number): LocalRecord {
    const { initial, steps, seed, seats } = this.#recorded;
    const made = steps.slice(0, this.#ends[step]);
    return { ...toRecord(initial, made, seed === undefined ? {} : { seed }), seats };
  }
}

/** T4: chance decides nothing that a seat could be asked for, so its steps belong to the decision before them. */
function lineOf({ initial, steps }: Recorded): Line & { readonly ends: readonly number[] } {
  const { stateAt, eventsAt } = replay(initial, steps);
  const afterChance = (from: number) => {
    let to = from;
    while (steps[to]?.type === 'reshuffle') to++;
    return to;
  };
  const entries: Entry[] = [];
  const ends = [afterChance(0)];
  for (let at = afterChance(0); at < steps.length; at = afterChance(at + 1)) {
    const action = steps[at] as Action;
    const end = afterChance(at + 1);
    const events = Array.from({ length: end - at }, (_, i) => eventsAt(at + 1 + i)).flat();
    const before = stateAt(at);
    const after = stateAt(end);
    const closes = closesUndo(before.view, after.view, events);
    entries.push({ seat: before.view.decider, action, events, before, after, closes });
    ends.push(end);
  }
  return { first: stateAt(afterChance(0)), entries, ends };
}
