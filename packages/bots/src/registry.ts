import type { PlayerCount } from '@nunatak/engine';
import { type Bot, type Budget, UnknownBot } from './bot.ts';
import { GreedyBot } from './bots/greedy.ts';
import { RandomBot } from './bots/random.ts';
import { SearchBot } from './bots/search.ts';
import { weightsFor } from './eval/load.ts';
import { type Insight, understanding } from './eval/understanding.ts';
import type { Weights } from './eval/weights.ts';
import { LEVELS } from './levels.ts';
import { BOT_NAMES, type BotName, isBotName, type LevelId } from './names.ts';
import { type SearchSettings, STRONGEST } from './search/searcher.ts';

/** The yardstick: a thousand playouts to the end, spread evenly over the twelve best plans. */
const YARDSTICK: SearchSettings = {
  candidates: 12,
  depth: 0,
  rounds: 0,
  early: 0,
  noise: 0,
  halving: false,
  paired: false,
};
const YARDSTICK_BUDGET: Budget = { playouts: 1000 };

/** A bot of a name. The same seed, budget in playouts and views give the same moves. */
export function createBot(name: string, seed: string | number = 'bot', budget?: Budget): Bot {
  if (!isBotName(name)) throw new UnknownBot(name, BOT_NAMES);
  switch (name) {
    case 'random':
      return new RandomBot(`${seed}`);
    case 'greedy':
      return new GreedyBot({ name, seed: `${seed}`, noise: 0, weightsFor });
    case 'flatMonteCarlo':
      return searchBot(name, seed, YARDSTICK, budget ?? YARDSTICK_BUDGET);
    case 'search':
      return searchBot(name, seed, STRONGEST, budget ?? { playouts: LEVELS.nunatak.playouts });
    case 'pebble':
    case 'drift':
    case 'ridge':
    case 'serac':
    case 'nunatak':
      return levelBot(name, seed, budget);
  }
}

function searchBot(name: BotName, seed: string | number, settings: SearchSettings, budget: Budget): SearchBot {
  return new SearchBot({ name, seed: `${seed}`, budget, settings, weightsFor });
}

function levelBot(id: LevelId, seed: string | number, budget: Budget | undefined): Bot {
  const { insights, noise, playouts } = LEVELS[id];
  if (playouts > 0) return searchBot(id, seed, STRONGEST, budget ?? { playouts });
  return new GreedyBot({ name: id, seed: `${seed}`, noise, weightsFor: (players) => seenBy(id, players, insights) });
}

const seen = new Map<string, Weights>();

function seenBy(id: LevelId, players: PlayerCount, insights: readonly Insight[]): Weights {
  const key = `${id} ${players}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const weights = understanding(weightsFor(players), insights);
  seen.set(key, weights);
  return weights;
}
