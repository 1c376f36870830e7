import { cloneState, determinize, type Rng, type View } from '@nunatak/engine';
import type { Guide } from '../guide/guide.ts';
import type { Plan } from '../guide/plans.ts';
import { emptyVerdict, type Judge, type Verdict } from '../judge/judge.ts';
import { RootInfo } from '../judge/rootInfo.ts';
import { playTurn } from './afterTurn.ts';
import { candidatesOf } from './candidates.ts';

/** A plan and what the judge says of the position after it. */
export interface JudgedPlan {
  readonly plan: Plan;
  readonly verdict: Verdict;
  /** To the seat that decides. */
  readonly value: number;
}

/** Points that a sure win is worth beside points ahead. */
const WIN_POINTS = 10;

/** What a verdict is worth to a seat with one look: points ahead of the others' mean, and a little for the chance to win. */
function oneLookValue({ points, chances }: Verdict, players: number, seat: number): number {
  if (players === 1) return points[0];
  let others = 0;
  for (let other = 0; other < players; other++) if (other !== seat) others += points[other];
  return points[seat] - others / (players - 1) + WIN_POINTS * chances[seat];
}

const root = new RootInfo();

/** Looks once at the position after each of the best plans, before anything is revealed; the best first. */
export function lookOnce(view: View, judge: Judge, guide: Guide, count: number, rng: Rng): JudgedPlan[] {
  const { players } = view.facts;
  const plans = candidatesOf(view, guide, count);
  const secret = determinize(view, rng);
  root.read(view);
  const looked = plans.map((plan, i): JudgedPlan => {
    const state = i === plans.length - 1 ? secret : cloneState(secret);
    playTurn(state, plan.moves, guide);
    const verdict = emptyVerdict();
    judge.judge(state.view, verdict, root);
    return { plan, verdict, value: oneLookValue(verdict, players, view.decider) };
  });
  return looked.sort((a, b) => b.value - a.value);
}
