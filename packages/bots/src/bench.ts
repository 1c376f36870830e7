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

/** How fast the strongest bot thinks, on one core. */
export interface SearchBench {
  readonly players: PlayerCount;
  /** Positions judged a second as searched: with the tree, the guide and the engine. */
  readonly searchedPerSecond: number;
  /** Positions judged a second, and lists of plans made a second. */
  readonly judgedPerSecond: number;
  readonly guidedPerSecond: number;
}

/** Turns between two positions that are measured, so that all of a game counts alike. */
const APART = 9;

/** Measures the search on positions of a game that the guide plays, once it runs as fast as it does in play. */
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

/** Positions at the start of turns all through a game. */
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
