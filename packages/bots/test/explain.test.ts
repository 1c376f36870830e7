import { formatAction, legalActions } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { botNamed, explain, SHEET_LINES } from '../src/index.ts';
import { midGame, PLAYER_COUNTS } from './games.ts';

describe('explanations', () => {
  for (const players of PLAYER_COUNTS) {
    it(`${players} players: legal actions, chances with errors, sheets that sum up, a line that begins with the plan`, () => {
      const { view } = midGame({ players }, `explain/${players}`, 20);
      const { seat, isSolo, actions } = explain(view, { playouts: 36 }, { samples: 3 });
      expect(seat).toBe(view.decider);
      expect(isSolo).toBe(players === 1);
      expect(actions.length).toBeGreaterThan(1);
      const legal = legalActions(view);
      for (const { action, plan, chance, chanceError, expected, line, reasons } of actions) {
        expect(legal).toContainEqual(action);
        expect(plan[0]).toEqual(action);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(isSolo ? 400 : 1);
        expect(chanceError).toBeGreaterThanOrEqual(0);
        expect(expected).toHaveLength(players);
        for (const sheet of expected) {
          const sum = SHEET_LINES.reduce((total, name) => total + sheet[name], 0);
          expect(sheet.total).toBeCloseTo(sum, 6);
        }
        expect(line.slice(0, plan.length).map(({ notation }) => notation)).toEqual(plan.map(formatAction));
        expect(reasons.length).toBeGreaterThan(0);
      }
      const chances = actions.slice(1).map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    });
  }

  it('names the points of a placement and what it leaves to the next seat', () => {
    const kinds = new Set<string>();
    const state = midGame({ players: 3 }, 'reasons', 14);
    for (let i = 0; i < 12 && state.view.phase !== 'over'; i++) {
      if (state.view.phase === 'takeCard') {
        for (const { reasons } of explain(state.view, { playouts: 12 }, { samples: 1 }).actions) {
          for (const reason of reasons) kinds.add(reason.kind === 'points' ? reason.source : reason.kind);
        }
      }
      for (const move of botNamed('serac').decide(state.view, 's').moves) makeLegalMove(state, move);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['card', 'square', 'support', 'leaves']));
  });
});
