import type { PlayerCount } from '@nunatak/engine';
import { FEATURES, PHASE_COUNT } from './layout.ts';

/** Tuned weights for one number of players, as stored in a file: hundredths of a point, separated by spaces. */
export interface WeightsFile {
  readonly players: number;
  /** Fraction of an opponent's gain that counts as a loss. */
  readonly rivalry: number;
  /** Chance that a cell which no display card fits now will fit the card that refills the display. */
  readonly refill: number;
  /** By phase: average worth of a turn's best plan, in points. */
  readonly meanPlanWorth: readonly number[];
  /** By phase: standard deviation of the final score from the estimate, in points. */
  readonly deviation: readonly number[];
  readonly phases: readonly string[];
}

/** Weights of the linear model for one number of players. */
export interface Weights {
  readonly players: PlayerCount;
  readonly rivalry: number;
  readonly refill: number;
  readonly meanPlanWorth: readonly number[];
  readonly deviation: readonly number[];
  readonly phases: readonly Float64Array[];
}

const UNITS = 100;

export function readWeights(file: WeightsFile): Weights {
  const { players, rivalry, refill, meanPlanWorth, deviation } = file;
  if (players !== 1 && players !== 2 && players !== 3 && players !== 4) {
    throw new RangeError(`weights for ${players} players: expected 1, 2, 3 or 4`);
  }
  const phases = file.phases.map((text) => Float64Array.from(text.split(' '), (figure) => Number(figure) / UNITS));
  if (phases.length !== PHASE_COUNT || phases.some((phase) => phase.length !== FEATURES)) {
    throw new RangeError(`weights for ${players} players: expected ${PHASE_COUNT} phases of ${FEATURES} figures`);
  }
  return { players, rivalry, refill, meanPlanWorth, deviation, phases };
}

export function writeWeights({ players, rivalry, refill, meanPlanWorth, deviation, phases }: Weights): WeightsFile {
  return {
    players,
    rivalry,
    refill,
    meanPlanWorth: meanPlanWorth.map(rounded),
    deviation: deviation.map(rounded),
    phases: phases.map((phase) => Array.from(phase, (figure) => Math.round(figure * UNITS)).join(' ')),
  };
}

function rounded(figure: number): number {
  return Math.round(figure * UNITS) / UNITS;
}
