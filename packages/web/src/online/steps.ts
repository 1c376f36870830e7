import { type Action, determinize, type Rng, type State, seedRng, type View } from '@nunatak/engine';
import { type FollowedStep, followStep, type LineView, type Step } from '@nunatak/protocol';
import type { Entry } from '../line/entry.ts';
import { commonLength, type Line } from '../line/line.ts';

/** The line of decisions of a match, as the table wants it, made from the steps that the server sent. */

/** Deals what nobody can see: only so that staged steps can be tried on the engine. */
export class Guess {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = seedRng(seed);
  }

  state(view: View): State {
    return determinize(view, this.#rng);
  }
}

/** Whether a person has a seat, at any screen. */
export type HasPerson = (seat: number) => boolean;

export function entryOfStep(
  before: State,
  step: FollowedStep & { readonly action: Action },
  after: State,
  hasPerson: HasPerson,
): Entry {
  const { seat, action, events, line, by } = step;
  const standIn = by === 'seat' || !hasPerson(seat) ? undefined : by;
  return { seat, action, events, before, after, standIn, closes: line.floor === line.length };
}

/** A step that was an action; the others went back. */
export function isAction(step: FollowedStep): step is FollowedStep & { readonly action: Action } {
  return step.action !== undefined;
}

/** The whole line from all the steps of a match and the view before the first of them; undefined if they do not fit. */
export function lineOf(steps: readonly Step[], firstView: View, guess: Guess, hasPerson: HasPerson): Line | undefined {
  const first = guess.state(firstView);
  let state = first;
  let at: LineView = { length: 0, floor: 0 };
  const line: Entry[] = [];
  for (const told of steps) {
    const followed = followStep(state.view, at, told);
    if (followed === undefined) return undefined;
    const { step, view } = followed;
    const after = guess.state(view);
    if (isAction(step)) line.push(entryOfStep(state, step, after, hasPerson));
    else line.length = Math.min(line.length, step.line.length);
    state = after;
    at = step.line;
  }
  return { first, entries: line };
}

/** The new line with the old one's entries where they are the same, so that nothing is shown twice. */
export function keepKnown(old: Line, fresh: Line): Line {
  const same = commonLength(old.entries, fresh.entries);
  return { first: old.first, entries: [...old.entries.slice(0, same), ...fresh.entries.slice(same)] };
}
