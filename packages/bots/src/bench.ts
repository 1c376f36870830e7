import {
  deal,
  determinize,
  factsOf,
  type PlayerCount,
  parseConfig,
  problemText,
  type State,
  seedRng,
} from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { BestPlan } from './guide/plans.ts';
import { emptyVerdict } from './judge/judge.ts';
import { guideFor, judgeFor } from './registry.ts';
import { Searcher } from './search/searcher.ts';
import { STRONGEST } from './search/settings.ts';

/** Speed of the strongest bot on one core. */
export interface SearchBench {
  readonly players: PlayerCount;
  /** Positions evaluated per second in a real search: tree, guide and engine included. */
  readonly searchedPerSecond: number;
  /** Judge calls per second, and guide calls per second. */
  readonly judgedPerSecond: number;
  readonly guidedPerSecond: number;
}

/** Turns between two measured positions, so that all parts of a game count. */
const APART = 9;

/** Measures search speed on positions of a game played by the guide. A first, unmeasured search warms up the code. */
export function benchSearch(players: PlayerCount, playouts: number, now: () => number): SearchBench {
  const positions = positionsOf(players);
  const judge = judgeFor(positions[0].view.facts);
  const searcher = new Searcher(judge, guideFor(players), STRONGEST);
  const each = Math.max(1, Math.round(playouts / positions.length));
  const searchAll = (): void => {
    for (const { view } of positions) searcher.search(view, { playouts: each }, 'bench');
  };
  searchAll();
  const before = searcher.playouts;
  const searching = timed(now, searchAll);
  const verdict = emptyVerdict();
  const judging = timed(now, () => {
    for (let i = 0; i < each; i++) for (const { view } of positions) judge.judge(view, verdict);
  });
  const best = new BestPlan();
  const guiding = timed(now, () => {
    for (let i = 0; i < each; i++) for (const { view } of positions) guideFor(players).plans(view, best);
  });
  const listed = positions.length * each;
  return {
    players,
    searchedPerSecond: (searcher.playouts - before) / (searching / 1000),
    judgedPerSecond: listed / (judging / 1000),
    guidedPerSecond: listed / (guiding / 1000),
  };
}

/** Returns positions at the start of turns throughout a game. */
function positionsOf(players: PlayerCount): State[] {
  const config = parseConfig({ players });
  if (!config.ok) throw new RangeError(problemText(config.reason));
  const state = deal(factsOf(config.value), 'bench');
  const { view } = state;
  const guide = guideFor(players);
  const rng = seedRng('bench');
  const found: State[] = [];
  while (view.phase !== 'over') {
    if (view.phase === 'takeCard' && view.turn % APART === 1) found.push(determinize(view, rng));
    const best = new BestPlan();
    guide.plans(view, best);
    for (const move of best.plan().moves) makeLegalMove(state, move);
  }
  return found;
}

function timed(now: () => number, act: () => void): number {
  const start = now();
  act();
  return now() - start;
}
