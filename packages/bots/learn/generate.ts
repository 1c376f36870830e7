/**
 * Generates training records by self-play. Without --net, the linear bot plays itself with noise. With --net, a net
 * plays with one look per plan, or with a search of --playouts, whose candidates become records too. With --follow,
 * reloads the net whenever the trainer writes it.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  cloneState,
  deal,
  determinize,
  type Facts,
  nextFraction,
  nextInt,
  type PlayerCount,
  type Rng,
  type State,
  seedRng,
  type View,
} from '@nunatak/engine';
import { legalMoves, type Move, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { BestPlan, NoisyPlans } from '../src/guide/plans.ts';
import { emptyVerdict, type Judge, judgeEnd, type Verdict } from '../src/judge/judge.ts';
import { RootInfo } from '../src/judge/rootInfo.ts';
import { LinearJudge } from '../src/linear/linearJudge.ts';
import { weightsFor } from '../src/linear/load.ts';
import { Encoder } from '../src/net/encoder.ts';
import { layoutFor } from '../src/net/layout.ts';
import { NetJudge } from '../src/net/netJudge.ts';
import { guideFor } from '../src/registry.ts';
import { playTurn } from '../src/search/afterTurn.ts';
import { lookOnce } from '../src/search/oneLook.ts';
import { Searcher } from '../src/search/searcher.ts';
import { STRONGEST } from '../src/search/settings.ts';
import { loadNet } from './nets.ts';
import { type Reading, RecordWriter } from './records.ts';
import { ownFacts, variants } from './variants.ts';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'games' },
    seconds: { type: 'string', default: '10' },
    games: { type: 'string', default: '1000000000' },
    /** Records are written to OUT-0.records, OUT-1.records, … */
    out: { type: 'string', default: 'games' },
    net: { type: 'string' },
    follow: { type: 'boolean', default: false },
    /** Seconds of play per file of records. */
    shard: { type: 'string', default: '15' },
    /** Fraction of positions that become records. */
    keep: { type: 'string', default: '1' },
    plans: { type: 'string', default: '16' },
    playouts: { type: 'string', default: '0' },
    /** Maximum fraction of choices made with noise, and the strength of the noise in points. */
    shaken: { type: 'string', default: '0.1' },
    shake: { type: 'string', default: '2' },
    /** Fraction of tables with some seats played by the linear bot. */
    mixed: { type: 'string', default: '0.25' },
    /** Fraction of games with other options or a varied edition. */
    other: { type: 'string', default: '0.2' },
    lambda: { type: 'string', default: '0.85' },
  },
});
const players = Number(options.players) as PlayerCount;
const playouts = Number(options.playouts);
const plans = Number(options.plans);
const lambda = Number(options.lambda);
const VARIANTS = 24;
/** Minimum playouts of a candidate that becomes a record. */
const LEAST_PLAYOUTS = 3;
/** Noise of the linear bot's plans in points: if it plays alone, and if it plays beside a net. */
const NOISES = [0, 0.6, 1.2, 2];
const NOISES_BESIDE = [0, 0.4, 0.8];
/** Factors of the fraction of noisy choices, one drawn per game: a few games get much noise, most get little. */
const SHAKES = [0, 0.3, 1, 3];

const layout = layoutFor(players);
const writer = new RecordWriter(layout, options.out);
const guide = guideFor(players);
const linear = new LinearJudge(weightsFor(players));
const own = ownFacts(players);
const others = variants(players, VARIANTS, seedRng(`${options.seed}/variants`));
const encoders = new Map<Facts, Encoder>([own, ...others].map((facts) => [facts, new Encoder(facts)]));

/** What a net plays with. */
interface Brain {
  readonly judge: Judge;
  readonly searcher: Searcher;
}
function loadBrain(): Brain | undefined {
  if (options.net === undefined) return undefined;
  const judge = new NetJudge(loadNet(options.net, players));
  return { judge, searcher: new Searcher(judge, guide, { ...STRONGEST, candidates: Math.min(12, plans), depth: 6 }) };
}
const stampOf = () => (options.net === undefined ? 0 : statSync(options.net).mtimeMs);
let brain = loadBrain();
let stamp = stampOf();

/** A record that waits for the end of its game, with the turn that led to it. */
interface Waiting {
  readonly record: Int16Array;
  readonly first: number;
  readonly turn: number;
}

/** A choice, and the expected result; undefined if there was no estimate. */
interface Choice {
  readonly moves: readonly Move[];
  readonly expected?: Verdict;
}

const moves = new MoveList();
const root = new RootInfo();
const byLinear = emptyVerdict();

/** Reorders values by seat to values by place in turn order, starting at the seat `first`. */
function byPlace(figures: ArrayLike<number>, first: number): number[] {
  return Array.from({ length: players }, (_, place) => figures[(first + place) % players]);
}

function read(view: View, reading: Reading, before: RootInfo): Int16Array | undefined {
  const encoder = encoders.get(view.facts);
  if (encoder === undefined) throw new Error('a game of unknown facts');
  linear.judge(view, byLinear);
  const inputs = encoder.encode(view, reading === 'plain' ? undefined : before);
  return writer.begin(inputs, reading, byPlace(view.points, view.active), byPlace(byLinear.points, view.active));
}

/** Returns the linear bot's plan, with noise of the given strength in points. */
function linearPlan(view: View, noise: number, rng: Rng): readonly Move[] {
  const best = new BestPlan();
  guide.plans(view, noise > 0 ? new NoisyPlans(best, noise, rng) : best);
  return best.plan().moves;
}

