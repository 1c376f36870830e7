import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type PlayerCount, settled, setup } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { loadNet } from '../node/loadNet.ts';
import { botNamed } from '../src/index.ts';
import { emptyVerdict } from '../src/judge/judge.ts';
import { judgeFor } from '../src/registry.ts';

/**
 * Measures how far results are from the judge's expectations, in games of bots, by the fraction of the game played: the
 * range of 8 results in 10, which the graph of a review shades.
 *
 *     node packages/bots/scripts/spread.ts [--games 200] [--file packages/bots/src/review/spread.json]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    file: { type: 'string', default: 'packages/bots/src/review/spread.json' },
  },
});
const PLAYERS: readonly PlayerCount[] = [1, 2, 3, 4];
const PLAYING_BOTS = ['glacier', 'serac', 'ridge', 'glacier'] as const;
/** Number of measurements per game, besides the one at its start. */
const TENTHS = 10;
const LOW = 0.1;
const HIGH = 0.9;

/** Expected points at a turn, by seat. */
interface Expected {
  readonly turn: number;
  readonly points: readonly number[];
}

/** Returns result minus expectation, by tenth of the game and seat. */
function misses(players: PlayerCount, game: number): readonly (readonly number[])[] {
  const seed = `spread-${game}`;
  const state = settled(setup({ players }, seed));
  const verdict = emptyVerdict();
  const expected: Expected[] = [];
  while (state.view.phase !== 'over') {
    const { view } = state;
    if (view.phase === 'takeCard' && expected.at(-1)?.turn !== view.turn) {
      judgeFor(view.facts).judge(view, verdict);
      expected.push({ turn: view.turn, points: Array.from(verdict.points.subarray(0, players)) });
    }
    const bot = botNamed(PLAYING_BOTS[(view.decider + game) % PLAYING_BOTS.length]);
    for (const move of bot.decide(view, seed).moves) makeLegalMove(state, move);
  }
  const last = state.view.turn;
  const byTenth: number[][] = Array.from({ length: TENTHS + 1 }, () => []);
  for (const { turn, points } of expected) {
    const tenth = Math.round((TENTHS * (turn - 1)) / last);
    byTenth[tenth].push(...points.map((point, seat) => state.view.points[seat] - point));
  }
  return byTenth;
}

function quantile(sorted: readonly number[], share: number): number {
  const at = Math.round(share * (sorted.length - 1));
  return Math.round(10 * (sorted[at] ?? 0)) / 10;
}

const spread = PLAYERS.map((players) => {
  loadNet(players);
  const games = Array.from({ length: Number(values.games) }, (_, game) => misses(players, game));
  const ranges = Array.from({ length: TENTHS + 1 }, (_, tenth) => {
    const sorted = games.flatMap((byTenth) => byTenth[tenth]).sort((a, b) => a - b);
    return [quantile(sorted, LOW), quantile(sorted, HIGH)];
  });
  process.stdout.write(`${players}: ${ranges.map(([low, high]) => `${low}…${high}`).join(' ')}\n`);
  return [players, ranges] as const;
});
const lines = spread.map(([players, ranges]) => `  "${players}": ${JSON.stringify(ranges)}`);
writeFileSync(values.file, `{\n${lines.join(',\n')}\n}\n`);
