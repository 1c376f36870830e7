import { END_LINES, type GameEvent, type ScoreSheet, SOURCES, type Source } from '@nunatak/engine';
import type { IconName } from '../art/icons.ts';

/** Where points come from, as the page lists it: what belongs together is one row. */
export const SOURCE_ROWS = [
  'square',
  'support',
  'reactions',
  'sculptors',
  'builders',
  'artisans',
  'elders',
  'beasts',
  'architects',
  'sets',
  'cap',
  'blessings',
] as const;
export type SourceRow = (typeof SOURCE_ROWS)[number];
export type PointsBySource = Readonly<Record<SourceRow, number>>;

export const SOURCE_ICONS: Readonly<Record<SourceRow, IconName>> = {
  square: 'square',
  support: 'support',
  reactions: 'expansion',
  sculptors: 'sculptor',
  builders: 'builder',
  artisans: 'artisan',
  elders: 'elder',
  beasts: 'beast',
  architects: 'architect',
  sets: 'diversity',
  cap: 'cap',
  blessings: 'luck',
};

const ROW_OF: Readonly<Record<Source, SourceRow>> = {
  support: 'support',
  square: 'square',
  expansion: 'reactions',
  providence: 'reactions',
  insight: 'blessings',
  luck: 'blessings',
  edge: 'blessings',
  stability: 'blessings',
  cap: 'cap',
  builders: 'builders',
  sculptors: 'sculptors',
  artisans: 'artisans',
  beasts: 'beasts',
  architects: 'architects',
  elders: 'elders',
  blessings: 'blessings',
  sets: 'sets',
};

const IN_PLAY: readonly Source[] = SOURCES.filter((source) => !END_LINES.some((line) => line === source));

/** The points of a seat by row: what events told during play, and the lines of its last sheet. */
export function pointsBySource(events: readonly GameEvent[], sheet: ScoreSheet, seat: number): PointsBySource {
  const rows = Object.fromEntries(SOURCE_ROWS.map((row) => [row, 0])) as Record<SourceRow, number>;
  for (const event of events) {
    if (event.type === 'points' && event.seat === seat && IN_PLAY.includes(event.source)) {
      rows[ROW_OF[event.source]] += event.points;
    }
  }
  for (const line of END_LINES) rows[ROW_OF[line]] += sheet[line];
  return rows;
}
