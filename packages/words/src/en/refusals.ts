import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCard, aType, symbols, theCard, theLine, theSquare } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'take a card',
  useFor: 'decide whether the card is for you or for Siku',
  placeBlock: 'place the block',
  orderSquare: 'choose the next square to score',
  takeBlessing: 'take a blessing',
  useOrKeep: 'use or keep the blessing just taken',
  endOfTurn: 'use a blessing at the end of the turn or pass',
  dummyTie: 'choose the space for the dummy’s block',
  endBlessing: 'decide on the end blessings',
  reshuffle: 'shuffle the display into the draw pile',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `use ${blessings[decision].name} or pass` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(aType), 'or') : aCard(card);
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `This cannot be read as an action: expected ${expected}, found ${found}.`,
  gameOver: () => 'The game is over.',
  notYourDecision: ({ decider }) => `It is not up to you now: ${decider} decides.`,
  wrongDecision: ({ expected }) => `Something else comes first: ${due(expected)}.`,
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} is not in the display.`,
  cardHasNoCell: ({ card }) => `${capital(theCard(card))} cannot be taken: no open tile matches it.`,
  cardReserved: ({ card, seat }) => `${capital(theCard(card))} is reserved for ${seat}.`,
  reservedForSelf: ({ card }) => `You reserved ${theCard(card)} for yourself: it cannot be used for Siku.`,
  mustTakeReserved: ({ card }) => `You reserved ${theCard(card)} and it fits, so you must take it.`,
  noTileThere: ({ cell }) => `There is no tile on ${cell} yet.`,
  cellOccupied: ({ cell }) => `A block already stands on ${cell}.`,
  symbolMismatch: ({ cell, card }) => `The tile on ${cell} does not match the card (${symbols(card)}).`,
  mustBuildOnSwapped: ({ cell }) => `You swapped a builder tile: your block must go on ${cell}.`,
  sideNeeded: ({ cell, card }) => `Say what the card is used as on ${cell}: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `The card cannot be used as ${aType(side)} here.`,
  notABuilder: ({ card }) => `Only a builder may swap tiles, and you took ${aCard(card)}.`,
  alreadySwapped: () => 'You have already swapped tiles this turn; the builder does it once.',
  noBuilderTile: ({ a, b }) => `Neither ${a} nor ${b} is a builder tile.`,
  sameCell: ({ cell }) => `Choose two different spaces, not ${cell} twice.`,
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'Your active set has no block of Siku’s left.'
      : 'Your active set has no block of your own left.',
  blessingNotHeld: ({ blessing }) => `You do not have ${blessings[blessing].name}.`,
  blessingTakenThisTurn: ({ blessing }) =>
    `${blessings[blessing].name} was taken this turn and can be used from the next one on.`,
  blessingNotNow: ({ blessing }) => `${blessings[blessing].name} cannot be used at this moment.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} has already been used.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} is not one of the face-up blessings.`,
  deckEmpty: () => 'The draw pile is empty.',
  noBlockLeft: () => 'You have no block left for this.',
  notYourBlock: ({ cell }) => `The block on ${cell} is not yours.`,
  blockNotFree: ({ cell }) => `There is no free block on ${cell}.`,
  sameOwner: ({ a, b }) => `The blocks on ${a} and ${b} have the same colour.`,
  lineNotCompleted: ({ line }) => `This block did not complete ${theLine(line)}.`,
  squareNotCompleted: ({ square }) => `${capital(theSquare(square))} is not waiting to be scored.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} would bring you nothing here.`,
  notTied: ({ cell }) => `${cell} is not one of the best spaces for the dummy.`,
  notYourCard: ({ card }) => `You do not have ${theCard(card)} among your cards.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} already counts as ${aType(to)}.`,
  toolNeeded: () => 'Choose a tool: pickaxe, rope or pole saw.',
  toolNotPossible: () => 'A tool can be chosen only for an artisan.',
  alreadyDecided: ({ blessing }) => `You have already decided on ${blessings[blessing].name}.`,
  passNotPossible: () => 'You cannot pass here.',
};
