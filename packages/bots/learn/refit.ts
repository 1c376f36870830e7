/**
 * Fits the guide's weights to the net's ranking of the plans of a turn.
 *
 *     node refit.ts --players 3 --seconds 60 --out guide3.json [--from weights.json] [--rivalry 1] [--playouts 300]
 *
 * The net judges the position after each plan once; with `--playouts`, a search with the net judges its candidates. The
 * fit is least squares over differences between plans of the same turn, because only they matter for the ranking. It is
 * regularised towards the starting weights, which hold what the plans have in common. Fresh games then measure the
 * ranking before and after.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deal, nextFraction, type PlayerCount, type Rng, seedRng } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { addSample, type Equations, emptyEquations, solve } from '../scripts/tuning/equations.ts';
import { playSelf } from '../scripts/tuning/selfPlay.ts';
import type { Guide } from '../src/guide/guide.ts';
import { BestPlan } from '../src/guide/plans.ts';
import { FEATURES } from '../src/linear/layout.ts';
import { LinearGuide } from '../src/linear/linearGuide.ts';
import { weightsFor } from '../src/linear/load.ts';
import { readWeights, type Weights, writeWeights } from '../src/linear/weights.ts';
import { NetJudge } from '../src/net/netJudge.ts';
import { Searcher } from '../src/search/searcher.ts';
import { STRONGEST } from '../src/search/settings.ts';
import { loadNet } from './nets.ts';
import { type Sibling, SiblingReader, type Siblings } from './siblings.ts';
import { ownFacts } from './variants.ts';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    net: { type: 'string' },
    from: { type: 'string' },
    out: { type: 'string', default: 'guide.json' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'refit' },
    rivalry: { type: 'string' },
    playouts: { type: 'string', default: '0' },
    /** Strength of the regularisation towards the starting weights, in numbers of samples. */
    ridge: { type: 'string', default: '30' },
    /** Points behind the best plan at which a plan's weight in the fit is divided by e. */
    near: { type: 'string', default: '4' },
    /** Number of games that measure the ranking. */
    check: { type: 'string', default: '40' },
  },
});
const players = Number(options.players) as PlayerCount;
const playouts = Number(options.playouts);
const near = Number(options.near);
const ridge = Number(options.ridge);
/** Minimum weight of a plan in the fit, however bad it is. */
const LEAST_COUNT = 0.05;
/** Noise of the choices in points, one value per game. */
const SHAKES = [0, 0.5, 1.5];
const MEASURING_GAMES = 300;

const facts = ownFacts(players);
const netFile = options.net ?? new URL(`../nets/players${players}.net`, import.meta.url).pathname;
const judge = new NetJudge(loadNet(netFile, players));

function startingWeights(): Weights {
  const file = options.from;
  const weights = file === undefined ? weightsFor(players) : readWeights(JSON.parse(readFileSync(file, 'utf8')));
  return options.rivalry === undefined ? weights : { ...weights, rivalry: Number(options.rivalry) };
}

/** A guide, and the reader that compares its plans. */
interface Pupil {
  readonly guide: Guide;
  readonly reader: SiblingReader;
}

function pupilWith(weights: Weights): Pupil {
  const guide = new LinearGuide(weights);
  const search = playouts > 0 ? { searcher: new Searcher(judge, guide, STRONGEST), playouts } : undefined;
  return { guide, reader: new SiblingReader(judge, guide, weights, search) };
}

/** Plays a game with noisy choices by the plans' values, and reports the plans of each turn. */
function playGame({ guide, reader }: Pupil, seed: string, rng: Rng, tell: (siblings: Siblings) => void): void {
  const state = deal(facts, seed);
  const { view } = state;
  const shake = SHAKES[Math.floor(nextFraction(rng) * SHAKES.length)];
  const best = new BestPlan();
  while (view.phase !== 'over') {
    const siblings = view.phase === 'takeCard' ? reader.read(view, rng) : undefined;
    if (siblings === undefined) {
      best.clear();
      guide.plans(view, best);
      for (const move of best.plan().moves) makeLegalMove(state, move);
      continue;
    }
    tell(siblings);
    const shaken = siblings.all.map(({ value }) => value + shake * gumbel(rng));
    const chosen = siblings.all[shaken.indexOf(Math.max(...shaken))];
    for (const move of chosen.plan.moves) makeLegalMove(state, move);
  }
}

