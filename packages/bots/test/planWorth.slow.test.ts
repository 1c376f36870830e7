import {
  BLESSING_IDS,
  BUILDER,
  determinize,
  type GameConfig,
  LAID,
  type State,
  seedRng,
  type View,
} from '@nunatak/engine';
import {
  cloneView,
  fieldA,
  type Move,
  makeLegalMove,
  moveType,
  PASS_MOVE,
  PLACE_BLOCK,
  TAKE_CARD,
} from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { AllPlans, BestPlan } from '../src/guide/plans.ts';
import { RootInfo } from '../src/judge/rootInfo.ts';
import { WeightedSum } from '../src/linear/features.ts';
import { phaseAt } from '../src/linear/layout.ts';
import { LinearGuide } from '../src/linear/linearGuide.ts';
import { weightsFor } from '../src/linear/load.ts';
import { Position } from '../src/linear/position.ts';
import { placeAfter, shareOf } from '../src/linear/tables.ts';
import type { Weights } from '../src/linear/weights.ts';
import { eachPosition, PLAYER_COUNTS } from './games.ts';

/** Plays a turn by the engine and returns the view at the start of the next turn; undefined if the game is over. */
function afterTurn(view: View, plan: readonly Move[], guide: LinearGuide): View | undefined {
  const state = determinize(view, seedRng('after'));
  let after: View | undefined;
  const make = (move: Move): void =>
    makeLegalMove(state, move, (event) => {
      if (event.type === 'turnStarted') after ??= cloneView(state.view);
    });
  for (const move of plan) make(move);
  while (after === undefined && state.view.phase !== 'over' && state.view.phase !== 'endBlessing') {
    make(answerWithin(state, guide));
  }
  return after;
}

/**
 * Answers a decision inside a turn. Other seats' reactions and what may be used after the turn are not part of a plan,
 * so they are passed; the guide decides the rest.
 */
function answerWithin({ view }: State, guide: LinearGuide): Move {
  if (view.phase === 'providence' || view.phase === 'expansion' || view.phase === 'endOfTurn') return PASS_MOVE;
  const best = new BestPlan();
  guide.plans(view, best);
  return best.moves[0];
}

/** Returns the judge's full sum of features, as weighted by `me`, with the next seat to move. */
function worthTo(me: number, after: View, weights: Weights, root: RootInfo): number {
  const { players } = weights;
  const position = new Position();
  // Z2: in the solo game the display is refilled later, and the plan counts on it.
  const isRefilled = players === 1 || root.isDisplayNew(after);
  position.read(after, isRefilled ? weights.refill : 0, root);
  const sum = new WeightedSum(weights.phases[0]);
  let worth = 0;
  for (let seat = 0; seat < players; seat++) {
    sum.begin(weights.phases[phaseAt(position.reading.placed)]);
    position.addFeatures(after, seat, placeAfter(players, me, seat), sum);
    worth += shareOf(weights, me, seat) * (after.points[seat] + sum.sum);
  }
  return worth;
}

interface Comparison {
  positions: number;
  plans: number;
  largest: number;
  /** Number of plans that take a builder while another seat has laid Construction. */
  againstConstruction: number;
}

const LAID_BLESSINGS = ['construction', 'legend', 'change'] as const;
const CONSTRUCTION = BLESSING_IDS.indexOf('construction');

/**
 * Returns true if a plan takes a card with a builder while another seat has laid Construction: the builder may take
 * that seat's lead away.
 */
function isAgainstConstruction(view: View, moves: readonly Move[]): boolean {
  const { blessingState, blessingSeat, active, facts } = view;
  if (blessingState[CONSTRUCTION] !== LAID || blessingSeat[CONSTRUCTION] === active) return false;
  const card = moveType(moves[0]) === TAKE_CARD ? fieldA(moves[0]) : view.card;
  return (facts.cardSymbols[card] & (1 << BUILDER)) !== 0;
}

/**
 * Plays games and compares the worth of plans with the judge's full sum. Compares differences between plans of one
 * position, because only they matter.
 */
function compare(config: GameConfig, games: number): Comparison {
  const { players } = config;
  const weights = weightsFor(players);
  const guide = new LinearGuide(weights);
  const root = new RootInfo();
  const result: Comparison = { positions: 0, plans: 0, largest: 0, againstConstruction: 0 };
  eachPosition(config, games, ({ view }) => {
    if (view.phase !== 'takeCard' && view.phase !== 'useFor' && view.phase !== 'placeBlock') return;
    if (view.phase === 'takeCard') root.read(view);
    const all = new AllPlans();
    guide.plans(view, all);
    let first: number | undefined;
    result.positions++;
    for (const { worth, moves } of all.plans) {
      if (moveType(moves[moves.length - 1]) !== PLACE_BLOCK) continue;
      const after = afterTurn(view, moves, guide);
      if (after === undefined) continue;
      const gap = worth - worthTo(view.active, after, weights, root);
      first ??= gap;
      result.plans++;
      if (isAgainstConstruction(view, moves)) result.againstConstruction++;
      result.largest = Math.max(result.largest, Math.abs(gap - first));
    }
  });
  return result;
}

describe("a plan's worth is the change in the judge's sum", () => {
  for (const players of PLAYER_COUNTS) {
    it(`${players} players`, () => {
      const { positions, plans, largest } = compare({ players }, 8);
      expect(positions).toBeGreaterThan(250);
      expect(plans).toBeGreaterThan(2000);
      expect(largest).toBeLessThan(1e-9);
    });
  }

  it.each([2, 3, 4] as const)('%i players, if a builder may take the lead from Construction’s owner', (players) => {
    const { againstConstruction, largest } = compare({ players, options: { blessings: [...LAID_BLESSINGS] } }, 6);
    expect(againstConstruction).toBeGreaterThan(0);
    expect(largest).toBeLessThan(1e-9);
  });
});
