import { NONE, type View } from '@nunatak/engine';
import { legalMoves, type Move, type MoveList, moveType, USE_BLESSING } from '@nunatak/engine/fast';
import { AllPlans, type Plan } from '../policy/plans.ts';
import type { Policy } from '../policy/policy.ts';

const NO_WORTH = 0;

/** What is worth a closer look: the best whole plans of a turn, or the moves of a smaller decision. */
export function candidatesOf(view: View, count: number, policy: Policy, moves: MoveList): Plan[] {
  legalMoves(view, moves);
  switch (view.phase) {
    case 'takeCard':
    case 'useFor':
    case 'placeBlock': {
      const all = new AllPlans();
      policy.planner.list(view, all);
      return [...all.best(count), ...blessingPlans(view, moves, policy, all.plans[0]?.worth ?? NO_WORTH)];
    }
    default:
      return fewMoves(view, count, policy, moves);
  }
}

const MOST_SWAPS = 3;

/** Before the card is taken, a blessing may be used first: Discovery, and Moon in its few best ways. */
function blessingPlans(view: View, moves: MoveList, policy: Policy, worth: number): Plan[] {
  if (view.phase === 'useFor') return [];
  const plans: Plan[] = [];
  for (let i = 0; i < moves.count; i++) {
    const move = moves.moves[i];
    if (moveType(move) !== USE_BLESSING) continue;
    const gain = policy.blessingMoveWorth(view, move);
    if (gain !== undefined) plans.push({ worth: worth + gain, moves: [move] });
  }
  return plans.sort((a, b) => b.worth - a.worth).slice(0, MOST_SWAPS);
}

/** All moves of a small decision; of a large one the policy's choice first and the best by its worth. */
function fewMoves(view: View, count: number, policy: Policy, moves: MoveList): Plan[] {
  const all = moves.toArray();
  const choice = policy.fresh(view);
  const worthOf = (move: Move): number => {
    if (move === choice) return Number.POSITIVE_INFINITY;
    return moveType(move) === USE_BLESSING ? (policy.blessingMoveWorth(view, move) ?? NO_WORTH) : NO_WORTH;
  };
  return all
    .map((move) => ({ worth: worthOf(move), moves: [move] }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count);
}

export function isPlanned(moves: MoveList, move: Move | undefined): move is Move {
  return move !== undefined && move !== NONE && moves.includes(move);
}
