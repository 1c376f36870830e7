import { isPlanOpen } from '@nunatak/bots/review';
import type { Action, State } from '@nunatak/engine';
import { floorOf } from '../line/entry.ts';
import { cutTo, type Line, lastState, playOn } from '../line/line.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';

/** One plan from a position: whoever decides there has every legal action, and then nobody has any until it is begun anew. */
export class ExerciseReferee implements Referee {
  readonly isWhole = false;
  readonly canTakeBack = false;
  readonly thinking = undefined;
  readonly silent = undefined;
  #line: Line;
  #tried: readonly Action[] | undefined;
  #listener: RefereeListener | undefined;

  constructor(position: State) {
    this.#line = { first: position, entries: [] };
  }

  get line(): Line {
    return this.#line;
  }

  get floor(): number {
    return floorOf(this.#line.entries);
  }

  /** The plan that was tried, once it is whole: the same object until the line changes. */
  get tried(): readonly Action[] | undefined {
    return this.#tried;
  }

  isHere(seat: number): boolean {
    return seat === this.#line.first.view.decider && this.tried === undefined;
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  decide(actions: readonly Action[]): void {
    this.#change(playOn(this.#line, actions));
  }

  undo(to: number): void {
    this.#change(cutTo(this.#line, to));
  }

  /** Back to the position, to try once more. */
  again(): void {
    this.undo(0);
  }

  takeBack(): void {
    this.#listener?.onRefused();
  }

  record(): undefined {
    return undefined;
  }

  keepStaged(): void {
    // Nothing of a try is kept until it is whole.
  }

  #change(line: Line): void {
    const { first, entries } = line;
    this.#line = line;
    this.#tried = isPlanWhole(first, lastState(line), entries.length) ? entries.map(({ action }) => action) : undefined;
    this.#listener?.onChange();
  }
}

function isPlanWhole(position: State, now: State, decided: number): boolean {
  return decided > 0 && !isPlanOpen(position.view, now.view);
}
