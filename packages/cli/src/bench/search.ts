import { benchSearch } from '@nunatak/bots';
import { threadClock } from '@nunatak/bots/node';
import { PLAYER_COUNTS } from '@nunatak/engine';
import { bringNet } from '../bots.ts';
import type { Figure, Section } from './figures.ts';

const LEAVES_PER_SECOND_OF_TIME = 4000;
const LEAST_LEAVES = 600;

/** How fast the strongest bot thinks, by the time that one core spends on it: however busy the machine is. */
export const search: Section = {
  id: 'search',
  title: 'Search',
  weight: 2,
  measure: (seconds) =>
    PLAYER_COUNTS.flatMap((players): Figure[] => {
      const leaves = Math.max(LEAST_LEAVES, Math.round(seconds * LEAVES_PER_SECOND_OF_TIME));
      bringNet(players);
      const bench = benchSearch(players, leaves, threadClock);
      const who = `${players} player${players === 1 ? '' : 's'}`;
      const unit = 'a second';
      return [
        { id: `leaves${players}`, name: `judged as searched, ${who}`, value: bench.searchedPerSecond, unit },
        { id: `judged${players}`, name: `judged, ${who}`, value: bench.judgedPerSecond, unit },
        { id: `guided${players}`, name: `lists of plans, ${who}`, value: bench.guidedPerSecond, unit },
      ];
    }),
};
