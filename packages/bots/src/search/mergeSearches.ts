/** Result of one candidate in one of several parallel searches. */
export interface CandidateResult<Plan> {
  readonly plan: Plan;
  readonly playouts: number;
  /** Sum of the playouts' values to the decider. */
  readonly value: number;
}

/**
 * A candidate with less than this share of the most playouts was dropped early by most searches, so its mean is
 * unreliable.
 */
const LEAST_SHARE = 0.5;

/**
 * Returns the best plan of several searches over different sampled secrets, adding up their playouts (root
 * parallelism). Undefined if there are no searches. `keyOf` returns the same text for the same plan.
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
