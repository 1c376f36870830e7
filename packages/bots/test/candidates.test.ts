import { NONE } from '@nunatak/engine';
import { fieldA, makeMove, moveType, PASS_MOVE, PLACE_BLOCK, TAKE_CARD, USE_BLESSING } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../src/guide/guide.ts';
import { candidatesOf } from '../src/search/candidates.ts';
import { midGame } from './games.ts';

const { view } = midGame({ players: 3 }, 'candidates', 8);
const MOON = 3;

describe('the candidates of a search', () => {
  it('always include passing, even if every other plan looks better', () => {
    const endOfTurn: Guide = {
      plans: (_, sink) => {
        sink.add(0, PASS_MOVE, NONE, NONE, NONE);
        for (let i = 1; i <= 20; i++) sink.add(i, makeMove(USE_BLESSING, i, i + 1, MOON), NONE, NONE, NONE);
      },
    };
    const found = candidatesOf(view, endOfTurn, 12);
    expect(found).toHaveLength(12);
    expect(found.map(({ moves }) => moves[0])).toContain(PASS_MOVE);
  });

  it('include a plan for each card of the display, then the best of the rest, best first', () => {
    const turn: Guide = {
      plans: (_, sink) => {
        for (let card = 0; card < 4; card++) {
          for (let cell = 0; cell < 9; cell++) {
            sink.add(100 - 20 * card - cell, makeMove(TAKE_CARD, card), NONE, NONE, makeMove(PLACE_BLOCK, cell));
          }
        }
      },
    };
    const found = candidatesOf(view, turn, 6);
    expect(found.map(({ worth }) => worth)).toEqual([100, 99, 98, 80, 60, 40]);
    const cards = found.filter(({ moves }) => moveType(moves[0]) === TAKE_CARD).map(({ moves }) => fieldA(moves[0]));
    expect(new Set(cards)).toEqual(new Set([0, 1, 2, 3]));
  });
});
