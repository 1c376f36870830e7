/** Coefficients of the power series of e^x; accurate to the last bits of a double for |x| <= ln 2 / 2. */
const SERIES = Float64Array.from({ length: 14 }, (_, i) => {
  let factorial = 1;
  for (let k = 2; k <= i; k++) factorial *= k;
  return 1 / factorial;
});
const LEAST = -700;
/** Powers of one half: 1, 1/2, 1/4, … */
const HALVED = new Float64Array(1024);
for (let i = 0, power = 1; i < HALVED.length; i++, power /= 2) HALVED[i] = power;

/**
 * Returns e^x for x <= 0, using only additions and multiplications. The last bits of Math.exp differ between machines,
 * and then so would the bots' choices.
 */
export function exponential(x: number): number {
  if (x < LEAST) return 0;
  const halvings = Math.round(-x * Math.LOG2E);
  const rest = x + halvings * Math.LN2;
  let sum = 0;
  for (let i = SERIES.length - 1; i >= 0; i--) sum = sum * rest + SERIES[i];
  return sum * HALVED[halvings];
}
