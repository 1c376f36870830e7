import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCard, aType, does, theCard, theLine, theSquare, whose } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'take a card',
  useFor: 'use the card for yourself or for Siku',
  placeBlock: 'place the block',
  orderSquare: 'choose which square to score next',
  takeBlessing: 'take a blessing',
  useOrKeep: 'use or keep your new blessing',
  endOfTurn: 'use a blessing or pass',
  dummyTie: 'choose a tile for the dummy’s block',
  endBlessing: 'use or keep your end blessings',
  reshuffle: 'reshuffle the display',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `use ${blessings[decision].name} or pass` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(aType), 'or') : aCard(card);
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `That isn’t a valid move: expected ${expected}, found ${found}.`,
  gameOver: () => 'The game is over.',
  notYourDecision: (actor) => `It’s ${whose(actor)} decision.`,
  wrongDecision: ({ expected }) => `First, ${due(expected)}.`,
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} isn’t in the display.`,
  cardHasNoCell: ({ card }) => `You can’t take ${theCard(card)}: no free tile matches.`,
  cardReserved: ({ card, ...actor }) => `${does(actor, 'have', 'has')} reserved ${theCard(card)}. Take another card.`,
  reservedForSelf: () => 'You can’t use your reserved card for Siku.',
  mustTakeReserved: ({ card }) => `You reserved ${theCard(card)} and it fits, so you must take it.`,
  noTileThere: () => 'There’s no tile there yet.',
  cellOccupied: () => 'There’s already a block there.',
  symbolMismatch: ({ card }) => `That tile doesn’t show ${sidesOf(card)}.`,
  mustBuildOnSwapped: () => 'You swapped a builder tile, so your block must go on it.',
  sideNeeded: ({ card }) => `Choose which side of the card to use: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `You can’t use this card as ${aType(side)} here.`,
  notABuilder: ({ card }) => `Only a builder can swap tiles, and you took ${aCard(card)}.`,
  alreadySwapped: () => 'A builder can only swap once a turn.',
  noBuilderTile: ({ a, b }) => `Neither ${a} nor ${b} shows a builder.`,
  sameCell: () => 'Choose two different tiles.',
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'This set has no Siku block left. Use the card for yourself.'
      : 'This set has none of your blocks left. Use the card for Siku.',
  blessingNotHeld: ({ blessing }) => `You don’t have ${blessings[blessing].name}.`,
  blessingTakenThisTurn: ({ blessing }) => `You can’t use ${blessings[blessing].name} on the turn you take it.`,
  blessingNotNow: ({ blessing }) => `You can’t use ${blessings[blessing].name} right now.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} has already been used.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} isn’t face up.`,
  deckEmpty: () => 'The draw pile is empty.',
  noBlockLeft: () => 'You don’t have a block left for this.',
  notYourBlock: () => 'That block isn’t yours.',
  blockNotFree: () => 'There’s no free block there.',
  sameOwner: () => 'Those blocks are the same colour. Choose two different ones.',
  lineNotCompleted: ({ line }) => `This block didn’t complete ${theLine(line)}.`,
  squareNotCompleted: ({ square }) => `You can’t score ${theSquare(square)} now.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} wouldn’t score anything here.`,
  notTied: () => 'That isn’t one of the dummy’s best tiles.',
  notYourCard: ({ card }) => `${capital(theCard(card))} isn’t one of your cards.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} already counts as ${aType(to)}.`,
  toolNeeded: () => 'Choose a tool: pickaxe, rope or pole saw.',
  toolNotPossible: () => 'Only artisans have a tool.',
  alreadyDecided: ({ blessing }) => `You’ve already decided on ${blessings[blessing].name}.`,
  passNotPossible: () => 'You can’t pass here.',
};
