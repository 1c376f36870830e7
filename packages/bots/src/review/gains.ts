import type { Action, View } from '@nunatak/engine';
import { toMove } from '@nunatak/engine/fast';
import { SHEET_LINES, type SheetLine } from '../arena/play.ts';
import { finalSheets } from '../explain/sheets.ts';
import { guideFor } from '../registry.ts';
import { type Estimate, estimate } from './estimate.ts';

/** Points that a seat may expect to get more from a source by one plan than by another. */
export interface Gain extends Estimate {
  readonly seat: number;
  readonly source: SheetLine;
}

/** What a look at a decision is seeded with, and how long it takes: 1 is as long as usual. */
export interface Thought {
  readonly seed: string;
  readonly effort: number;
}

/** Imagined secrets on which both plans are played to the end, at the usual effort. */
const SAMPLES = 32;
/** Less than this from one source, or what may as well be chance, says nothing. */
const LEAST = 1;
const DOUBT = 2;

/** What the best plan would have gained over the one played, by source and seat, the most first; the guide plays on. */
export function gainsOf(view: View, best: readonly Action[], played: readonly Action[], thought: Thought): Gain[] {
  const { players } = view.facts;
  const samples = Math.ceil(SAMPLES * thought.effort);
  const sheetsAfter = (plan: readonly Action[]) => {
    const moves = plan.map((action) => toMove(view.facts, action));
    return finalSheets(view, moves, guideFor(players), samples, thought.seed);
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
