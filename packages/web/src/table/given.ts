import { type Action, formatAction, type State } from '@nunatak/engine';
import { useState } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import type { Advice } from '../session/bots.ts';
import { hintStep } from './hintText.ts';

/** Advice that was given, and how much of it was said. */
export interface Given {
  /** The position it was asked for, after so many entries. */
  readonly state: State;
  readonly after: number;
  readonly advice: Advice;
  readonly strength: number;
}

/** What was advised last in each game: it outlives the table, as one may look something up before one follows it. */
const last = new WeakMap<Game, Given>();

export function useGiven(game: Game): [Given | undefined, (given: Given) => void] {
  const [given, setGiven] = useState(() => last.get(game));
  const give = (next: Given) => {
    last.set(game, next);
    setGiven(next);
  };
  return [given, give];
}

/** Whether advice still holds: nothing is staged since but its own first steps, and what it is about is still to do. */
export function isFollowed({ state, after, advice }: Given, { state: now, entries, floor }: Snapshot): boolean {
  const staged = entries.slice(after);
  if (floor > after || staged.length > hintStep(advice)) return false;
  const before = staged[0]?.before ?? now;
  return before === state && staged.every(({ action }, i) => isSame(action, advice.plan[i]));
}

/** Y1: whom a card is for is staged by itself with the card and can be changed at any time. */
function isSame(staged: Action, planned: Action | undefined): boolean {
  if (planned === undefined) return false;
  if (staged.type === 'useFor') return planned.type === 'useFor';
  return formatAction(staged) === formatAction(planned);
}
