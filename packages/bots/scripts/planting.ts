import { type Action, type PlayerCount, setup, type View } from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import { AllPlans, type Plan } from '../src/guide/plans.ts';
import { type Budget, botNamed } from '../src/index.ts';
import { guideFor } from '../src/registry.ts';
import { type ReviewedGame, reviewedGame } from '../src/review/index.ts';

/** A game of one bot at all seats, in which one seat plays a clearly bad plan once. */
export interface Planted {
  readonly game: ReviewedGame;
  /** Number of steps before the bad plan. */
  readonly from: number;
}

/** Points behind the best plan at which a plan is clearly bad, by the guide's estimate. */
const CLEARLY_WORSE = 3;

/** Returns the guide's worst plan; undefined if it is about as good as the best, such as near the end of the game. */
function worstPlan(view: View): Plan | undefined {
  const all = new AllPlans();
  guideFor(view.facts.players).plans(view, all);
  const [best, ...others] = all.plans.toSorted((a, b) => b.worth - a.worth);
  const worst = others.at(-1);
  return worst !== undefined && best.worth - worst.worth >= CLEARLY_WORSE ? worst : undefined;
}

/** Plays a game with a bad plan in the first turn, from `turn` on, that has a clearly bad one. */
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
