import { type Review, reviewedGame, reviewGame } from '@nunatak/bots/review';
import { type Action, cloneState, settled, setup } from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove, toAction } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { plotOf } from '../src/review/plot.ts';
import { momentsOf, prospectsAt, turnsOf } from '../src/review/turns.ts';

function reviewOfFirstMoves(): Review {
  const initial = setup({ players: 2 }, 'graph');
  const state = settled(cloneState(initial));
  const moves = new MoveList();
  const steps: Action[] = [];
  while (state.view.phase !== 'over') {
    legalMoves(state.view, moves);
    steps.push(toAction(state.view.facts, moves.moves[0] ?? 0));
    makeLegalMove(state, moves.moves[0] ?? 0);
  }
  const game = reviewedGame(initial, steps);
  if (!game.ok) throw new Error(game.reason.kind);
  return reviewGame(game.value, { seed: 'graph', effort: 0.02 });
}

describe('a reviewed game on the screen', () => {
  const review = reviewOfFirstMoves();
  const turns = turnsOf(review.decisions);
  const prospects = prospectsAt(turns, review.decisions);

  it('has every turn once, with all its entries and decisions', () => {
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 54 }, (_, i) => i + 1));
    expect(turns.flatMap(({ decisions }) => decisions)).toEqual(review.decisions.map((_, i) => i));
    for (const [i, { from }] of turns.entries()) expect(from).toBe(i === 0 ? 0 : turns[i - 1]?.to);
  });

  it('begins with what the deal promised and ends with the result', () => {
    expect(prospects).toHaveLength(55);
    const points = prospects.at(-1)?.map((worth) => worth.points);
    expect(points).toEqual(review.seats.map(({ account }) => account.result.points));
  });

  it('tells the moments in the order of the game, what was lost below nothing', () => {
    const moments = momentsOf(review, turns);
    expect(moments.map(({ decision }) => decision)).toEqual(
      moments.map(({ decision }) => decision).toSorted((a, b) => a - b),
    );
    for (const { kind, points } of moments) if (kind !== 'luck') expect(points).toBeLessThanOrEqual(-1);
  });

  it('is drawn within its frame, and a place of the graph is the turn that lies there', () => {
    for (const figure of ['points', 'chance'] as const) {
      const plot = plotOf({ prospects, turns: 54, players: 2, figure, width: 800, height: 190 });
      for (const turn of [0, 17, 54]) expect(plot.turnAt(plot.x(turn))).toBe(turn);
      const heights = [...plot.line(0).matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, , y]) => Number(y));
      expect(heights).toHaveLength(55);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...heights)).toBeLessThanOrEqual(190);
    }
  });

  it('writes the names at the ends of the lines apart from each other', () => {
    const level = prospects.map((seats) => seats.map((worth) => ({ ...worth, points: 100 })));
    const plot = plotOf({ prospects: level, turns: 54, players: 2, figure: 'points', width: 800, height: 190 });
    const [one, other] = plot.spread([0, 1]).map(({ y }) => y);
    expect(Math.abs((other ?? 0) - (one ?? 0))).toBeGreaterThanOrEqual(15);
  });
});
