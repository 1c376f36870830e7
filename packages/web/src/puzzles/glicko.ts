/** How strong somebody is, how sure that is, and how much it moves. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against somebody: 1 won, 0 lost. */
export interface Played {
  readonly against: Pick<Strength, 'rating' | 'deviation'>;
  readonly score: number;
}

const SCALE = 173.7178;
const CENTRE = 1500;
/** How much volatility may change: between 0.3 and 1.2, by the paper. */
const TAU = 0.5;
const PRECISION = 1e-6;

/**
 * The strength after the games of a period, by Glicko-2: Mark Glickman, "Example of the Glicko-2 system", whose steps and
 * letters these are.
 */
export function strengthAfter({ rating, deviation, volatility }: Strength, games: readonly Played[]): Strength {
  const mu = (rating - CENTRE) / SCALE;
  const phi = deviation / SCALE;
  const terms = games.map(({ against, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - CENTRE) / SCALE)));
    return { information: g ** 2 * expected * (1 - expected), surprise: g * (score - expected) };
  });
  const v = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, term) => sum + term.surprise, 0);
  const sigma = volatilityAfter(volatility, phi, v, v * surprise);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + sigma ** 2) + 1 / v);
  return {
    rating: CENTRE + SCALE * (mu + after ** 2 * surprise),
    deviation: SCALE * after,
    volatility: sigma,
  };
}

/** Step 5: the root of f by the Illinois method. */
function volatilityAfter(volatility: number, phi: number, v: number, delta: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(between);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, at];
  }
  return Math.exp(low / 2);
}
