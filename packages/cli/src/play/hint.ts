import { type ExplainedAction, explain } from '@nunatak/bots';
import { formatAction, type View } from '@nunatak/engine';

const BUDGET = { playouts: 300 };
const OFFERED = 2;
const SAMPLES = 20;

/** What the strongest bot would do here, and how it thinks that ends. */
export function hintLines(view: View): string[] {
  const { actions, seat, isSolo } = explain(view, BUDGET, { actions: OFFERED, samples: SAMPLES });
  return actions.map((found, i) => {
    const plan = found.plan.map(formatAction).join(', ');
    return `${i === 0 ? 'Try' : 'Or'} ${plan}: ${prospectsOf(found, seat, isSolo)}`;
  });
}

function prospectsOf({ chance, expected }: ExplainedAction, seat: number, isSolo: boolean): string {
  const points = `about ${Math.round(expected[seat].total)} points in the end`;
  return isSolo ? points : `${Math.round(100 * chance)} % to win, ${points}`;
}
