import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runArena } from '../node/arena.ts';
import { winChart } from '../src/index.ts';
import { type Match, matchesOf } from './ladder/matches.ts';
import { barsOf, type Held, type HeldMatches, reportOf } from './ladder/report.ts';

/**
 * Plays the ladder: every level against a table of the level below, the strongest against the first version's and
 * against itself with more time, the solo game, and the reference opponent. Writes docs/ladder.md and docs/ladder.svg
 * from all games played so far. Continues where it stopped; `--minutes 0` only writes the files, `--only duels,solo`
 * plays those parts.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '600' },
    solo: { type: 'string', default: '300' },
    yardstick: { type: 'string', default: '150' },
    ceiling: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: '2' },
    // All matches grow together, step by step, so that an interrupted run has results for every match.
    steps: { type: 'string', default: '12' },
    state: { type: 'string', default: 'node_modules/.cache/nunatak-ladder.jsonl' },
    out: { type: 'string', default: 'docs' },
  },
});

const matches = matchesOf({
  games: Number(values.games),
  solo: Number(values.solo),
  yardstick: Number(values.yardstick),
  ceiling: Number(values.ceiling),
});
const parts = values.only === '' ? Object.values(matches) : values.only.split(',').map(partNamed);
const steps = Number(values.steps);
const end = Date.now() + Number(values.minutes) * 60_000;
const stop = new AbortController();

function partNamed(name: string): readonly Match[] {
  const part = new Map<string, readonly Match[]>(Object.entries(matches)).get(name);
  if (part === undefined) throw new Error(`--only ${name}: expected some of ${Object.keys(matches).join(', ')}`);
  return part;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Plays a match until it has a number of games, or only reads its results so far. */
async function hold(match: Match, games: number, signal: AbortSignal): Promise<Held> {
  const result = await runArena({
    ...match,
    games,
    jobs: Number(values.jobs),
    resumeFile: values.state,
    signal,
    onProgress: () => {
      if (Date.now() >= end) stop.abort();
    },
  });
  return { match, result };
}

function tell(part: readonly Match[]): Promise<Held[]> {
  const wanted = part.filter(({ games }) => games > 0);
  return Promise.all(wanted.map((match) => hold(match, match.games, AbortSignal.abort())));
}

mkdirSync(dirname(values.state), { recursive: true });
for (let step = 1; step <= steps && !stop.signal.aborted; step++) {
  for (const match of parts.flat()) {
    if (match.games === 0 || stop.signal.aborted) continue;
    if (step === 1) say(`${match.bots.join(' against ')}, ${match.players} players`);
    await hold(match, Math.ceil((match.games * step) / steps), stop.signal);
  }
}
const held: HeldMatches = {
  rungs: await tell(matches.rungs),
  duels: await tell(matches.duels),
  ceiling: await tell(matches.ceiling),
  solo: await tell(matches.solo),
  yardstick: await tell(matches.yardstick),
};
mkdirSync(values.out, { recursive: true });
const command = `npm run ladder -- --games ${values.games} --solo ${values.solo} --yardstick ${values.yardstick} --ceiling ${values.ceiling}`;
writeFileSync(`${values.out}/ladder.md`, reportOf(held, command));
const chart = winChart('One of a level against a table of the level below', barsOf(held.rungs));
writeFileSync(`${values.out}/ladder.svg`, chart);
say(`wrote ${values.out}/ladder.md and ${values.out}/ladder.svg`);
