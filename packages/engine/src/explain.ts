import type { Action, EndBlessing, UseBlessing } from './actions.ts';
import { AT, BLESSINGS } from './blessings/index.ts';
import { freeBlocks } from './cells.ts';
import { hasCell, isBarred } from './display.ts';
import { undecided } from './ending.ts';
import { cardIdOf, cardNumber, isSplit, SYMBOLS_OF, sharedSymbols } from './faces.ts';
import { NONE } from './facts.ts';
import { lineById } from './geometry.ts';
import { type Refusal, refusal } from './refusal.ts';
import { completedLines } from './scoring/placement.ts';
import { ALL_CARDS, BUILDING_CARDS, cardCountsAs, cardOwner, LAID_BLESSINGS } from './scoring/tally.ts';
import { HELD, ownerAt, type View } from './state.ts';
import { BLESSING_IDS, type BlessingId, BUILDER, CARD_TYPES, type CardId, type CardType, type Phase } from './words.ts';

/**
 * The reason why an action that is not among the legal ones is not. It judges nothing: legality is decided by
 * enumeration alone, and whatever no clause explains is a wrong decision.
 */
export function explain(view: View, action: Action): Refusal {
  const wrong = refusal('wrongDecision', { expected: view.phase }, 'T1');
  switch (action.type) {
    case 'takeCard':
      return view.phase === 'takeCard' ? explainCard(view, action.card) : wrong;
    case 'useFor':
      return view.phase === 'useFor' ? refusal('setHasNoBlock', { for: action.for }, 'Y1') : wrong;
    case 'swapTiles':
      return view.phase === 'placeBlock' ? explainSwap(view, action.a, action.b) : wrong;
    case 'placeBlock':
      return view.phase === 'placeBlock' ? explainPlace(view, action.cell, action.side) : wrong;
    case 'useBlessing':
      return explainUse(view, action);
    case 'pass':
      return refusal('passNotPossible', {}, 'T1');
    case 'orderSquare':
      return view.phase === 'orderSquare' ? refusal('squareNotCompleted', { square: action.square }, 'P8') : wrong;
    case 'takeBlessing':
      return view.phase === 'takeBlessing' ? refusal('blessingNotFaceUp', { blessing: action.blessing }, 'E1') : wrong;
    case 'useOrKeep':
      return view.phase === 'useOrKeep' ? refusal('blessingNotNow', { blessing: action.blessing }, 'E2') : wrong;
    case 'dummyTie':
      return view.phase === 'dummyTie' ? explainDummyTie(view, action.cell, action.side) : wrong;
    case 'endBlessing':
      return view.phase === 'endBlessing' ? explainEnd(view, action) : wrong;
  }
}

function explainCard(view: View, id: CardId): Refusal {
  const card = cardNumber(view.facts, id) ?? NONE;
  if (!view.display.includes(card)) return refusal('cardNotInDisplay', { card: id }, 'T1');
  if (isBarred(view, view.active, card)) return refusal('cardReserved', { card: id, seat: view.reservedBy }, 'E36');
  if (!hasCell(card, view.symbols)) return refusal('cardHasNoCell', { card: id }, 'T2');
  return refusal('mustTakeReserved', { card: cardIdOf(view.facts, view.reservedCard) }, 'E28');
}

/** Why a cell has no open tile, if it has none. */
function explainClosed(view: View, cell: number): Refusal | undefined {
  if (view.tileAt[cell] === NONE) return refusal('noTileThere', { cell }, 'G3');
  return ownerAt(view, cell) === NONE ? undefined : refusal('cellOccupied', { cell }, 'G3');
}

function explainSwap(view: View, a: number, b: number): Refusal {
  const card = cardIdOf(view.facts, view.card);
  if (a === b) return refusal('sameCell', { cell: a }, 'B1');
  const closed = explainClosed(view, a) ?? explainClosed(view, b);
  if (closed !== undefined) return closed;
  if (view.mustBuildA !== NONE) return refusal('alreadySwapped', {}, 'B1');
  if (view.free || (SYMBOLS_OF[view.card] & (1 << BUILDER)) === 0) return refusal('notABuilder', { card }, 'B1');
  return refusal('noBuilderTile', { a, b }, 'B1');
}

function explainPlace(view: View, cell: number, side: CardType | undefined): Refusal {
  const card = cardIdOf(view.facts, view.card);
  const closed = explainClosed(view, cell);
  if (closed !== undefined) return closed;
  const tile = view.tileAt[cell];
  if (view.mustBuildA !== NONE && tile !== view.mustBuildA && tile !== view.mustBuildB) {
    return refusal('mustBuildOnSwapped', { cell }, 'B1');
  }
  if (!view.free && sharedSymbols(view.card, tile) === 0) return refusal('symbolMismatch', { cell, card }, 'T1');
  if (side !== undefined) return refusal('sideNotPossible', { side }, 'T3');
  return refusal('sideNeeded', { cell, card }, 'T3');
}

