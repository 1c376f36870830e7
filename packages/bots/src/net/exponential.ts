/** Coefficients of e^x as a power series: enough for |x| <= ln 2 / 2 to the last bits of a double. */
const SERIES = Float64Array.from({ length: 14 }, (_, i) => {
  let factorial = 1;
  for (let k = 2; k <= i; k++) factorial *= k;
  return 1 / factorial;
});
const LEAST = -700;
/** 1, 1/2, 1/4, … */
const HALVED = new Float64Array(1024);
for (let i = 0, power = 1; i < HALVED.length; i++, power /= 2) HALVED[i] = power;

/** e^x for x <= 0, by additions and multiplications only: Math.exp may differ from one machine to the next in its last bits. */
export function exponential(x: number): number {
  if (x < LEAST) return 0;
  const halvings = Math.round(-x * Math.LOG2E);
  const rest = x + halvings * Math.LN2;
  let sum = 0;
  for (let i = SERIES.length - 1; i >= 0; i--) sum = sum * rest + SERIES[i];
  return sum * HALVED[halvings];
}
