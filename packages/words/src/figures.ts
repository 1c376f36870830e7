import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';

/** The numbers used in texts: those of the engine's rules and blessings, and the tables of our edition. */
export const figures = FIGURES;
export const blessingFigures = BLESSING_FIGURES;

const { sculptors, decoration, artisans, progress } = DEFAULT_EDITION.tables;

/** Tables of points. Each lists the points for 1, 2, 3 … cards. */
export const tables = {
  sculptors: sculptors.points,
  decoration: decoration.points,
  artisans: artisans.points,
  progress: progress.points,
} as const;

/** C1: the numbers of the architect track; 0 for a space without a number. */
export const track = DEFAULT_EDITION.track.numbers;
export const trackText = track.map((number) => (number === 0 ? '–' : number)).join(', ');

/** E13: points of Insight for a marker at the start of the track. */
export const firstNumber = track.find((number) => number > 0) ?? 0;
