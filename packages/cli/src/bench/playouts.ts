import { benchPlayouts } from '@nunatak/bots';
import type { Figure, Section } from './figures.ts';
import { PLAYER_COUNTS } from './randomGames.ts';

const PLAYOUTS_PER_SECOND_OF_TIME = 150;
const LEAST_PLAYOUTS = 50;

/** How fast the bots search, and how much of that is not the engine. */
export const playouts: Section = {
  id: 'playouts',
  title: 'Playouts of the search',
  weight: 2,
  measure: (seconds) =>
    PLAYER_COUNTS.flatMap((players): Figure[] => {
      const count = Math.max(LEAST_PLAYOUTS, Math.round(seconds * PLAYOUTS_PER_SECOND_OF_TIME));
      const bench = benchPlayouts(players, count, () => performance.now());
      const who = `${players} player${players === 1 ? '' : 's'}`;
      return [
        { id: `wholePlayouts${players}`, name: `whole, ${who}`, value: bench.wholePerSecond, unit: 'a second' },
        { id: `shortPlayouts${players}`, name: `as searched, ${who}`, value: bench.shortPerSecond, unit: 'a second' },
        {
          id: `outsideEngine${players}`,
          name: `outside the engine, ${who}`,
          value: 100 * bench.shareOutsideEngine,
          unit: '%',
        },
      ];
    }),
};
