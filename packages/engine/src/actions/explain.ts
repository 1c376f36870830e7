import { BLESSINGS, choiceOf, usableIn } from '../blessings/index.ts';
import { must } from '../corrupt.ts';
import { barredCard, hasCell } from '../display.ts';
import { undecided } from '../ending.ts';
import { cardIdOf, cardNumber, isSplit, sharedSymbols } from '../faces.ts';
import { HELD, type View } from '../state.ts';
import { BLESSING_IDS, BUILDER, type CardId, type CardType, type Cell, NONE } from '../words.ts';
import { type Refusal, refusal, refuseClosed } from './refusal.ts';
import type { Action, EndBlessing, UseBlessing } from './shapes.ts';

/**
 * Explains why an action is not legal. Call this only for an action that is missing from the legal ones: nothing is
 * checked here again, and an action that matches no clause is reported as the wrong decision.
 */
export function explain(view: View, action: Action): Refusal {
  if (action.type === 'pass') return refusal('passNotPossible', {}, 'T1');
  if (action.type === 'useBlessing') return explainUse(view, action);
  const phase = action.type === 'swapTiles' ? 'placeBlock' : action.type;
  if (view.phase !== phase) return refusal('wrongDecision', { expected: view.phase }, 'T1');
  switch (action.type) {
    case 'takeCard':
      return explainCard(view, action.card);
    case 'useFor':
      return explainUseFor(view, action.for);
    case 'swapTiles':
      return explainSwap(view, action.a, action.b);
    case 'placeBlock':
      return explainPlace(view, action.cell, action.side);
    case 'orderSquare':
      return refusal('squareNotCompleted', { square: action.square }, 'P8');
    case 'takeBlessing':
      return refusal('blessingNotFaceUp', { blessing: action.blessing }, 'E1');
    case 'useOrKeep':
      return refusal('blessingNotNow', { blessing: action.blessing }, 'E2');
    case 'dummyTie':
      return explainDummyTie(view, action.cell, action.side);
    case 'endBlessing':
      return explainEnd(view, action);
  }
}

function explainUseFor(view: View, whom: 'self' | 'siku'): Refusal {
  if (view.card !== view.reservedCard) return refusal('setHasNoBlock', { for: whom }, 'Y1');
  return refusal('reservedForSelf', { card: cardIdOf(view.facts, view.card) }, 'E36');
}

function explainCard(view: View, id: CardId): Refusal {
  const card = must(cardNumber(view.facts, id), 'card', id);
  if (!view.display.includes(card)) return refusal('cardNotInDisplay', { card: id }, 'T1');
  if (card === barredCard(view, view.active)) {
    if (view.reservedBy === view.active) return refusal('reservedForSelf', { card: id }, 'E36');
    return refusal('cardReserved', { card: id, seat: view.reservedBy }, 'E36');
  }
  if (!hasCell(view, card)) return refusal('cardHasNoCell', { card: id }, 'T2');
  return refusal('mustTakeReserved', { card: cardIdOf(view.facts, view.reservedCard) }, 'E28');
}

function explainSwap(view: View, a: number, b: number): Refusal {
  const card = cardIdOf(view.facts, view.card);
  if (a === b) return refusal('sameCell', { cell: a }, 'B1');
  const closed = refuseClosed(view, a) ?? refuseClosed(view, b);
  if (closed !== undefined) return closed;
  if (view.mustBuildA !== NONE) return refusal('alreadySwapped', {}, 'B1');
  if (view.free || (view.facts.cardSymbols[view.card] & (1 << BUILDER)) === 0)
    return refusal('notABuilder', { card }, 'B1');
  return refusal('noBuilderTile', { a, b }, 'B1');
}

function explainPlace(view: View, cell: Cell, side: CardType | undefined): Refusal {
  const card = cardIdOf(view.facts, view.card);
  const closed = refuseClosed(view, cell);
  if (closed !== undefined) return closed;
  const tile = view.tileAt[cell];
  if (view.mustBuildA !== NONE && tile !== view.mustBuildA && tile !== view.mustBuildB) {
    return refusal('mustBuildOnSwapped', { cell }, 'B1');
  }
  if (!view.free && sharedSymbols(view.facts, view.card, tile) === 0)
    return refusal('symbolMismatch', { cell, card }, 'T1');
  if (side !== undefined) return refusal('sideNotPossible', { side }, 'T3');
  return refusal('sideNeeded', { cell, card }, 'T3');
}

function explainUse(view: View, action: UseBlessing): Refusal {
  const { blessing } = action;
  const number = BLESSING_IDS.indexOf(blessing);
  if (view.blessingSeat[number] !== view.decider) return refusal('blessingNotHeld', { blessing }, 'E2');
  if (view.blessingState[number] !== HELD) return refusal('blessingUsed', { blessing }, 'E2');
  if (view.blessingTaken === number) return refusal('blessingTakenThisTurn', { blessing }, 'E2');
  const used = BLESSINGS[number];
  if (!('refuse' in used) || !usableIn(view.phase).includes(number)) {
    return refusal('blessingNotNow', { blessing }, used.rule);
  }
  return used.refuse(view, action);
}

function explainDummyTie(view: View, cell: Cell, side: CardType | undefined): Refusal {
  const closed = refuseClosed(view, cell);
  if (closed !== undefined) return closed;
  if (side !== undefined && !isSplit(view.facts, view.card)) return refusal('sideNotPossible', { side }, 'Z5');
  return refusal('notTied', { cell }, 'Z4');
}

function explainEnd(view: View, action: EndBlessing): Refusal {
  const { blessing } = action;
  const number = BLESSING_IDS.indexOf(blessing);
  if (view.blessingSeat[number] !== view.decider) return refusal('blessingNotHeld', { blessing }, 'E2');
  if ((view.decided & (1 << number)) !== 0) return refusal('alreadyDecided', { blessing }, 'F1');
  const choice = choiceOf(number);
  if (choice === undefined || !action.use || !undecided(view, view.decider).includes(number)) {
    return refusal('blessingNotNow', { blessing }, 'F1');
  }
  return choice.refuse(view, action);
}
