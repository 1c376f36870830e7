import type { Step } from './actions/shapes.ts';
import { settleChance } from './chance.ts';
import { Corrupt } from './corrupt.ts';
import type { GameEvent } from './events.ts';
import { cloneState, type State } from './state.ts';
import { makeStep } from './step.ts';

/** A game that can be inspected at every step. Each state is computed once, from the previous one. */
export interface Replay {
  readonly steps: readonly Step[];
  /** Returns the state after `step` steps; 0 is the deal. The state is shared: copy it before playing on. */
  stateAt(step: number): State;
  /** Returns the events of the step that leads to this state; empty for the deal. */
  eventsAt(step: number): readonly GameEvent[];
}

/** Replays legal steps. If reshuffles are missing from the steps, draws them with the game's generator. */
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
