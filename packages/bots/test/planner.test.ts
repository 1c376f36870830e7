import { BLESSING_IDS, cloneState, determinize, formatAction, type State, seedRng, type View } from '@nunatak/engine';
import {
  blessingField,
  fieldA,
  fieldB,
  legalMoves,
  lowestBit,
  type Move,
  MoveList,
  makeLegalMove,
  moveType,
  PLACE_BLOCK,
  SWAP_TILES,
  TAKE_CARD,
  toAction,
  USE_BLESSING,
  USE_FOR,
} from '@nunatak/engine/fast';
import { describe, expect, it } from 'vitest';
import { cardClasses } from '../src/guide/equivalence.ts';
import { AllPlans } from '../src/guide/plans.ts';
import { guideFor } from '../src/registry.ts';
import { allConfigs, eachPosition } from './games.ts';

const MOVEMENT = BLESSING_IDS.indexOf('movement');

function movesOf(view: View): Move[] {
  const list = new MoveList();
  legalMoves(view, list);
  return list.toArray();
}

function isMovement(move: Move): boolean {
  return moveType(move) === USE_BLESSING && blessingField(move) === MOVEMENT;
}

/** Returns how the tile got to the cell of the block. */
function meansOf(moves: readonly Move[]): string {
  if (moves.some(isMovement)) return 'moved';
  return moves.some((move) => moveType(move) === SWAP_TILES) ? 'swapped' : 'as it lies';
}

/** Returns what a plan does: the class of its card, for whom, how, on which cell, and as which type. */
function resultOf(view: View, moves: readonly Move[]): string {
  const state = determinize(view, seedRng('result'));
  const place = moves[moves.length - 1];
  for (const move of moves.slice(0, -1)) makeLegalMove(state, move);
  const { card, forSiku, tileAt } = state.view;
  const cell = fieldA(place);
  const shared = view.free
    ? view.facts.cardSymbols[card]
    : view.facts.cardSymbols[card] & view.facts.tileSymbols[tileAt[cell]];
  const type = fieldB(place) > 0 ? fieldB(place) - 1 : lowestBit(shared);
  const kind = view.facts.players === 1 ? card : cardClasses(view.facts)[card];
  return [kind, forSiku ? 'siku' : 'self', meansOf(moves), cell, type].join(' ');
}

/** Returns every plan of a turn by the engine's own moves, with at most one swap of tiles. */
function legalPlans(state: State): Move[][] {
  const found: Move[][] = [];
  const explore = (from: State, moves: readonly Move[], swapped: boolean): void => {
    for (const move of movesOf(from.view)) {
      const type = moveType(move);
      if (type === PLACE_BLOCK) {
        found.push([...moves, move]);
        continue;
      }
      const swaps = type === SWAP_TILES || isMovement(move);
      if (swaps ? swapped : type !== TAKE_CARD && type !== USE_FOR) continue;
      const next = cloneState(from);
      makeLegalMove(next, move);
      explore(next, [...moves, move], swapped || swaps);
    }
  };
  explore(state, [], false);
  return found;
}

/**
 * Returns true if a swap brings the block to a cell that the card could not use otherwise; other swaps gain nothing.
 */
function isWorthwhile(view: View, moves: readonly Move[]): boolean {
  const swap = moves.find((move) => moveType(move) === SWAP_TILES || isMovement(move));
  if (swap === undefined) return true;
  const cell = fieldA(moves[moves.length - 1]);
  const take = moves.find((move) => moveType(move) === TAKE_CARD);
  const card = take === undefined ? view.card : fieldA(take);
  const symbols = isMovement(swap) ? view.facts.cardSymbols[card] : 1;
  return (view.facts.tileSymbols[view.tileAt[cell]] & symbols) === 0;
}

describe('the planner, a second generator of legal moves', () => {
  for (const config of allConfigs()) {
    it(`lists what the engine allows, no more and no less: ${JSON.stringify(config)}`, () => {
      let positions = 0;
      eachPosition(config, 1, (state) => {
        const { view } = state;
        if (view.phase !== 'takeCard' && view.phase !== 'useFor' && view.phase !== 'placeBlock') return;
        const all = new AllPlans();
        guideFor(config.players).plans(view, all);
        const planned = all.plans
          .map(({ moves }) => moves)
          .filter((moves) => moveType(moves[moves.length - 1]) === PLACE_BLOCK);
        const legal = legalPlans(state);
        const written = new Set(legal.map((moves) => moves.join()));
        const illegal = planned.filter((moves) => !written.has(moves.join()));
        expect(
          illegal.map((moves) => moves.map((move) => formatAction(toAction(view.facts, move))).join(', ')),
        ).toEqual([]);
        const worthwhile = legal.filter((moves) => isWorthwhile(view, moves));
        const results = (plans: readonly (readonly Move[])[]) => new Set(plans.map((moves) => resultOf(view, moves)));
        expect(results(planned)).toEqual(results(worthwhile));
        positions++;
      });
      expect(positions).toBeGreaterThan(15);
    });
  }
});
