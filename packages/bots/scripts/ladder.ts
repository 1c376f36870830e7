import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PlayerCount } from '@nunatak/engine';
import { runArena } from '../node/arena.ts';
import {
  type Bar,
  LEVEL_IDS,
  LEVELS,
  type Standing,
  sourcesTable,
  standingsTable,
  table,
  winChart,
} from '../src/index.ts';

/**
 * The standing ladder: every level against a table of the level below, at two, three and four players; the strongest
 * against the yardstick; the solo game. Writes docs/ladder.md and docs/ladder.svg. Stopped and started again, it goes on.
 *
 *     node packages/bots/scripts/ladder.ts [--games 300] [--jobs 2] [--state ladder.jsonl] [--yardstick 150] [--solo 100]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    jobs: { type: 'string', default: '2' },
    state: { type: 'string', default: 'node_modules/.cache/nunatak-ladder.jsonl' },
    yardstick: { type: 'string', default: '150' },
    solo: { type: 'string', default: '100' },
    out: { type: 'string', default: 'docs' },
  },
});
const TOP = 'nunatak';
const YARDSTICK = 'flatMonteCarlo';
const AIMED = 1.5;
const jobs = Number(values.jobs);

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function hold(bots: readonly string[], players: PlayerCount, games: number): Promise<readonly Standing[]> {
  say(`${bots.join(' against ')}, ${players} players`);
  const { standings } = await runArena({
    bots,
    games,
    players,
    jobs,
    seed: 'ladder',
    resumeFile: values.state,
    onProgress: (done, all) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done}/${all} games `);
    },
  });
  return standings;
}

interface Rung {
  readonly upper: string;
  readonly lower: string;
  readonly players: PlayerCount;
  readonly standing: Standing;
}

async function rungsOf(players: PlayerCount): Promise<Rung[]> {
  const rungs: Rung[] = [];
  for (let i = 0; i < LEVEL_IDS.length; i++) {
    const upper = LEVEL_IDS[i];
    const lower = i === 0 ? 'random' : LEVEL_IDS[i - 1];
    const standings = await hold([upper, lower], players, Number(values.games));
    const standing = standings.find(({ bot }) => bot === upper);
    if (standing !== undefined) rungs.push({ upper, lower, players, standing });
  }
  return rungs;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function rungsTable(rungs: readonly Rung[]): string {
  const rows = rungs.map(({ upper, lower, players, standing: { games, wins, points, millisecondsPerDecision } }) => [
    `${players}`,
    upper,
    lower,
    `${games}`,
    percent(wins.share),
    `${percent(wins.low)} to ${percent(wins.high)}`,
    percent(AIMED / players),
    `${(wins.share * players).toFixed(2)}`,
    points.toFixed(1),
    millisecondsPerDecision.toFixed(1),
  ]);
  return table(
    ['players', 'level', 'against', 'games', 'wins', '95%', 'aim', 'times the fair share', 'points', 'ms a decision'],
    rows,
  );
}

const counts: readonly PlayerCount[] = [2, 3, 4];
mkdirSync('node_modules/.cache', { recursive: true });
const rungs: Rung[] = [];
for (const players of counts) rungs.push(...(await rungsOf(players)));
const solo = await hold([TOP], 1, Number(values.solo));
const yardstick =
  Number(values.yardstick) > 0 ? await hold([`${TOP}@1000ms`, YARDSTICK], 3, Number(values.yardstick)) : [];

const bars = rungs.map(
  ({ upper, lower, players, standing }): Bar => ({
    label: `${players} players: ${upper} against ${lower}`,
    wins: standing.wins,
    fair: 1 / players,
  }),
);
const command = `npm run ladder -- --games ${values.games} --yardstick ${values.yardstick} --solo ${values.solo}`;
const text = `# The ladder of bots

Made by \`${command}\`. One bot of a level sits at a table of the level below; every deal
is played once from each seat. Intervals are 95%, over deals. Times are of one core. The random bot is no level: it only
shows where the ladder stands.

![Shares of wins, with the fair share (dashed) and one and a half times that (red)](ladder.svg)

${rungsTable(rungs)}

Levels and playouts a decision: ${LEVEL_IDS.map((id) => `${id} ${LEVELS[id].search?.playouts ?? 'none'}`).join(', ')}.

## The yardstick

The strongest level with one second a decision against two flat Monte-Carlo bots (1,000 playouts a decision guided by the
one-turn bot, the 12 best plans), three players:

${yardstick.length === 0 ? 'not played in this run' : `${standingsTable(yardstick, 3)}\n\n${sourcesTable(yardstick)}`}

## Solo

${standingsTable(solo, 1)}

${sourcesTable(solo)}
`;
mkdirSync(values.out, { recursive: true });
writeFileSync(`${values.out}/ladder.md`, text);
writeFileSync(`${values.out}/ladder.svg`, winChart('One of a level against a table of the level below', bars));
say(`wrote ${values.out}/ladder.md and ${values.out}/ladder.svg`);
