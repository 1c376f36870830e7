import type { BotLevelTexts } from '../shape/texts.ts';

export const botLevels: BotLevelTexts = {
  pebble: { name: 'Pebble', character: 'Grabs whatever points lie in reach.' },
  drift: { name: 'Drift', character: 'Minds the temple and half of its cards.' },
  ridge: { name: 'Ridge', character: 'Knows what everything is worth, and miscounts now and then.' },
  serac: { name: 'Serac', character: 'Counts everything exactly, but only this turn.' },
  glacier: { name: 'Glacier', character: 'Has learned from its own games where a turn leads.' },
  nunatak: { name: 'Nunatak', character: 'Plays ahead in thought and misses very little.' },
};
