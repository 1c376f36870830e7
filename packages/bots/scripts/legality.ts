import { parseArgs } from 'node:util';
import { loadNet } from '../node/loadNet.ts';
import { BOT_NAMES, doesSearch } from '../src/index.ts';
import { allConfigs, otherConfigs, PLAYER_COUNTS, playGame } from '../test/games.ts';

/**
 * Plays games in all modes and options, with random editions, every bot and the nets, and checks each move against the
 * legal ones. Stops at the first illegal move.
 *
 *     npm run legality -- [--games 10000] [--from 0] [--editions 20] [--playouts 6]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    editions: { type: 'string', default: '20' },
    playouts: { type: 'string', default: '6' },
  },
});
const games = Number(values.games);
const budget = { playouts: Number(values.playouts) };
/** One game in this many has a searching bot, because such games take a hundred times as long. */
const SEARCH_EVERY = 10;
const REPORT_EVERY = 1000;

for (const players of PLAYER_COUNTS) loadNet(players);
const configs = [...allConfigs(), ...otherConfigs(Number(values.editions))];
const searching = BOT_NAMES.filter(doesSearch);
const quick = BOT_NAMES.filter((name) => !doesSearch(name));
let moves = 0;
for (let game = Number(values.from); game < games; game++) {
  const config = configs[game % configs.length];
  const bots = Array.from({ length: config.players }, (_, seat) => {
    const searches = seat === 0 && game % SEARCH_EVERY === 0;
    return searches
      ? searching[Math.floor(game / SEARCH_EVERY) % searching.length]
      : quick[(Math.floor(game / configs.length) + seat) % quick.length];
  });
  moves += playGame(config, `legality/${game}`, bots, budget).moves.length;
  if ((game + 1) % REPORT_EVERY === 0 || game + 1 === games) {
    process.stdout.write(`${game + 1} games, ${moves} moves, none illegal\n`);
  }
}
