import type { Phase } from '../words.ts';
import type { DecisionKind } from './decision.ts';
import { dummyTieDecision } from './dummyTie.ts';
import { endBlessingDecision } from './endBlessing.ts';
import { endOfTurnDecision } from './endOfTurn.ts';
import { orderSquareDecision } from './orderSquare.ts';
import { placeBlockDecision } from './placeBlock.ts';
import { expansionDecision, providenceDecision, structureDecision } from './react.ts';
import { takeBlessingDecision, useOrKeepDecision } from './takeBlessing.ts';
import { takeCardDecision } from './takeCard.ts';
import { useForDecision } from './useFor.ts';

/** Chance decides a reshuffle and nobody decides when the game is over: no seat has a move. */
const nobodys: DecisionKind = {
  options: () => undefined,
  apply: () => undefined,
};

/** The decision that a phase waits for. A switch, because looking a string up in a table is slower than the rules. */
export function decisionOf(phase: Phase): DecisionKind {
  switch (phase) {
    case 'takeCard':
      return takeCardDecision;
    case 'placeBlock':
      return placeBlockDecision;
    case 'orderSquare':
      return orderSquareDecision;
    case 'takeBlessing':
      return takeBlessingDecision;
    case 'useFor':
      return useForDecision;
    case 'structure':
      return structureDecision;
    case 'providence':
      return providenceDecision;
    case 'expansion':
      return expansionDecision;
    case 'useOrKeep':
      return useOrKeepDecision;
    case 'endOfTurn':
      return endOfTurnDecision;
    case 'dummyTie':
      return dummyTieDecision;
    case 'endBlessing':
      return endBlessingDecision;
    case 'reshuffle':
    case 'over':
      return nobodys;
  }
}
