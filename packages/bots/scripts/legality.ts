import { parseArgs } from 'node:util';
import { BOT_NAMES, doesSearch } from '../src/index.ts';
import { allConfigs, playGame } from '../test/games.ts';

/**
 * Plays games over all modes and options with every bot and checks each move against the legal ones.
 *
 *     node packages/bots/scripts/legality.ts [--games 10000] [--playouts 6]
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '10000' }, playouts: { type: 'string', default: '6' } },
});
const games = Number(values.games);
const budget = { playouts: Number(values.playouts) };
/** One game in so many has a searching bot at the table: they take a hundred times as long. */
const SEARCH_EVERY = 10;

const configs = allConfigs();
const searching = BOT_NAMES.filter(doesSearch);
const quick = BOT_NAMES.filter((name) => !doesSearch(name));
let moves = 0;
for (let game = 0; game < games; game++) {
  const config = configs[game % configs.length];
  const bots = Array.from({ length: config.players }, (_, seat) => {
    const searches = seat === 0 && game % SEARCH_EVERY === 0;
    return searches
      ? searching[Math.floor(game / SEARCH_EVERY) % searching.length]
      : quick[(Math.floor(game / configs.length) + seat) % quick.length];
  });
  moves += playGame(config, `legality/${game}`, bots, budget).moves.length;
  if ((game + 1) % 1000 === 0) process.stdout.write(`${game + 1} games, ${moves} moves, none illegal\n`);
}
