import type { PlayerCount } from '@nunatak/engine';
import type { PointsBySource } from './sources.ts';
import measured from './strongest.json' with { type: 'json' };

/** How the strongest bot scores at a table of its own kind, measured by `npm run strongest`. */
export interface Strongest {
  readonly games: number;
  /** How long it thought. */
  readonly playouts: number;
  readonly sources: PointsBySource;
}

export function strongestAt(players: PlayerCount): Strongest {
  const { playouts, tables } = measured;
  return { playouts, ...tables[players] };
}
