import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PlayerCount } from '@nunatak/engine';
import { createReviewPool } from '../node/createReviewPool.ts';
import { loadNet } from '../node/loadNet.ts';
import { isWrong, type Review, reviewGame } from '../src/review/index.ts';
import { plantIn } from './planting.ts';

/**
 * Measures how well a review tells good play from bad. In each game of the strongest bot, one seat plays the
 * worst-looking plan once. That plan should be among the seat's key moments, and the bot's own decisions should not be
 * called mistakes. Continues where it stopped. After all games, times the review of a game of three; with --games 0,
 * does only that.
 *
 *     node packages/bots/scripts/reviewQuality.ts [--games 200] [--playouts 4000] [--state quality.jsonl] [--seconds 200]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '4000' },
    state: { type: 'string', default: 'node_modules/.cache/nunatak-review-quality.jsonl' },
    seconds: { type: 'string', default: '100000' },
  },
});
const PLAYERS: readonly PlayerCount[] = [2, 3, 4];
const budget = { playouts: Number(values.playouts) };

/** Results of one game. */
interface Shown {
  readonly game: number;
  readonly players: PlayerCount;
  /** Class and loss of the bad plan, and its place among its seat's moments; 0 is the worst moment. */
  readonly planted: { readonly class: string; readonly points: number; readonly place: number };
  /** Number of the bot's own unforced decisions, and how many of them were called a mistake or worse. */
  readonly clean: number;
  readonly accused: number;
  readonly seconds: number;
}

function playAndReview(number: number): Shown {
  const players = PLAYERS[number % PLAYERS.length];
  loadNet(players);
  // Vary the turn and the seat of the bad plan from game to game.
  const { game, from } = plantIn(players, `quality/${number}`, 2 + ((number * 17) % 44), 'nunatak', budget);
  const start = process.cpuUsage();
  const review = reviewGame(game, { seed: 'quality', effort: 1 });
  const seconds = process.cpuUsage(start).user / 1e6;
  return { game: number, players, ...judge(review, from), seconds };
}

/**
 * Times the review of a game of three in two threads: until the first decision is judged, until all are judged once,
 * and in total.
 */
async function timeReview(): Promise<string> {
  const { game } = plantIn(3, 'time', 20, 'serac');
  const pool = createReviewPool({ threads: 2 });
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1000;
  let first: number | undefined;
  let quick = 0;
  await pool.review(game, {
    onProgress: ({ pass }) => {
      first ??= passed();
      if (pass === 'quick') quick = passed();
    },
  });
  const all = passed();
  pool.close();
  return `three players, two threads: first result after ${(first ?? 0).toFixed(1)} s, first pass ${quick.toFixed(1)} s, all ${all.toFixed(1)} s\n`;
}

function judge({ decisions, seats }: Review, from: number): Pick<Shown, 'planted' | 'clean' | 'accused'> {
  const at = decisions.findIndex((decision) => decision.from === from);
  const { seat, class: name, judged } = decisions[at];
  const clean = decisions.filter((decision, i) => i !== at && !decision.isForced);
  return {
    planted: { class: name, points: judged.loss.points.mean, place: seats[seat].moments.indexOf(at) },
    clean: clean.length,
    accused: clean.filter((decision) => isWrong(decision.class) && decision.class !== 'inexact').length,
  };
}

function earlier(): Shown[] {
  if (!existsSync(values.state)) return [];
  return readFileSync(values.state, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const games = Number(values.games);
const shown = new Map(earlier().map((one) => [one.game, one]));
const end = performance.now() + 1000 * Number(values.seconds);
for (let game = 0; game < games && performance.now() < end; game++) {
  if (shown.has(game)) continue;
  const one = playAndReview(game);
  shown.set(game, one);
  appendFileSync(values.state, `${JSON.stringify(one)}\n`);
}

const percent = (part: number, all: number): string =>
  `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)}%)`;
const sum = (of: readonly Shown[], figure: (one: Shown) => number): number =>
  of.reduce((total, one) => total + figure(one), 0);
for (const players of [...PLAYERS, undefined]) {
  const of = [...shown.values()].filter((one) => players === undefined || one.players === players);
  const found = of.filter(({ planted }) => planted.place >= 0);
  const worst = of.filter(({ planted }) => planted.place === 0);
  process.stdout.write(
    `${players ?? 'all'} players: planted plans among the key moments ${percent(found.length, of.length)}, ` +
      `the worst of them ${percent(worst.length, of.length)}; ` +
      `clean decisions called a mistake or worse ${percent(
        sum(of, ({ accused }) => accused),
        sum(of, ({ clean }) => clean),
      )}; ${(sum(of, ({ seconds }) => seconds) / Math.max(1, of.length)).toFixed(1)} s of one core a review\n`,
  );
}
if (shown.size >= games) process.stdout.write(await timeReview());
