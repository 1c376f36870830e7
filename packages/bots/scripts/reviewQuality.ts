import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type PlayerCount, setup, type View } from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import { shelveNet } from '../node/shelveNet.ts';
import { AllPlans, type Plan } from '../src/guide/plans.ts';
import { botNamed } from '../src/index.ts';
import { guideFor } from '../src/registry.ts';
import { isWrong, type Review, reviewedGame, reviewGame } from '../src/review/index.ts';

/**
 * Whether a review tells good play from bad: games of the strongest bot, in each of which one seat once plays the plan that
 * looks worst. The planted plan should be among that seat's key moments, and what the bot decided itself no mistake. Stopped
 * and started again, it goes on.
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

/** What one game showed. */
interface Shown {
  readonly game: number;
  readonly players: PlayerCount;
  /** How much the planted plan was found to lose, and its place among its seat's moments; 0 is the worst. */
  readonly planted: { readonly class: string; readonly points: number; readonly place: number };
  /** Unforced decisions of the bot, and those called a mistake or worse. */
  readonly clean: number;
  readonly accused: number;
  readonly seconds: number;
}

/** The plan that looks worst; none where it looks about as good as the best, as at the end, when little is left to do. */
function worstPlan(view: View): Plan | undefined {
  const all = new AllPlans();
  guideFor(view.facts.players).plans(view, all);
  const [best, ...others] = all.plans.toSorted((a, b) => b.worth - a.worth);
  const worst = others.at(-1);
  return worst !== undefined && best.worth - worst.worth >= CLEARLY_WORSE ? worst : undefined;
}

const CLEARLY_WORSE = 3;

function playAndReview(game: number): Shown {
  const players = PLAYERS[game % PLAYERS.length];
  shelveNet(players);
  const seed = `quality/${game}`;
  const initial = setup({ players }, seed);
  const state = setup({ players }, seed);
  // Somewhere in the game, not always at the same place, and by every seat in turn.
  const plantedTurn = 2 + ((game * 17) % 44);
  let from = -1;
  const steps: ReturnType<typeof toAction>[] = [];
  while (state.view.phase !== 'over') {
    const { view } = state;
    const isDue = from < 0 && view.phase === 'takeCard' && view.turn >= plantedTurn;
    const planted = isDue ? worstPlan(view) : undefined;
    const { moves } = planted ?? botNamed('nunatak').decide(view, seed, budget);
    if (planted !== undefined) from = steps.length;
    for (const move of moves) {
      steps.push(toAction(view.facts, move));
      makeLegalMove(state, move);
    }
  }
  const read = reviewedGame(initial, steps);
  if (!read.ok) throw new Error(`game ${game} is ${read.reason.kind}`);
  const start = process.cpuUsage();
  const review = reviewGame(read.value, { seed: 'quality', effort: 1 });
  const seconds = process.cpuUsage(start).user / 1e6;
  return { game, players, ...judge(review, from), seconds };
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
