/**
 * Plays one A against a table of B, each deal from every seat, on PROCS processes: node duel.ts PLAYERS GAMES SEED A B
 * [SECONDS]. Use deals `dev` to choose between candidates, and deals `eval` only for reporting. In the solo game A and
 * B play each deal alone, and the difference of their points is reported.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DealResult } from './match.ts';

/** Two-sided 95% quantile of the normal distribution. */
const NORMAL_95 = 1.96;
const [playersText, gamesText, seed, a, b, seconds = '1000000'] = process.argv.slice(2);
const players = Number(playersText);
const deals = Math.ceil(Number(gamesText) / players);
const processes = Number(process.env.PROCS ?? availableParallelism());

async function share(shard: number, first: string, second: string): Promise<DealResult[]> {
  const script = fileURLToPath(new URL('./match.ts', import.meta.url));
  const args = ['--a', first, '--b', second, '--players', playersText, '--deals', `${deals}`, '--seed', seed];
  const child = spawn(process.execPath, [script, ...args, '--shard', `${shard}/${processes}`, '--seconds', seconds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`a process of the duel ended with ${code}`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

async function playAll(first: string, second: string): Promise<DealResult[]> {
  const all = await Promise.all(Array.from({ length: processes }, (_, shard) => share(shard, first, second)));
  return all.flat().sort((x, y) => x.deal - y.deal);
}

const sumOf = (rows: readonly number[]) => rows.reduce((sum, row) => sum + row, 0);

/** Returns the mean, and half the width of its 95% interval. */
function meanOf(figures: readonly number[]): { mean: number; half: number } {
  const mean = sumOf(figures) / figures.length;
  const variance = sumOf(figures.map((figure) => (figure - mean) ** 2)) / Math.max(1, figures.length - 1);
  return { mean, half: NORMAL_95 * Math.sqrt(variance / figures.length) };
}

const interval = (mean: number, half: number) =>
  `${mean.toFixed(1)} (${(mean - half).toFixed(1)} to ${(mean + half).toFixed(1)})`;
const shortName = (text: string) => text.replace(/:[^,@]*/, (path) => `:${basename(path)}`);
const milliseconds = (ms: number, decisions: number) => (ms / Math.max(1, decisions)).toFixed(2);

const begun = Date.now();
const rows = await playAll(a, b);
const took = () => `${Math.round((Date.now() - begun) / 1000)} s`;
const msA = milliseconds(sumOf(rows.map((row) => row.msA)), sumOf(rows.map((row) => row.decisionsA)));
if (players === 1) {
  const beside = new Map((await playAll(b, b)).map((row) => [row.deal, row.own]));
  const own = meanOf(rows.map((row) => row.own));
  const gain = meanOf(rows.flatMap((row) => (beside.has(row.deal) ? [row.own - (beside.get(row.deal) ?? 0)] : [])));
  process.stdout.write(
    `DUEL solo ${shortName(a)}: ${interval(own.mean, own.half)} points, ${interval(gain.mean, gain.half)} more than ${shortName(b)}, ` +
      `${rows.length} deals, ${msA} ms, ${took()}\n`,
  );
} else {
  const { mean, half } = meanOf(rows.map((row) => (100 * row.wins) / players));
  const games = rows.length * players;
  const msB = milliseconds(sumOf(rows.map((row) => row.msB)), sumOf(rows.map((row) => row.decisionsB)));
  const own = sumOf(rows.map((row) => row.own)) / games;
  const others = sumOf(rows.map((row) => row.others)) / (games * (players - 1));
  process.stdout.write(
    `DUEL ${players}p ${shortName(a)} against ${shortName(b)}: ${interval(mean, half)} %, fair ${(100 / players).toFixed(1)}, ` +
      `${games} games of ${seed}, points ${own.toFixed(1)} : ${others.toFixed(1)}, ms ${msA} : ${msB}, ${took()}\n`,
  );
}