/** Judges each plan once. With noise, chooses at random, preferring better plans. */
function look(view: View, { judge }: Brain, isShaken: boolean, rng: Rng): Choice {
  const looked = lookOnce(view, judge, guide, plans, rng);
  let [best] = looked;
  if (isShaken) {
    const shake = Number(options.shake);
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of looked) {
      const value = candidate.value - shake * Math.log(-Math.log(nextFraction(rng) + 1e-12));
      if (value > most) {
        most = value;
        best = candidate;
      }
    }
  }
  return { moves: best.plan.moves, expected: best.verdict };
}

/** Chooses by a search. Each candidate becomes a record of its search result. */
function search(view: View, { searcher }: Brain, rng: Rng): Choice {
  const candidates = searcher.search(view, { playouts }, `${rng}`);
  const secret = determinize(view, rng);
  const before = new RootInfo();
  before.read(view);
  for (const candidate of candidates) {
    if (candidate.playouts < LEAST_PLAYOUTS) continue;
    const state = cloneState(secret);
    playTurn(state, candidate.plan.moves, guide);
    if (state.view.phase === 'over') continue;
    const record = read(state.view, 'candidate', before);
    if (record === undefined) continue;
    const points = byPlace(candidate.points, state.view.active).map((sum) => sum / candidate.playouts);
    const chances = byPlace(candidate.chances, state.view.active).map((sum) => sum / candidate.playouts);
    writer.finish(record, { finalPoints: points, wins: chances, points, chances });
  }
  const [best] = candidates;
  if (best.playouts === 0) return { moves: best.plan.moves };
  const expected = emptyVerdict();
  for (let seat = 0; seat < players; seat++) {
    expected.points[seat] = best.points[seat] / best.playouts;
    expected.chances[seat] = best.chances[seat] / best.playouts;
  }
  return { moves: best.plan.moves, expected };
}

/** Returns the training targets after each turn: the results blended with the later estimates (TD(lambda)). */
function returnsOf(view: View, expected: readonly (Verdict | undefined)[]): Verdict[] {
  const returns: Verdict[] = [];
  let value = emptyVerdict();
  judgeEnd(view, value);
  for (let turn = view.turn; turn >= 0; turn--) {
    returns[turn] = value;
    const said = expected[turn];
    if (said === undefined || turn === view.turn) continue;
    const next = emptyVerdict();
    for (let seat = 0; seat < players; seat++) {
      next.points[seat] = (1 - lambda) * said.points[seat] + lambda * value.points[seat];
      next.chances[seat] = (1 - lambda) * said.chances[seat] + lambda * value.chances[seat];
    }
    value = next;
  }
  return returns;
}

function playGame(number: number): void {
  const rng = seedRng(`${options.seed}/${number}/play`);
  const facts = nextFraction(rng) < Number(options.other) ? others[nextInt(rng, others.length)] : own;
  const state: State = deal(facts, `${options.seed}/${number}`);
  const { view } = state;
  const isLinear = Array.from({ length: players }, () => brain === undefined);
  if (brain !== undefined && nextFraction(rng) < Number(options.mixed)) {
    for (let seat = 0; seat < players; seat++) isLinear[seat] = nextInt(rng, 2) === 0;
  }
  const noise =
    brain === undefined ? NOISES[nextInt(rng, NOISES.length)] : NOISES_BESIDE[nextInt(rng, NOISES_BESIDE.length)];
  const shaken = Number(options.shaken) * SHAKES[nextInt(rng, SHAKES.length)];
  const waiting: Waiting[] = [];
  const expected: (Verdict | undefined)[] = [];
  let turn = -1;

  const choose = (): readonly Move[] => {
    const isSmall = view.phase !== 'takeCard' && view.phase !== 'useFor' && view.phase !== 'placeBlock';
    if (brain === undefined || isLinear[view.decider]) return linearPlan(view, isSmall ? 0 : noise, rng);
    legalMoves(view, moves);
    if (moves.count === 1) return [moves.moves[0]];
    if (view.phase === 'endBlessing') return linearPlan(view, 0, rng);
    const isShaken = nextFraction(rng) < shaken;
    const searches = playouts > 0 && view.phase === 'takeCard' && !isShaken;
    const choice = searches ? search(view, brain, rng) : look(view, brain, isShaken, rng);
    expected[view.turn] = choice.expected;
    return choice.moves;
  };

  while (view.phase !== 'over') {
    if (view.phase === 'takeCard' && view.turn !== turn) {
      if (turn >= 0 && nextFraction(rng) < Number(options.keep)) {
        const record = read(view, nextInt(rng, 2) === 0 ? 'masked' : 'plain', root);
        if (record !== undefined) waiting.push({ record, first: view.active, turn: view.turn - 1 });
      }
      turn = view.turn;
      root.read(view);
    }
    for (const move of choose()) makeLegalMove(state, move);
  }
  const end = emptyVerdict();
  judgeEnd(view, end);
  const returns = returnsOf(view, expected);
  for (const { record, first, turn: after } of waiting) {
    writer.finish(record, {
      finalPoints: byPlace(end.points, first),
      wins: byPlace(end.chances, first),
      points: byPlace(returns[after].points, first),
      chances: byPlace(returns[after].chances, first),
    });
  }
}

const start = Date.now();
const shardSeconds = Number(options.shard);
const shardLength = () => shardSeconds * 1000 * (0.75 + 0.5 * Math.random());
let shardEnd = start + shardLength() / 2;
let games = 0;
for (; games < Number(options.games) && Date.now() - start < Number(options.seconds) * 1000; games++) {
  playGame(games);
  if (!options.follow || Date.now() < shardEnd) continue;
  writer.nextShard();
  shardEnd = Date.now() + shardLength();
  if (stampOf() !== stamp) {
    stamp = stampOf();
    brain = loadBrain();
  }
}
writer.close();
process.stdout.write(
  `${JSON.stringify({ games, records: writer.total, tooLong: writer.tooLong, width: writer.width })}\n`,
);
