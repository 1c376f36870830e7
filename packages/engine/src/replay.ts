import type { Step } from './actions/kinds.ts';
import { settleChance } from './chance.ts';
import { Corrupt } from './corrupt.ts';
import type { GameEvent } from './events.ts';
import { cloneState, type State } from './state.ts';
import { makeStep } from './step.ts';

/** A game step by step: every state along the way, each worked out once and from the one before. */
export interface Replay {
  readonly steps: readonly Step[];
  /** The state after so many steps; 0 is the deal. It is shared: play on from a copy. */
  stateAt(step: number): State;
  /** What the step that leads to a state did; nothing for the deal. */
  eventsAt(step: number): readonly GameEvent[];
}

/** Replays legal steps. Where chance was due and its steps are left out, it draws as the game's generator would. */
export function replay(initial: State, steps: readonly Step[]): Replay {
  const states: State[] = [initial];
  const events: (readonly GameEvent[])[] = [[]];
  const reach = (step: number): void => {
    if (!(Number.isInteger(step) && step >= 0 && step <= steps.length)) {
      throw new Corrupt(`step ${step} of a game of ${steps.length}`);
    }
    while (states.length <= step) {
      const made: GameEvent[] = [];
      const next = cloneState(states[states.length - 1]);
      const due = steps[states.length - 1];
      if (due.type !== 'reshuffle') settleChance(next, (event) => made.push(event));
      makeStep(next, due, (event) => made.push(event));
      states.push(next);
      events.push(made);
    }
  };
  return {
    steps,
    stateAt(step) {
      reach(step);
      return states[step];
    },
    eventsAt(step) {
      reach(step);
      return events[step];
    },
  };
}
