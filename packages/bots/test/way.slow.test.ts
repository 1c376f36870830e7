import {
  cloneState,
  determinize,
  type GameConfig,
  nextInt,
  type Rng,
  type State,
  seedRng,
  UNSEEN,
} from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../src/guide/guide.ts';
import { guideFor, judgeFor } from '../src/registry.ts';
import { Searcher } from '../src/search/searcher.ts';
import { STRONGEST } from '../src/search/settings.ts';
import { Way } from '../src/search/way.ts';
import { allConfigs, midGame } from './games.ts';

const moves = new MoveList();

/** One of two legal moves, so that many playouts go the same way for a while. */
function eitherMove({ view }: State, rng: Rng): number {
  legalMoves(view, moves);
  return moves.moves[nextInt(rng, 2) === 0 ? 0 : moves.count >> 1];
}

function textOf({ view }: State): string {
  const { facts: _, ...rest } = view;
  return JSON.stringify(rest);
}

/** Plays on from a position many times over imagined secrets; how often a way was gone again, and what stood at its end. */
function goOn(root: State, playouts: number): { ways: Map<string, Set<string>>; again: number } {
  const rng = seedRng('ways');
  const way = new Way();
  const ways = new Map<string, Set<string>>();
  let again = 0;
  for (let i = 0; i < playouts; i++) {
    const dealt = determinize(root.view, rng);
    const state = cloneState(dealt);
    way.begin(dealt.secret);
    for (let step = 0; step < 12 && state.view.phase !== 'over' && way.isTold; step++) {
      const move = eitherMove(state, rng);
      makeLegalMove(state, move);
      way.follow(move, state.secret);
      if (!way.isTold) break;
      const key = `${way.first} ${way.second}`;
      const found = ways.get(key);
      if (found === undefined) ways.set(key, new Set([textOf(state)]));
      else {
        again++;
        found.add(textOf(state));
      }
    }
  }
  return { ways, again };
}

describe('a way', () => {
  const title = ({ players, options }: GameConfig) => `${players} players, ${JSON.stringify(options ?? {})}`;
  for (const config of allConfigs()) {
    it(`leads to one position, whatever is hidden (${title(config)})`, () => {
      for (const turn of [6, 20, 45]) {
        const { ways, again } = goOn(midGame(config, 'ways', turn), 100);
        expect(again).toBeGreaterThan(0);
        for (const positions of ways.values()) expect(positions.size).toBe(1);
      }
    });
  }
});

describe('a way over a shuffle (T4)', () => {
  it('is told no further: nobody knows what comes then', () => {
    const rng = seedRng('shuffle');
    const way = new Way();
    for (let game = 0; ; game++) {
      const state = midGame({ players: 4 }, `shuffle/${game}`, 40);
      while (state.view.phase !== 'over') {
        const dealt = cloneState(state).secret;
        way.begin(dealt);
        const { cards } = state.view;
        const lay = cards.flatMap((where, card) => (where === UNSEEN ? [] : [card]));
        const move = eitherMove(state, rng);
        makeLegalMove(state, move);
        way.follow(move, state.secret);
        const hasShuffled = lay.some((card) => state.view.cards[card] === UNSEEN);
        expect(way.isTold).toBe(!hasShuffled);
        if (hasShuffled) return;
      }
    }
  });
});

describe('a search', () => {
  // In the solo game two ways may lead to one position: dummies that build in another order.
  for (const players of [2, 3, 4] as const) {
    it(`asks its guide once for a position that two playouts go on from (${players} players)`, () => {
      const root = midGame({ players }, 'asked', 12);
      const own = guideFor(players);
      const asked = new Map<string, number>();
      const guide: Guide = {
        plans(view, sink) {
          if (view.phase === 'takeCard') {
            const key = textOf({ ...root, view });
            asked.set(key, (asked.get(key) ?? 0) + 1);
          }
          own.plans(view, sink);
        },
      };
      // With no turn by the guide alone, all plans of a turn are asked for within the tree.
      const settings = { ...STRONGEST, rounds: 0, finish: 0 };
      new Searcher(judgeFor(root.view.facts), guide, settings).search(root.view, { playouts: 1200 }, 's');
      expect(asked.size).toBeGreaterThan(50);
      expect(Math.max(...asked.values())).toBe(1);
    });
  }
});
