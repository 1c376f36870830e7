import {
  fieldA,
  fieldB,
  type Move,
  type MoveList,
  makeMove,
  moveType,
  ONE_IN_A,
  PLACE_BLOCK,
  SWAP_TILES,
} from '../actions/moves.ts';
import { lowestBit } from '../bits.ts';
import { addUses, BLESSINGS_AT } from '../blessings/index.ts';
import { isSplit, sharedSymbols } from '../faces.ts';
import { BASE, HALF_START, HALVES, UPPER } from '../geometry.ts';
import { swapTilesAt } from '../mutators.ts';
import type { View } from '../state.ts';
import { addTilePairs, openCells } from '../temple.ts';
import { placeBlock } from '../turn.ts';
import { BUILDER, type Cell, NONE } from '../words.ts';
import type { DecisionKind } from './decision.ts';
import { useBlessing } from './useBlessing.ts';

const BUILDER_BIT = 1 << BUILDER;

/**
 * T1, T3, B1: the seat chooses a cell for its block. Before that it may swap tiles with a builder, or use Movement or
 * Moon.
 */
export const placeBlockDecision: DecisionKind = {
  options(view, moves) {
    if (view.free) addAnyCell(view, moves);
    else if (view.mustBuildA !== NONE) addSwappedTiles(view, moves);
    else {
      addMatchingCells(view, moves);
      if ((view.facts.cardSymbols[view.card] & BUILDER_BIT) !== 0) addSwaps(view, moves);
    }
    addUses(view, view.active, BLESSINGS_AT.beforePlace, moves);
  },
  apply(state, move, emit) {
    const { view } = state;
    const type = moveType(move);
    if (type === PLACE_BLOCK) placeBlock(state, fieldA(move), sideOf(view, move), emit);
    else if (type === SWAP_TILES) {
      const a = fieldA(move);
      const b = fieldB(move);
      view.mustBuildA = builderTileAt(view, a);
      view.mustBuildB = builderTileAt(view, b);
      if (view.mustBuildA === NONE) {
        view.mustBuildA = view.mustBuildB;
        view.mustBuildB = NONE;
      }
      swapTilesAt(view, view.active, a, b, 'B1', emit);
    } else useBlessing(state, view.active, move, emit);
  },
};

function builderTileAt(view: View, cell: Cell): number {
  const tile = view.tileAt[cell];
  return (view.facts.tileSymbols[tile] & BUILDER_BIT) === 0 ? NONE : tile;
}

/**
 * T3: returns the type that the card is used as: the one named in the move, else the one that follows from a builder
 * swap, the card or the tile.
 */
function sideOf(view: View, move: Move): number {
  const named = fieldB(move) - 1;
  if (named !== NONE) return named;
  if (view.mustBuildA !== NONE) return BUILDER;
  if (view.free) return view.facts.cardFirst[view.card];
  return lowestBit(sharedSymbols(view.facts, view.card, view.tileAt[fieldA(move)]));
}

/** T5: adds every open cell. If the card shows two types, the player chooses one. */
function addAnyCell(view: View, moves: MoveList): void {
  for (const cell of openCells(view)) {
    if (isSplit(view.facts, view.card)) addBothSides(view, cell, moves);
    else moves.add(makeMove(PLACE_BLOCK, cell));
  }
}

function addBothSides(view: View, cell: Cell, moves: MoveList): void {
  moves.add(makeMove(PLACE_BLOCK, cell, view.facts.cardFirst[view.card] + 1));
  moves.add(makeMove(PLACE_BLOCK, cell, view.facts.cardSecond[view.card] + 1));
}

/** B1, B2: adds only the swapped builder tiles, wherever Movement may have moved them since. */
function addSwappedTiles(view: View, moves: MoveList): void {
  for (let half = 0; half < HALVES; half++) {
    for (let rest = view.showing[BUILDER * HALVES + half]; rest !== 0; rest &= rest - 1) {
      const cell = HALF_START[half] + lowestBit(rest);
      const tile = view.tileAt[cell];
      if (tile === view.mustBuildA || tile === view.mustBuildB) moves.add(makeMove(PLACE_BLOCK, cell));
    }
  }
}

/** T1, T3: adds the cells that share a symbol with the card; two moves, one for each type, if they share both. */
function addMatchingCells(view: View, moves: MoveList): void {
  const { showing, card, facts } = view;
  const first = facts.cardFirst[card] * HALVES;
  const second = facts.cardSecond[card] * HALVES;
  for (let half = 0; half < HALVES; half++) {
    const showsFirst = showing[first + half];
    const showsSecond = second < 0 ? 0 : showing[second + half];
    const showsAny = showsFirst | showsSecond;
    const showsBoth = showsFirst & showsSecond;
    if (showsBoth === 0) moves.addForCells(PLACE_BLOCK, ONE_IN_A, HALF_START[half], showsAny);
    else addCellsAndSides(view, half, showsAny, showsBoth, moves);
  }
}

function addCellsAndSides(view: View, half: number, cells: number, withBoth: number, moves: MoveList): void {
  for (let rest = cells; rest !== 0; rest &= rest - 1) {
    const cell = HALF_START[half] + lowestBit(rest);
    if ((withBoth & rest & -rest) !== 0) addBothSides(view, cell, moves);
    else moves.add(makeMove(PLACE_BLOCK, cell));
  }
}

/** B1: adds every swap of two open tiles where at least one shows a builder. */
function addSwaps(view: View, moves: MoveList): void {
  const builders = BUILDER * HALVES;
  addTilePairs(view, view.showing[builders + BASE], view.showing[builders + UPPER], SWAP_TILES, 0, moves);
}
