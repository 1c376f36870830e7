import { INSIGHTS, type Insight } from './eval/understanding.ts';
import type { LevelId } from './names.ts';

/** How a level plays. Its name and character are words of the interface, under `bots.<id>.name` and `bots.<id>.character`. */
export interface Level {
  readonly id: LevelId;
  /** Keys of the texts that name it and say in one line how it plays. */
  readonly nameKey: `bots.${LevelId}.name`;
  readonly characterKey: `bots.${LevelId}.character`;
  /** What it sees the worth of beyond points at once. */
  readonly insights: readonly Insight[];
  /** Points by which its judgement of a plan is shaken. */
  readonly noise: number;
  /** Playouts a decision; 0 for the levels that look one turn ahead only. */
  readonly playouts: number;
  /** Whether it takes long enough to show that it thinks. */
  readonly thinks: boolean;
}

function level(id: LevelId, insights: readonly Insight[], noise: number, playouts: number): Level {
  return {
    id,
    nameKey: `bots.${id}.name`,
    characterKey: `bots.${id}.character`,
    insights,
    noise,
    playouts,
    thinks: playouts > 0,
  };
}

/** Pebble grabs what shines; Drift also minds the temple; Ridge knows it all but is careless; Serac is not; Nunatak looks ahead. */
export const LEVELS: Readonly<Record<LevelId, Level>> = {
  pebble: level('pebble', ['sculptors', 'artisans', 'beasts'], 6, 0),
  drift: level('drift', ['temple', 'track', 'sculptors', 'artisans', 'beasts'], 2.5, 0),
  ridge: level('ridge', INSIGHTS, 1.5, 0),
  serac: level('serac', INSIGHTS, 0, 0),
  nunatak: level('nunatak', INSIGHTS, 0, 4000),
};
