import { cloneState, determinize, type Rng, type View } from '@nunatak/engine';
import type { Guide } from '../guide/guide.ts';
import type { Plan } from '../guide/plans.ts';
import { emptyVerdict, type Judge, type Verdict } from '../judge/judge.ts';
import { RootInfo } from '../judge/rootInfo.ts';
import { playTurn } from './afterTurn.ts';
import { candidatesOf } from './candidates.ts';

/** A plan, and the judge's verdict on the position after it. */
export interface JudgedPlan {
  readonly plan: Plan;
  readonly verdict: Verdict;
  /** Value to the seat that decides. */
  readonly value: number;
}

/** Points that the certainty of a win counts for, beside the lead in points. */
const WIN_POINTS = 10;

/** Returns a seat's value of a verdict: its lead over the others' mean points, plus a little for its chance to win. */
function oneLookValue({ points, chances }: Verdict, players: number, seat: number): number {
  if (players === 1) return points[0];
  let others = 0;
  for (let other = 0; other < players; other++) if (other !== seat) others += points[other];
  return points[seat] - others / (players - 1) + WIN_POINTS * chances[seat];
}

const root = new RootInfo();

/** Judges the position after each of the best plans once, ignoring what the plan reveals. Returns the best first. */
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
