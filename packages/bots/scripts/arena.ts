import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runArena } from '../node/arena.ts';
import { type Bar, sourcesTable, standingsTable, winChart } from '../src/index.ts';

/**
 * Holds an arena and prints its table.
 *
 *     node packages/bots/scripts/arena.ts --bots nunatak,serac --games 300 --players 3 --jobs 2 [--seed s]
 *       [--resume games.jsonl] [--svg chart.svg] [--json]
 */
const { values } = parseArgs({
  options: {
    bots: { type: 'string' },
    games: { type: 'string', default: '90' },
    players: { type: 'string', default: '3' },
    jobs: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'arena' },
    resume: { type: 'string' },
    svg: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const players = Number(values.players);
if (players !== 1 && players !== 2 && players !== 3 && players !== 4) {
  throw new RangeError(`--players ${values.players}: expected 1, 2, 3 or 4`);
}
const { standings } = await runArena({
  bots: (values.bots ?? '').split(',').filter((bot) => bot !== ''),
  games: Number(values.games),
  players,
  jobs: Number(values.jobs),
  seed: values.seed,
  ...(values.resume === undefined ? {} : { resumeFile: values.resume }),
  onProgress: (done, games) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${games} games`);
  },
});
if (values.json) process.stdout.write(`${JSON.stringify(standings, undefined, 2)}\n`);
else process.stdout.write(`\n${standingsTable(standings, players)}\n\n${sourcesTable(standings)}\n`);
if (values.svg !== undefined) {
  const bars = standings.map(({ bot, wins }): Bar => ({ label: bot, wins, fair: 1 / players }));
  writeFileSync(values.svg, winChart(`${players} players`, bars));
}
