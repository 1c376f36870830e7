import { explain } from '@nunatak/bots';
import { formatAction, type View } from '@nunatak/engine';
import type { TerminalTexts } from '@nunatak/words';
import { loadNetOrWarn } from '../bots.ts';

const BUDGET = { playouts: 400 };
const OFFERED = 2;
const SAMPLES = 20;

/** Returns lines with the strongest bot's choice and its expected result. */
export function hintLines(view: View, { hint }: TerminalTexts): string[] {
  loadNetOrWarn(view.facts.players);
  const { actions, seat, isSolo } = explain(view, BUDGET, { actions: OFFERED, samples: SAMPLES });
  return actions.map(({ plan, chance, expected }, i) => {
    const points = hint.points(Math.round(expected[seat].total));
    const prospects = isSolo ? points : hint.chance(Math.round(100 * chance), points);
    return (i === 0 ? hint.first : hint.other)(plan.map(formatAction).join(', '), prospects);
  });
}
