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
import { BestPlan, NoisyPlans } from '../../src/guide/plans.ts';
import { FeatureList } from '../../src/linear/features.ts';
import { PHASE_COUNT, phaseAt } from '../../src/linear/layout.ts';
import { LinearGuide } from '../../src/linear/linearGuide.ts';
import { Position, placeOf } from '../../src/linear/position.ts';
import type { Weights } from '../../src/linear/weights.ts';
import { addSample, type Equations, emptyEquations } from './equations.ts';

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
  /** By phase: sum of the best plans' worth, and number of turns. */
  readonly worth: Float64Array;
  readonly turns: Float64Array;
  readonly points: number;
}

/** Fraction of turns whose positions become samples. */
const SAMPLED = 0.25;

/** Plays games of the guide against itself, and collects positions with their final scores. */
export function playSelf(weights: Weights, games: number, seed: string, noise: number): SelfPlay {
  const facts = factsFor(weights.players);
  const guide = new LinearGuide(weights);
  const best = new BestPlan();
  const position = new Position();
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
    const shaken = new NoisyPlans(best, shake, rng);
    let turn = NONE;
    while (view.phase !== 'over') {
      best.clear();
      const isCardChosen = view.phase === 'takeCard' || view.phase === 'useFor' || view.phase === 'placeBlock';
      guide.plans(view, isCardChosen ? shaken : best);
      if (view.phase === 'takeCard' && view.turn !== turn && view.extraTurns.length === 0) {
        turn = view.turn;
        position.read(view, 0);
        const phase = phaseAt(position.reading.placed);
        if (nextFraction(rng) < SAMPLED) {
          for (let seat = 0; seat < facts.players; seat++) {
            list.clear();
            position.addFeatures(view, seat, placeOf(view, seat), list);
            samples.push({
              phase,
              seat,
              pointsThen: view.points[seat],
              at: list.at.slice(0, list.count),
              amount: list.amount.slice(0, list.count),
            });
          }
        }
        worth[phase] += best.worth;
        turns[phase]++;
      }
      for (const move of best.plan().moves) makeLegalMove(state, move);
    }
    for (let seat = 0; seat < facts.players; seat++) points += view.points[seat] / facts.players / games;
    for (const { phase, seat, pointsThen, at, amount } of samples) {
      addSample(equations, phase, at, amount, view.points[seat] - pointsThen);
    }
  }
  return { equations, worth, turns, points };
}
