import { ImpossibleBudget, InvalidArena, sourcesTable, standingsTable, UnknownBot, winChart } from '@nunatak/bots';
import { type ArenaResult, FrozenBotMissing, runArena } from '@nunatak/bots/node';
import { botLines } from '../bots.ts';
import type { Command } from '../command.ts';
import { playersOf } from '../config.ts';
import { EXIT, usageError } from '../errors.ts';
import { writeText } from '../files.ts';
import { Progress } from '../progress.ts';

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 256;
const DEFAULT_GAMES = 90;

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play each other and counts, with intervals',
  usage: 'arena --bots A,B[,C…] --players N [--games K] [--jobs J] [--seed S] [--resume FILE] [--svg FILE] [--json]',
  details: [
    'Every deal is played once from each seat, so that luck of the deal cancels out. Win rates come with 95% intervals.',
    'A budget may follow a name: `nunatak@500` playouts, `nunatak@1000ms`. Wins less luck are wins as they would be if chance',
    'had dealt with all alike, as far as the strongest judge can tell.',
    '',
    'Bots:',
    ...botLines(),
  ],
  options: {
    bots: { value: 'A,B', help: 'who plays; with fewer than seats, the last one fills the table' },
    players: { value: 'N', help: 'seats of a game, 1 to 4' },
    games: { value: 'K', help: `how many games (default ${DEFAULT_GAMES})` },
    jobs: { value: 'J', help: 'how many games at a time (default 1)' },
    seed: { value: 'S', help: 'the deals (default arena)' },
    resume: { value: 'FILE', help: 'keeps finished games in FILE and goes on from them' },
    svg: { value: 'FILE', help: 'writes a chart' },
    json: { help: 'print JSON' },
  },
  positionals: { least: 0, most: 0 },
  run: async (args, io) => {
    const players = playersOf(args);
    const bots = (args.text('bots') ?? '').split(',').filter((bot) => bot !== '');
    if (bots.length === 0) throw usageError('--bots is missing: expected names like nunatak,serac');
    const games = args.whole('games', 1, MOST_GAMES) ?? DEFAULT_GAMES;
    const progress = new Progress(games);
    const resume = args.text('resume');
    const { standings } = await held({
      bots,
      players,
      games,
      jobs: args.whole('jobs', 1, MOST_JOBS) ?? 1,
      seed: args.text('seed') ?? 'arena',
      ...(resume === undefined ? {} : { resumeFile: resume }),
      onProgress: (done) => progress.at(done),
    });
    progress.done();
    if (args.has('json')) io.print(JSON.stringify(standings, undefined, 2));
    else io.print(`${standingsTable(standings, players)}\n\n${sourcesTable(standings)}`);
    const svg = args.text('svg');
    if (svg !== undefined) {
      const bars = standings.map(({ bot, wins }) => ({ label: bot, wins, fair: 1 / players }));
      writeText(svg, winChart(`${players} players`, bars));
    }
    return EXIT.ok;
  },
};

/** Runs the arena; what is wrong with the call is said in one line. */
async function held(options: Parameters<typeof runArena>[0]): Promise<ArenaResult> {
  try {
    return await runArena(options);
  } catch (error) {
    if (
      error instanceof UnknownBot ||
      error instanceof ImpossibleBudget ||
      error instanceof InvalidArena ||
      error instanceof FrozenBotMissing
    ) {
      throw usageError(error.message, error);
    }
    throw error;
  }
}
