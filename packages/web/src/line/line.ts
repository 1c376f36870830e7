import { type Action, formatAction, type State, submit } from '@nunatak/engine';
import { type Entry, entryOf } from './entry.ts';

/** A game as it was decided: the first state and every decision since. Pure data; nothing here knows who decides. */
export interface Line {
  readonly first: State;
  readonly entries: readonly Entry[];
}

/** The state after so many entries; 0 is where the line begins. */
export function stateAt({ first, entries }: Line, step: number): State {
  return step === 0 ? first : (entries[step - 1]?.after ?? lastState({ first, entries }));
}

export function lastState({ first, entries }: Line): State {
  return entries.at(-1)?.after ?? first;
}

export function append(line: Line, entries: readonly Entry[]): Line {
  return { first: line.first, entries: [...line.entries, ...entries] };
}

/** The line with actions played at its end; they are known to be legal there. */
export function playOn(line: Line, actions: readonly Action[]): Line {
  const entries = [...line.entries];
  let state = lastState(line);
  for (const action of actions) {
    const seat = state.view.decider;
    const played = submit(state, seat, action);
    if (!played.ok) throw new Error(`an action known to be legal is refused: ${played.reason.code}`);
    entries.push(entryOf(state, seat, action, played.value));
    state = played.value.state;
  }
  return { first: line.first, entries };
}

export function cutTo(line: Line, length: number): Line {
  return { first: line.first, entries: line.entries.slice(0, length) };
}

export function isSameAction(a: Action, b: Action): boolean {
  return formatAction(a) === formatAction(b);
}

export function isSameEntry(a: Entry | undefined, b: Entry): boolean {
  return a !== undefined && a.seat === b.seat && isSameAction(a.action, b.action);
}

/** How many entries two lines have in common from the first on. */
export function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  const differs = b.findIndex((entry, i) => !isSameEntry(a[i], entry));
  return differs === -1 ? Math.min(a.length, b.length) : differs;
}
