import {
  CELLS,
  CURRENT_RULES,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  FIGURES,
  factsOf,
  LEVEL_OF,
  LEVEL_SIZE,
  LEVELS,
  outerCells,
} from '@nunatak/engine';

/** Figures that only the rules tell, worked out from the engine's: apart from the rest, as a game is played without them. */

/** P5: what each of several who are tied for second gets. */
export function sharedSecond(tied: number): number {
  return Math.floor(FIGURES.square.second / tied);
}

/** P6: what each of two who are tied for first gets. */
export const sharedFirst = Math.floor((FIGURES.square.first + FIGURES.square.second) / 2);

/** S6, Y1: the blocks of a set, and how many sets a player makes. */
export const sikuSet = {
  ...FIGURES.sikuSet,
  size: FIGURES.sikuSet.own + FIGURES.sikuSet.siku,
  sets: Math.floor(FIGURES.blocks.siku / FIGURES.sikuSet.siku),
} as const;

/** W1: the turns of a four-player game before the extra ones. */
export const turnsOfFour = 4 * FIGURES.blocks.ofFour;

const below = LEVEL_SIZE.slice(0, -1);
const outer = outerCells(
  factsOf({ players: 3, rules: CURRENT_RULES, options: DEFAULT_OPTIONS, edition: DEFAULT_EDITION }),
);

/** G1, G2, G4: the temple in figures. Squares and outer tiles are those of each level below the top one. */
export const temple = {
  levels: LEVELS,
  spaces: CELLS,
  sizes: LEVEL_SIZE.map((size) => `${size}×${size}`),
  squares: LEVEL_SIZE.slice(1).map((size) => size * size),
  outer: below.map((_, level) => outer.filter((cell) => LEVEL_OF[cell] === level).length),
  allOuter: outer.length,
  corners: 4 * below.length,
} as const;
