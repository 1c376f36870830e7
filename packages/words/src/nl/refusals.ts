import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCard, does, symbols, theCard, theLine, theSquare, typeName } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'Neem eerst een kaart.',
  useFor: 'Kies eerst of de kaart voor jou of voor Siku is.',
  placeBlock: 'Zet eerst het blok.',
  orderSquare: 'Kies eerst welk vierkant nu telt.',
  takeBlessing: 'Neem eerst een zegenkaart.',
  useOrKeep: 'Kies eerst: je nieuwe zegenkaart inzetten of bewaren.',
  endOfTurn: 'Kies eerst: een zegenkaart inzetten of passen.',
  dummyTie: 'Kies eerst een tegel voor het blok van de dummy.',
  endBlessing: 'Kies eerst: je eindzegens inzetten of bewaren.',
  reshuffle: 'Eerst wordt het aanbod opnieuw geschud.',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `Kies eerst: ${blessings[decision].name} inzetten of passen.` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(typeName), 'of') : symbols(card);
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `Dat is geen geldige zet: verwacht ${expected}, gevonden ${found}.`,
  gameOver: () => 'De partij is afgelopen.',
  notYourDecision: ({ seat, you }) => `Dat ${you ? 'beslis jij' : `beslist ${seat}`}.`,
  wrongDecision: ({ expected }) => due(expected),
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} ligt niet in het aanbod.`,
  cardHasNoCell: ({ card }) => `${capital(theCard(card))} kun je niet nemen: er is geen lege tegel voor.`,
  cardReserved: ({ card, ...actor }) =>
    `${does(actor, 'heeft', 'hebt')} ${theCard(card)} gereserveerd. Neem een andere kaart.`,
  reservedForSelf: () => 'Je gereserveerde kaart kun je niet voor Siku gebruiken.',
  mustTakeReserved: ({ card }) => `Je hebt ${theCard(card)} gereserveerd. De kaart past, dus die moet je nemen.`,
  noTileThere: () => 'Daar ligt nog geen tegel.',
  cellOccupied: () => 'Daar staat al een blok.',
  symbolMismatch: ({ card }) => `Op die tegel staat geen ${sidesOf(card)}.`,
  mustBuildOnSwapped: () => 'Je hebt een arbeiderstegel verwisseld: bouw daarop.',
  sideNeeded: ({ card }) => `Kies wat de kaart wordt: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `Als ${typeName(side)} kun je deze kaart hier niet gebruiken.`,
  notABuilder: ({ card }) => `Alleen een arbeider kan tegels verwisselen, en jij hebt ${aCard(card)} genomen.`,
  alreadySwapped: () => 'Een arbeider mag maar één keer per beurt verwisselen.',
  noBuilderTile: ({ a, b }) => `Op ${a} en op ${b} ligt geen arbeiderstegel.`,
  sameCell: () => 'Kies twee verschillende tegels.',
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'In deze set zit geen blok van Siku meer. Gebruik de kaart voor jezelf.'
      : 'In deze set zit geen blok van jou meer. Gebruik de kaart voor Siku.',
  blessingNotHeld: ({ blessing }) => `${blessings[blessing].name} heb je niet.`,
  blessingTakenThisTurn: ({ blessing }) =>
    `${blessings[blessing].name} kun je niet inzetten in de beurt waarin je de kaart neemt.`,
  blessingNotNow: ({ blessing }) => `${blessings[blessing].name} kun je nu niet inzetten.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} is al ingezet.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} ligt niet open.`,
  deckEmpty: () => 'De trekstapel is leeg.',
  noBlockLeft: () => 'Daar heb je geen blok meer voor.',
  notYourBlock: () => 'Dat blok is niet van jou.',
  blockNotFree: () => 'Daar staat geen vrij blok.',
  sameOwner: () => 'Die blokken hebben dezelfde kleur. Kies twee verschillende.',
  lineNotCompleted: ({ line }) => `Dit blok heeft ${theLine(line)} niet afgesloten.`,
  squareNotCompleted: ({ square }) => `${capital(theSquare(square))} kun je nu niet tellen.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} levert je hier niets op.`,
  notTied: () => 'Die tegel hoort niet bij de beste voor de dummy.',
  notYourCard: ({ card }) => `${capital(theCard(card))} zit niet bij je kaarten.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} telt al als ${typeName(to)}.`,
  toolNeeded: () => 'Kies het gereedschap: houweel, touw of paalzaag.',
  toolNotPossible: () => 'Alleen ambachtslieden hebben gereedschap.',
  alreadyDecided: ({ blessing }) => `Over ${blessings[blessing].name} heb je al beslist.`,
  passNotPossible: () => 'Passen kan hier niet.',
};
