import { determinize, type ScoreSheet, type State, score, type View } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import { SHEET_LINES, type SheetLine } from '../arena/play.ts';
import type { Guide } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { rngFor } from '../search/searcher.ts';

/** Expected final points of a seat by source; `total` is their sum. */
export type ExpectedSheet = Readonly<Record<SheetLine | 'total', number>>;

/** Plays the guide's best plan. */
export function playBest(state: State, guide: Guide, act: (move: Move) => void): void {
  const best = new BestPlan();
  guide.plans(state.view, best);
  for (const move of best.plan().moves) act(move);
}

function playOn(state: State, plan: readonly Move[], guide: Guide): void {
  const act = (move: Move): void => makeLegalMove(state, move);
  plan.forEach(act);
  while (state.view.phase !== 'over') playBest(state, guide, act);
}

/**
 * Returns final score sheets, by playout and seat. The sampled secrets depend only on the seed, so the sheets of
 * different plans can be compared playout by playout.
 */
export function finalSheets(
  view: View,
  plan: readonly Move[],
  guide: Guide,
  samples: number,
  seed: string,
): ScoreSheet[][] {
  const rng = rngFor(view, `${seed}/sheets`);
  return Array.from({ length: samples }, () => {
    const state = determinize(view, rng);
    playOn(state, plan, guide);
    return Array.from({ length: view.facts.players }, (_, seat) => score(state.view, seat));
  });
}

/** Returns the expected final score sheet of each seat. */
export function expectedSheets(...plan: Parameters<typeof finalSheets>): ExpectedSheet[] {
  const sheets = finalSheets(...plan);
  const [view] = plan;
  return Array.from({ length: view.facts.players }, (_, seat) => meanSheet(sheets.map((all) => all[seat])));
}

function meanSheet(sheets: readonly ScoreSheet[]): ExpectedSheet {
  const mean = (line: SheetLine) => sheets.reduce((sum, sheet) => sum + sheet[line], 0) / sheets.length;
  const lines = {
    temple: mean('temple'),
    insight: mean('insight'),
    luck: mean('luck'),
    edge: mean('edge'),
    stability: mean('stability'),
    cap: mean('cap'),
    builders: mean('builders'),
    sculptors: mean('sculptors'),
    artisans: mean('artisans'),
    beasts: mean('beasts'),
    architects: mean('architects'),
    elders: mean('elders'),
    blessings: mean('blessings'),
    sets: mean('sets'),
  };
  return { ...lines, total: SHEET_LINES.reduce((sum, line) => sum + lines[line], 0) };
}
