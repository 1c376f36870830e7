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

/**
 * Numbers that only the rules mention, derived from the engine's. In a file of their own, because a game can be played
 * without loading the rules.
 */

/** P5: returns the points for each of several seats tied for second. */
export function sharedSecond(tied: number): number {
  return Math.floor(FIGURES.square.second / tied);
}

/** P6: points for each of two seats tied for first. */
export const sharedFirst = Math.floor((FIGURES.square.first + FIGURES.square.second) / 2);

/** S6, Y1: blocks in a set, and sets per player. */
export const sikuSet = {
  ...FIGURES.sikuSet,
  size: FIGURES.sikuSet.own + FIGURES.sikuSet.siku,
  sets: Math.floor(FIGURES.blocks.siku / FIGURES.sikuSet.siku),
} as const;

/** W1: number of turns in a four-player game before the extra turns. */
export const turnsOfFour = 4 * FIGURES.blocks.ofFour;

const below = LEVEL_SIZE.slice(0, -1);
const outer = outerCells(
  factsOf({ players: 3, rules: CURRENT_RULES, options: DEFAULT_OPTIONS, edition: DEFAULT_EDITION }),
);

/**
 * G1, G2, G4: numbers that describe the temple. Squares and outer tiles are counted for each level below the top one.
 */
export const temple = {
  levels: LEVELS,
  spaces: CELLS,
  sizes: LEVEL_SIZE.map((size) => `${size}×${size}`),
  squares: LEVEL_SIZE.slice(1).map((size) => size * size),
  outer: below.map((_, level) => outer.filter((cell) => LEVEL_OF[cell] === level).length),
  allOuter: outer.length,
  corners: 4 * below.length,
} as const;
