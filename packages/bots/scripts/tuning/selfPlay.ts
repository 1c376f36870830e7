import {
  deal,
  type Facts,
  factsOf,
  NONE,
  nextFraction,
  type PlayerCount,
  parseConfig,
  problemText,
  seedRng,
} from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { FeatureList, listFeatures } from '../../src/eval/features.ts';
import { Holdings } from '../../src/eval/holdings.ts';
import { FEATURES, PHASE_COUNT, phaseAt } from '../../src/eval/layout.ts';
import { blocksPlaced } from '../../src/eval/temple.ts';
import type { Weights } from '../../src/eval/weights.ts';
import { Policy } from '../../src/policy/policy.ts';
import { type Equations, emptyEquations } from './equations.ts';

export function factsFor(players: PlayerCount): Facts {
  const config = parseConfig({ players });
  if (!config.ok) throw new Error(problemText(config.reason));
  return factsOf(config.value);
}

interface Sample {
  readonly phase: number;
  readonly seat: number;
  readonly pointsThen: number;
  readonly at: Int32Array;
  readonly amount: Float64Array;
}

export interface SelfPlay {
  readonly equations: Equations;
  /** Sums of the best plans' worth by phase, and how many. */
  readonly worth: Float64Array;
  readonly turns: Float64Array;
  readonly points: number;
}

/** Plays games of the policy against itself and gathers what positions led to what final scores. */
export function playSelf(weights: Weights, games: number, seed: string, noise: number): SelfPlay {
  const facts = factsFor(weights.players);
  const policy = new Policy(weights);
  const holdings = new Holdings();
  const list = new FeatureList();
  const rng = seedRng(seed);
  const equations = emptyEquations();
  const worth = new Float64Array(PHASE_COUNT);
  const turns = new Float64Array(PHASE_COUNT);
  let points = 0;
  for (let game = 0; game < games; game++) {
    const state = deal(facts, `${seed}/${game}`);
    const { view } = state;
    const shake = nextFraction(rng) < 0.5 ? noise : noise * 3;
    const samples: Sample[] = [];
    policy.forget();
    let turn = NONE;
    while (view.phase !== 'over') {
      if (view.phase === 'takeCard' && view.turn !== turn && view.extraTurns.length === 0) {
        turn = view.turn;
        const phase = phaseAt(blocksPlaced(view));
        if (nextFraction(rng) < 0.25) {
          holdings.read(view);
          for (let seat = 0; seat < facts.players; seat++) {
            const place = facts.players === 1 ? 0 : (seat - view.active + facts.players) % facts.players;
            listFeatures(view, seat, place, holdings, list);
            samples.push({
              phase,
              seat,
              pointsThen: view.points[seat],
              at: list.at.slice(0, list.count),
              amount: list.amount.slice(0, list.count),
            });
          }
        }
        const move = policy.choose(view, shake, rng);
        worth[phase] += policy.lastWorth;
        turns[phase]++;
        makeLegalMove(state, move);
      } else makeLegalMove(state, policy.choose(view, shake, rng));
    }
    for (let seat = 0; seat < facts.players; seat++) points += view.points[seat] / facts.players / games;
    for (const sample of samples) addSample(equations, sample, view.points[sample.seat] - sample.pointsThen);
  }
  return { equations, worth, turns, points };
}

function addSample({ squares, sums, samples, targets }: Equations, sample: Sample, target: number): void {
  const { phase, at, amount } = sample;
  const square = squares[phase];
  const sum = sums[phase];
  for (let i = 0; i < at.length; i++) {
    const row = at[i] * FEATURES;
    for (let j = 0; j < at.length; j++) square[row + at[j]] += amount[i] * amount[j];
    sum[at[i]] += amount[i] * target;
  }
  samples[phase]++;
  targets[phase] += target * target;
}