function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(nextFraction(rng) + 1e-12) + 1e-12);
}

/** Adds the plans of a turn to the equations: each minus the mean of all, with more weight on better ones. */
function learn(equations: Equations, { phase, all }: Siblings): void {
  const most = Math.max(...all.map(({ value }) => value));
  const counts = all.map(({ value }) => Math.max(LEAST_COUNT, Math.exp((value - most) / near)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const meanFeatures = new Float64Array(FEATURES);
  const touched = new Set<number>();
  let toCome = 0;
  all.forEach((sibling, i) => {
    toCome += (counts[i] / total) * sibling.toCome;
    addTo(meanFeatures, sibling, counts[i] / total);
    for (const feature of sibling.at) touched.add(feature);
  });
  const difference = new Float64Array(FEATURES);
  all.forEach((sibling, i) => {
    for (const feature of touched) difference[feature] = -meanFeatures[feature];
    addTo(difference, sibling, 1);
    const at = Int32Array.from([...touched].filter((feature) => Math.abs(difference[feature]) > 1e-9));
    const root = Math.sqrt(counts[i]);
    const amount = Float64Array.from(at, (feature) => root * difference[feature]);
    addSample(equations, phase, at, amount, root * (sibling.toCome - toCome));
  });
}

function addTo(sums: Float64Array, { at, amount }: Sibling, times: number): void {
  for (let i = 0; i < at.length; i++) sums[at[i]] += times * amount[i];
}

function fitted(weights: Weights, equations: Equations): Weights {
  const phases = equations.squares.map((squares, phase) => {
    const sums = equations.sums[phase].map((sum, i) => sum + ridge * weights.phases[phase][i]);
    return solve(squares, sums, ridge);
  });
  const learned = { ...weights, phases };
  const { worth, turns } = playSelf(learned, MEASURING_GAMES, `${options.seed}/usual`, 0);
  const meanPlanWorth = weights.meanPlanWorth.map((before, phase) =>
    turns[phase] > 0 ? worth[phase] / turns[phase] : before,
  );
  return { ...learned, meanPlanWorth };
}

/**
 * Prints how well a guide ranks plans, judged by the net: the loss of its first choice, and how often the best plan is
 * among its first few.
 */
function check(weights: Weights, name: string): void {
  const rng = seedRng(`${options.seed}/check`);
  const pupil = pupilWith(weights);
  let turns = 0;
  let lost = 0;
  let among4 = 0;
  let among8 = 0;
  for (let game = 0; game < Number(options.check); game++) {
    playGame(pupil, `${options.seed}/check/${game}`, rng, ({ all }) => {
      const byNet = all.toSorted((a, b) => b.value - a.value);
      const byGuide = all.toSorted((a, b) => b.plan.worth - a.plan.worth);
      const place = byGuide.indexOf(byNet[0]);
      turns++;
      lost += byNet[0].value - byGuide[0].value;
      if (place < 4) among4++;
      if (place < 8) among8++;
    });
  }
  const percent = (count: number): string => `${((100 * count) / turns).toFixed(1)} %`;
  process.stdout.write(
    `${name}: the first choice loses ${(lost / turns).toFixed(2)} points; the best is among the first 4 in ${percent(among4)}, ` +
      `8 in ${percent(among8)}, ${turns} turns\n`,
  );
}

const before = startingWeights();
const equations = emptyEquations();
const rng = seedRng(options.seed);
const end = Date.now() + 1000 * Number(options.seconds);
let games = 0;
const pupil = pupilWith(before);
while (Date.now() < end) playGame(pupil, `${options.seed}/${games++}`, rng, (siblings) => learn(equations, siblings));
const after = fitted(before, equations);
writeFileSync(options.out, `${JSON.stringify(writeWeights(after), undefined, 2)}\n`);
process.stdout.write(`${games} games, ${equations.samples.reduce((sum, count) => sum + count, 0)} plans\n`);
check(before, 'before');
check(after, 'after');
