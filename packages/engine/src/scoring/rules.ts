import type { Facts } from '../facts.ts';
import { FIGURES } from '../figures.ts';

/** The values of end scoring that blessings can change. */
export interface ScoringRules {
  readonly mostBuilders: number;
  readonly tiedBuilders: number;
  readonly eachBuilder: number;
  readonly sculptors: readonly number[];
  readonly artisans: readonly number[];
  readonly toolSet: number;
  readonly set: number;
}

/** Returns the values without any blessing (F3, F4, F5, F10). */
export function plainRules(facts: Facts): ScoringRules {
  return {
    mostBuilders: FIGURES.builders.most,
    tiedBuilders: FIGURES.builders.tied,
    eachBuilder: FIGURES.builders.each,
    sculptors: facts.sculptors,
    artisans: facts.artisans,
    toolSet: FIGURES.toolSet,
    set: FIGURES.set,
  };
}
