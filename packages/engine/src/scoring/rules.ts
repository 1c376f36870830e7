import type { Facts } from '../facts.ts';

/** The figures of end scoring that blessings replace. */
export interface ScoringRules {
  readonly mostBuilders: number;
  readonly tiedBuilders: number;
  readonly eachBuilder: number;
  readonly sculptors: readonly number[];
  readonly artisans: readonly number[];
  readonly toolSet: number;
  readonly set: number;
}

/** F3, F4, F5, F10. */
export function plainRules(facts: Facts): ScoringRules {
  return {
    mostBuilders: 20,
    tiedBuilders: 12,
    eachBuilder: 2,
    sculptors: facts.sculptors,
    artisans: facts.artisans,
    toolSet: 10,
    set: 10,
  };
}
