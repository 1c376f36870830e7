import { type Action, type PlayerCount, setup, type View } from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import { AllPlans, type Plan } from '../src/guide/plans.ts';
import { type Budget, botNamed } from '../src/index.ts';
import { guideFor } from '../src/registry.ts';
import { type ReviewedGame, reviewedGame } from '../src/review/index.ts';

/** A game of one bot at all seats, in which one seat once plays the plan that looks worst. */
export interface Planted {
  readonly game: ReviewedGame;
  /** The steps before that plan. */
  readonly from: number;
}

/** A plan that looks so many points worse than the best is clearly worse. */
const CLEARLY_WORSE = 3;

/** The plan that looks worst; none where it looks about as good as the best, as at the end, when little is left to do. */
function worstPlan(view: View): Plan | undefined {
  const all = new AllPlans();
  guideFor(view.facts.players).plans(view, all);
  const [best, ...others] = all.plans.toSorted((a, b) => b.worth - a.worth);
  const worst = others.at(-1);
  return worst !== undefined && best.worth - worst.worth >= CLEARLY_WORSE ? worst : undefined;
}

/** Plays the game; the plan is planted in the first turn from `turn` on in which one is clearly worse. */
export function plantIn(players: PlayerCount, seed: string, turn: number, bot: string, budget?: Budget): Planted {
  const initial = setup({ players }, seed);
  const state = setup({ players }, seed);
  const steps: Action[] = [];
  let from = -1;
  while (state.view.phase !== 'over') {
    const { view } = state;
    const isDue = from < 0 && view.phase === 'takeCard' && view.turn >= turn;
    const planted = isDue ? worstPlan(view) : undefined;
    const { moves } = planted ?? botNamed(bot).decide(view, seed, budget);
    if (planted !== undefined) from = steps.length;
    for (const move of moves) {
      steps.push(toAction(view.facts, move));
      makeLegalMove(state, move);
    }
  }
  const game = reviewedGame(initial, steps);
  if (!game.ok) throw new Error(`${seed} is ${game.reason.kind}`);
  return { game: game.value, from };
}
