import {
  cloneState,
  deal,
  determinize,
  factsOf,
  type PlayerCount,
  parseConfig,
  problemText,
  type State,
  seedRng,
} from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import { Evaluator } from './eval/evaluator.ts';
import { weightsFor } from './eval/load.ts';
import { Policy } from './policy/policy.ts';
import { Rollout } from './search/rollout.ts';
import { STRONGEST } from './search/searcher.ts';

/** How fast the search plays, and where its time goes. */
export interface PlayoutBench {
  readonly players: PlayerCount;
  /** Playouts a second from the start of a game to its end, guided by the greedy policy. */
  readonly wholePerSecond: number;
  /** Playouts a second as the strongest bot makes them: some rounds, then the evaluation. */
  readonly shortPerSecond: number;
  readonly movesPerPlayout: number;
  /** The share of a whole playout's time that is not spent in the engine. */
  readonly shareOutsideEngine: number;
}

interface Recorded {
  readonly start: State;
  readonly moves: readonly Move[];
}

/**
 * Measures playouts. The engine's share is told by making the very same moves again without choosing them: nothing is
 * measured inside the loops, so nothing is slowed down by measuring.
 */
export function benchPlayouts(players: PlayerCount, playouts: number, now: () => number): PlayoutBench {
  const config = parseConfig({ players });
  if (!config.ok) throw new RangeError(problemText(config.reason));
  const weights = weightsFor(players);
  const policy = new Policy(weights);
  const rollout = new Rollout(new Policy(weights));
  const evaluator = new Evaluator(weights);
  const rng = seedRng('bench');
  const start = deal(factsOf(config.value), 'bench');
  const points = new Float64Array(4);

  const recorded: Recorded[] = [];
  const choosing = timed(now, () => {
    for (let i = 0; i < playouts; i++) recorded.push(playOut(determinize(start.view, rng), policy));
  });
  const engine = timed(now, () => {
    for (const game of recorded) replay(game);
  });
  const whole = timed(now, () => {
    for (let i = 0; i < playouts; i++) {
      rollout.goOn(determinize(start.view, rng), Number.POSITIVE_INFINITY, 0, rng);
    }
  });
  const turns = STRONGEST.rounds * start.view.facts.seats;
  const short = timed(now, () => {
    for (let i = 0; i < playouts; i++) {
      const state = determinize(start.view, rng);
      rollout.goOn(state, turns, 0, rng);
      evaluator.evaluate(state.view, points);
    }
  });
  return {
    players,
    wholePerSecond: playouts / (whole / 1000),
    shortPerSecond: playouts / (short / 1000),
    movesPerPlayout: recorded.reduce((sum, { moves }) => sum + moves.length, 0) / playouts,
    shareOutsideEngine: 1 - Math.min(1, engine / choosing),
  };
}

function timed(now: () => number, act: () => void): number {
  const start = now();
  act();
  return now() - start;
}

function playOut(state: State, policy: Policy): Recorded {
  const start = cloneState(state);
  const moves: Move[] = [];
  policy.forget();
  while (state.view.phase !== 'over') {
    const move = policy.choose(state.view);
    moves.push(move);
    makeLegalMove(state, move);
  }
  return { start, moves };
}

function replay({ start, moves }: Recorded): void {
  for (const move of moves) makeLegalMove(start, move);
}
