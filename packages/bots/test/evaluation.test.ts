import { determinize, NONE, type PlayerCount, score, seedRng, setup, type View } from '@nunatak/engine';
import { makeLegalMove, moveType, SWAP_TILES, USE_BLESSING } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { endCardPoints } from '../src/eval/endCards.ts';
import { FeatureList, listFeatures } from '../src/eval/features.ts';
import { Holdings } from '../src/eval/holdings.ts';
import { phaseAt } from '../src/eval/layout.ts';
import { blocksPlaced } from '../src/eval/temple.ts';
import { shareOf } from '../src/eval/temples.ts';
import { readWeights, type Weights, writeWeights } from '../src/eval/weights.ts';
import { createBot, INSIGHTS, understanding, weightsFor } from '../src/index.ts';
import { Planner } from '../src/policy/planner.ts';
import { AllPlans, type Plan } from '../src/policy/plans.ts';
import { PLAYER_COUNTS, playGame, step } from './games.ts';

/** What a position is worth to a seat by the whole list of features. */
function worthOf(weights: Weights, view: View, me: number): number {
  const holdings = new Holdings();
  const list = new FeatureList();
  holdings.read(view);
  let worth = 0;
  for (let seat = 0; seat < weights.players; seat++) {
    listFeatures(view, seat, (seat - view.active + weights.players) % weights.players, holdings, list);
    const expected = view.points[seat] + list.times(weights.phases[phaseAt(blocksPlaced(view))]);
    worth += shareOf(weights, me, seat) * expected;
  }
  return worth;
}

/** The position after a plan that turns up no tile and asks nothing, without the card that refills the display. */
function after(view: View, { moves }: Plan): View | undefined {
  if (moves.some((move) => moveType(move) === USE_BLESSING || moveType(move) === SWAP_TILES)) return undefined;
  const state = determinize(view, seedRng('after'));
  let isPlain = true;
  for (const move of moves) {
    makeLegalMove(state, move, (event) => {
      isPlain &&= event.type !== 'tileRevealed' && event.type !== 'blessingTaken';
    });
  }
  if (!isPlain || state.view.phase !== 'takeCard' || state.view.turn !== view.turn + 1) return undefined;
  return { ...state.view, display: state.view.display.map((card, i) => (card === view.display[i] ? card : NONE)) };
}

function comparePlans(players: PlayerCount, games: number): { compared: number; different: number } {
  const weights = { ...weightsFor(players), refill: 0 };
  const planner = new Planner(weights);
  let compared = 0;
  let different = 0;
  for (let game = 0; game < games; game++) {
    const state = setup({ players }, `plans/${game}`);
    const bot = createBot('ridge', game);
    while (state.view.phase !== 'over') {
      const { view } = state;
      if (view.phase === 'takeCard' && view.extraTurns.length === 0 && view.reservedCard === NONE) {
        const all = new AllPlans();
        planner.list(view, all);
        const plans = all.plans.flatMap((plan) => {
          const result = after(view, plan);
          return result === undefined ? [] : [{ quick: plan.worth, whole: worthOf(weights, result, view.active) }];
        });
        for (const plan of plans) {
          compared++;
          const gap = plan.quick - plans[0].quick - (plan.whole - plans[0].whole);
          if (Math.abs(gap) > 0.02) different++;
        }
      }
      step(state, bot);
    }
  }
  return { compared, different };
}

describe('the evaluation', () => {
  it('values plans quickly as the whole list of features does, but for rare corners', () => {
    for (const players of [2, 3, 4] as const) {
      const { compared, different } = comparePlans(players, 1);
      expect(compared).toBeGreaterThan(150);
      expect(different / compared, `${players} players`).toBeLessThan(0.05);
    }
  });

  it('counts card points like the score sheet', () => {
    for (const players of PLAYER_COUNTS) {
      const bot = createBot('greedy', players);
      const { view } = playGame({ players }, `cards/${players}`, [bot, bot, bot, bot]).state;
      if (view.movedCard !== NONE || view.changeTool !== NONE) continue;
      const holdings = new Holdings();
      holdings.read(view);
      for (let seat = 0; seat < players; seat++) {
        const { builders, sculptors, artisans, beasts, architects, elders, sets } = score(view, seat);
        const cards = builders + sculptors + artisans + beasts + architects + elders + sets;
        expect(endCardPoints(view, holdings, seat)).toBe(cards);
      }
    }
  });

  it('reads and writes its weights without loss', () => {
    for (const players of PLAYER_COUNTS) {
      const weights = weightsFor(players);
      expect(readWeights(writeWeights(weights))).toEqual(weights);
    }
    expect(() => readWeights({ ...writeWeights(weightsFor(3)), players: 5 })).toThrow(/expected 1, 2, 3 or 4/);
    expect(() => readWeights({ ...writeWeights(weightsFor(3)), phases: ['1 2 3'] })).toThrow(/expected 9 phases/);
  });

  it('a bot that understands everything weighs like the tuned one, one that understands nothing weighs nothing', () => {
    const weights = weightsFor(3);
    expect(understanding(weights, INSIGHTS).phases).toEqual(weights.phases);
    const blind = understanding(weights, []).phases[4];
    expect(blind.filter((weight) => weight !== 0).length).toBeLessThanOrEqual(12);
  });
});
