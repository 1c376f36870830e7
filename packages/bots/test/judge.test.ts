import { type PlayerCount, winners } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';

import { emptyVerdict, type Verdict } from '../src/judge/judge.ts';
import { addValues } from '../src/judge/objective.ts';
import { judgeFor } from '../src/registry.ts';
import { midGame, playGame } from './games.ts';

function valuesOf(verdict: Verdict, players: number): Float64Array {
  const values = new Float64Array(4);
  addValues(verdict, players, 1, values);
  return values;
}

function verdictOf(points: readonly number[], chances: readonly number[]): Verdict {
  return { points: Float64Array.from(points), chances: Float64Array.from(chances) };
}

describe('a judge', () => {
  for (const players of [2, 3, 4] as const satisfies readonly PlayerCount[]) {
    it(`says who won a finished game of ${players}, exactly (F11)`, () => {
      const { view } = playGame({ players }, `judge/${players}`, ['serac', 'serac', 'serac', 'serac']).state;
      const verdict = emptyVerdict();
      judgeFor(view.facts).judge(view, verdict);
      expect([...verdict.points.slice(0, players)]).toEqual(view.points.slice(0, players));
      const won = winners(view);
      for (let seat = 0; seat < players; seat++) {
        expect(verdict.chances[seat]).toBe(won.includes(seat) ? 1 / won.length : 0);
      }
    });

    it(`gives chances that add up to 1 in a game of ${players} under way`, () => {
      const { view } = midGame({ players }, `judge/${players}`, 20);
      const verdict = emptyVerdict();
      judgeFor(view.facts).judge(view, verdict);
      expect(verdict.chances.slice(0, players).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    });
  }
});

describe('the value of a verdict to a seat', () => {
  it('a narrow win is worth more than a narrow defeat with more points', () => {
    const won = valuesOf(verdictOf([194, 193, 193], [1, 0, 0]), 3);
    const lost = valuesOf(verdictOf([200, 201, 193], [0, 1, 0]), 3);
    expect(won[0]).toBeGreaterThan(lost[0]);
  });

  it('a win by outer blocks is worth more than a shared one (F11)', () => {
    const broken = valuesOf(verdictOf([194, 194, 190], [1, 0, 0]), 3);
    const shared = valuesOf(verdictOf([200, 200, 190], [0.5, 0.5, 0]), 3);
    expect(broken[0]).toBeGreaterThan(shared[0]);
  });

  it('the wider of two wins is worth more', () => {
    const wide = valuesOf(verdictOf([200, 180, 170], [1, 0, 0]), 3);
    const narrow = valuesOf(verdictOf([200, 190, 170], [1, 0, 0]), 3);
    expect(wide[0]).toBeGreaterThan(narrow[0]);
  });
});
