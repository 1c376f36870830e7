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
import { TranspositionKey } from '../src/search/transpositionKey.ts';
import { allConfigs, midGame } from './games.ts';

const moves = new MoveList();

/** Returns one of two legal moves, so that many playouts make the same moves for a while. */
function eitherMove({ view }: State, rng: Rng): number {
  legalMoves(view, moves);
  return moves.moves[nextInt(rng, 2) === 0 ? 0 : moves.count >> 1];
}

function textOf({ view }: State): string {
  const { facts: _, ...rest } = view;
  return JSON.stringify(rest);
}

/**
 * Plays on from a position many times over sampled secrets. Returns the positions found for each key, and how often a
 * key recurred.
 */
function goOn(root: State, playouts: number): { keys: Map<string, Set<string>>; again: number } {
  const rng = seedRng('ways');
  const key = new TranspositionKey();
  const keys = new Map<string, Set<string>>();
  let again = 0;
  for (let i = 0; i < playouts; i++) {
    const dealt = determinize(root.view, rng);
    const state = cloneState(dealt);
    key.begin(dealt.secret);
    for (let step = 0; step < 12 && state.view.phase !== 'over' && key.isExact; step++) {
      const move = eitherMove(state, rng);
      makeLegalMove(state, move);
      key.addMove(move, state.secret);
      if (!key.isExact) break;
      const text = `${key.first} ${key.second}`;
      const found = keys.get(text);
      if (found === undefined) keys.set(text, new Set([textOf(state)]));
      else {
        again++;
        found.add(textOf(state));
      }
    }
  }
  return { keys, again };
}

describe('a transposition key', () => {
  const title = ({ players, options }: GameConfig) => `${players} players, ${JSON.stringify(options ?? {})}`;
  for (const config of allConfigs()) {
    it(`belongs to one position, whatever is hidden (${title(config)})`, () => {
      for (const turn of [6, 20, 45]) {
        const { keys, again } = goOn(midGame(config, 'ways', turn), 100);
        expect(again).toBeGreaterThan(0);
        for (const positions of keys.values()) expect(positions.size).toBe(1);
      }
    });
  }
});

describe('a transposition key after a shuffle (T4)', () => {
  it('is no longer exact: no one knows what comes next', () => {
    const rng = seedRng('shuffle');
    const key = new TranspositionKey();
    for (let game = 0; ; game++) {
      const state = midGame({ players: 4 }, `shuffle/${game}`, 40);
      while (state.view.phase !== 'over') {
        const dealt = cloneState(state).secret;
        key.begin(dealt);
        const { cards } = state.view;
        const lay = cards.flatMap((where, card) => (where === UNSEEN ? [] : [card]));
        const move = eitherMove(state, rng);
        makeLegalMove(state, move);
        key.addMove(move, state.secret);
        const hasShuffled = lay.some((card) => state.view.cards[card] === UNSEEN);
        expect(key.isExact).toBe(!hasShuffled);
        if (hasShuffled) return;
      }
    }
  });
});

describe('a search', () => {
  // In the solo game, two keys may belong to one position, if dummies build in another order.
  for (const players of [2, 3, 4] as const) {
    it(`asks its guide once for a position that two playouts reach (${players} players)`, () => {
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
      // With no turns by the guide alone, all plans are asked for within the tree.
      const settings = { ...STRONGEST, rounds: 0, finish: 0 };
      new Searcher(judgeFor(root.view.facts), guide, settings).search(root.view, { playouts: 1200 }, 's');
      expect(asked.size).toBeGreaterThan(50);
      expect(Math.max(...asked.values())).toBe(1);
    });
  }
});
