/** What one of several searches of the same decision says of a candidate. */
export interface CandidateResult<Plan> {
  readonly plan: Plan;
  readonly playouts: number;
  /** The sum of what its playouts were worth to the decider. */
  readonly value: number;
}

/** A candidate that got less than this share of the most playouts was dropped by most searches. */
const LEAST_SHARE = 0.5;

/**
 * The best plan by several searches over different secrets: their playouts add up (root parallelism). `keyOf` tells
 * whether two of them speak of the same plan.
 */
export function bestOfSearches<Plan>(
  searches: readonly (readonly CandidateResult<Plan>[])[],
  keyOf: (plan: Plan) => string,
): Plan | undefined {
  const sums = new Map<string, { plan: Plan; playouts: number; value: number }>();
  for (const { plan, playouts, value } of searches.flat()) {
    const key = keyOf(plan);
    const sum = sums.get(key) ?? { plan, playouts: 0, value: 0 };
    sums.set(key, { plan, playouts: sum.playouts + playouts, value: sum.value + value });
  }
  const all = [...sums.values()];
  const most = Math.max(...all.map(({ playouts }) => playouts));
  const mean = ({ value, playouts }: { value: number; playouts: number }): number => value / Math.max(1, playouts);
  const [first, ...others] = all.filter(({ playouts }) => playouts >= LEAST_SHARE * most);
  if (first === undefined) return undefined;
  return others.reduce((best, other) => (mean(other) > mean(best) ? other : best), first).plan;
}