/** The blessings that each phase lets a seat use, by number. */
const USABLE_IN: Readonly<Partial<Record<Phase, readonly number[]>>> = {
  takeCard: AT.beforeTake,
  placeBlock: AT.beforePlace,
  structure: AT.onPlace,
  providence: AT.lineCompleted,
  expansion: AT.squareCompleted,
  endOfTurn: AT.endOfTurn,
};

function explainUse(view: View, action: UseBlessing): Refusal {
  const { blessing } = action;
  const number = BLESSING_IDS.indexOf(blessing);
  if (view.blessingSeat[number] !== view.decider) return refusal('blessingNotHeld', { blessing }, 'E2');
  if (view.blessingState[number] !== HELD) return refusal('blessingUsed', { blessing }, 'E2');
  if (view.blessingTaken === number) return refusal('blessingTakenThisTurn', { blessing }, 'E2');
  const { rule } = BLESSINGS[number];
  if (!USABLE_IN[view.phase]?.includes(number)) return refusal('blessingNotNow', { blessing }, rule);
  switch (action.blessing) {
    case 'discovery':
      return refusal('deckEmpty', {}, 'E14');
    case 'abundance':
      return view.decider === view.active
        ? refusal('noBlockLeft', {}, 'E33')
        : refusal('blessingNotNow', { blessing }, 'E16');
    case 'structure':
      return refusal('noGain', { blessing }, 'E3');
    case 'moon':
      return explainMoon(view, action.own, action.other);
    case 'movement':
      return explainMovement(view, action.a, action.b);
    case 'providence':
      return completedLines(view, view.placed).includes(lineById(action.line) ?? NONE)
        ? refusal('noGain', { blessing }, 'E3')
        : refusal('lineNotCompleted', { line: action.line }, 'E29');
    case 'expansion':
      return refusal('squareNotCompleted', { square: action.square }, 'E10');
    case 'foresight':
      return view.supply[view.decider] === 0
        ? refusal('noBlockLeft', {}, 'E36')
        : refusal('cardNotInDisplay', { card: action.card }, 'E28');
  }
}

function explainMovement(view: View, a: number, b: number): Refusal {
  if (a === b) return refusal('sameCell', { cell: a }, 'E11');
  return explainClosed(view, a) ?? explainClosed(view, b) ?? refusal('blessingNotNow', { blessing: 'movement' }, 'E11');
}

function explainMoon(view: View, own: number, other: number): Refusal {
  if (view.decider !== view.active) return refusal('blessingNotNow', { blessing: 'moon' }, 'E34');
  if (ownerAt(view, own) !== view.decider) return refusal('notYourBlock', { cell: own }, 'E20');
  const free = freeBlocks(view).map((block) => block.cell);
  if (!free.includes(own)) return refusal('blockNotFree', { cell: own }, 'G3');
  if (ownerAt(view, other) === view.decider) return refusal('sameOwner', { a: own, b: other }, 'E20');
  return refusal('blockNotFree', { cell: other }, 'G3');
}

function explainDummyTie(view: View, cell: number, side: CardType | undefined): Refusal {
  const closed = explainClosed(view, cell);
  if (closed !== undefined) return closed;
  if (side !== undefined && !isSplit(view.card)) return refusal('sideNotPossible', { side }, 'Z5');
  return refusal('notTied', { cell }, 'Z4');
}

function explainEnd(view: View, action: EndBlessing): Refusal {
  const { blessing } = action;
  const number = BLESSING_IDS.indexOf(blessing);
  if (view.blessingSeat[number] !== view.decider) return refusal('blessingNotHeld', { blessing }, 'E2');
  if ((view.decided & (1 << number)) !== 0) return refusal('alreadyDecided', { blessing }, 'F1');
  if (!undecided(view, view.decider).includes(number)) return refusal('blessingNotNow', { blessing }, 'F1');
  if (!('card' in action)) return refusal('blessingNotNow', { blessing }, 'F1');
  const card = ownCard(view, action.card);
  if (cardOwner(view, card) !== view.decider) return refusal('notYourCard', { card: action.card }, 'E24');
  if (CARD_TYPES[cardCountsAs(view, card)] === action.to) {
    return refusal('sameType', { card: action.card, to: action.to }, 'E24');
  }
  return refusal('blessingNotNow', { blessing }, 'E24');
}

function ownCard(view: View, id: CardId | BlessingId): number {
  const laid = LAID_BLESSINGS.findIndex((entry) => entry.id === id);
  return laid === -1 ? (cardNumber(view.facts, id) ?? ALL_CARDS) : BUILDING_CARDS + laid;
}
