import type { Action, View } from '@nunatak/engine';
import { toMove } from '@nunatak/engine/fast';
import { SHEET_LINES, type SheetLine } from '../arena/play.ts';
import { finalSheets } from '../explain/sheets.ts';
import { guideFor } from '../registry.ts';
import { type Estimate, estimate } from './estimate.ts';

/** Points by source that one plan is expected to give a seat more than another plan. */
export interface Gain extends Estimate {
  readonly seat: number;
  readonly source: SheetLine;
}

/** Seed of a decision's analysis, and its thinking time relative to the standard. */
export interface AnalysisOptions {
  readonly seed: string;
  readonly effort: number;
}

/** Number of sampled secrets on which both plans are played to the end, at effort 1. */
const SAMPLES = 32;
/** Minimum gain from one source to be reported, in points; DOUBT is the minimum in standard errors. */
const LEAST = 1;
const DOUBT = 2;

/**
 * Returns the expected gains of the best plan over the played one by source and seat, largest first. The guide plays
 * both to the end.
 */
export function gainsOf(
  view: View,
  best: readonly Action[],
  played: readonly Action[],
  options: AnalysisOptions,
): Gain[] {
  const { players } = view.facts;
  const samples = Math.ceil(SAMPLES * options.effort);
  const sheetsAfter = (plan: readonly Action[]) => {
    const moves = plan.map((action) => toMove(view.facts, action));
    return finalSheets(view, moves, guideFor(players), samples, options.seed);
  };
  const better = sheetsAfter(best);
  const worse = sheetsAfter(played);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const gains = seats.flatMap((seat) =>
    SHEET_LINES.map((source): Gain => {
      const differences = better.map((sheets, i) => sheets[seat][source] - worse[i][seat][source]);
      return { seat, source, ...estimate(differences) };
    }),
  );
  return gains
    .filter(({ mean, error }) => Math.abs(mean) >= Math.max(LEAST, DOUBT * error))
    .sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
}
