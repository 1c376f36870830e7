import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCard, symbols, theCard, theLine, theSquare, typeName } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'een kaart nemen',
  useFor: 'kiezen of de kaart voor jou of voor Siku is',
  placeBlock: 'het blok plaatsen',
  orderSquare: 'het volgende vierkant kiezen',
  takeBlessing: 'een zegenkaart nemen',
  useOrKeep: 'de genomen zegenkaart inzetten of bewaren',
  endOfTurn: 'aan het eind van de beurt een zegenkaart inzetten of passen',
  dummyTie: 'het veld voor het blok van de dummy kiezen',
  endBlessing: 'over de eindzegens beslissen',
  reshuffle: 'het aanbod door de trekstapel schudden',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `${blessings[decision].name} inzetten of passen` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(typeName), 'of') : symbols(card);
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `Dit is niet als actie te lezen: verwacht ${expected}, gevonden ${found}.`,
  gameOver: () => 'Het spel is afgelopen.',
  notYourDecision: ({ decider }) => `Daar ga jij nu niet over: ${decider} beslist.`,
  wrongDecision: ({ expected }) => `Er komt eerst iets anders: ${due(expected)}.`,
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} ligt niet in het aanbod.`,
  cardHasNoCell: ({ card }) => `${capital(theCard(card))} kun je niet nemen: geen enkele lege tegel past erbij.`,
  cardReserved: ({ card, seat }) => `${capital(theCard(card))} is gereserveerd voor ${seat}.`,
  reservedForSelf: ({ card }) =>
    `Je hebt ${theCard(card)} voor jezelf gereserveerd; voor Siku kun je die niet inzetten.`,
  mustTakeReserved: ({ card }) => `Je hebt ${theCard(card)} gereserveerd en de kaart past, dus die moet je nu nemen.`,
  noTileThere: ({ cell }) => `Op ${cell} ligt nog geen tegel.`,
  cellOccupied: ({ cell }) => `Op ${cell} staat al een blok.`,
  symbolMismatch: ({ cell, card }) => `De tegel op ${cell} past niet bij de kaart (${symbols(card)}).`,
  mustBuildOnSwapped: ({ cell }) => `Je hebt een arbeiderstegel gewisseld: je blok moet op ${cell}.`,
  sideNeeded: ({ cell, card }) => `Kies wat de kaart op ${cell} is: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `De kaart kan hier niet als ${typeName(side)} worden gebruikt.`,
  notABuilder: ({ card }) => `Alleen een arbeider mag tegels wisselen, en jij hebt ${aCard(card)} genomen.`,
  alreadySwapped: () => 'Je hebt deze beurt al tegels gewisseld; de arbeider doet dat één keer.',
  noBuilderTile: ({ a, b }) => `Noch ${a} noch ${b} is een arbeiderstegel.`,
  sameCell: ({ cell }) => `Kies twee verschillende velden, niet twee keer ${cell}.`,
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'In je actieve set zit geen blok van Siku meer.'
      : 'In je actieve set zit geen eigen blok meer.',
  blessingNotHeld: ({ blessing }) => `Je hebt ${blessings[blessing].name} niet.`,
  blessingTakenThisTurn: ({ blessing }) =>
    `${blessings[blessing].name} heb je deze beurt genomen; inzetten kan op zijn vroegst in de volgende.`,
  blessingNotNow: ({ blessing }) => `${blessings[blessing].name} kun je op dit moment niet inzetten.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} is al ingezet.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} hoort niet bij de open zegenkaarten.`,
  deckEmpty: () => 'De trekstapel is leeg.',
  noBlockLeft: () => 'Daar heb je geen blok meer voor.',
  notYourBlock: ({ cell }) => `Het blok op ${cell} is niet van jou.`,
  blockNotFree: ({ cell }) => `Op ${cell} staat geen vrij blok.`,
  sameOwner: ({ a, b }) => `De blokken op ${a} en ${b} hebben dezelfde kleur.`,
  lineNotCompleted: ({ line }) => `Dit blok heeft ${theLine(line)} niet afgesloten.`,
  squareNotCompleted: ({ square }) => `${capital(theSquare(square))} hoeft nu niet te worden geteld.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} zou je hier niets opleveren.`,
  notTied: ({ cell }) => `${cell} is niet een van de beste velden voor de dummy.`,
  notYourCard: ({ card }) => `Je hebt ${theCard(card)} niet bij je kaarten.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} telt al als ${typeName(to)}.`,
  toolNeeded: () => 'Kies een gereedschap: houweel, touw of paalzaag.',
  toolNotPossible: () => 'Gereedschap kies je alleen voor een ambachtsman.',
  alreadyDecided: ({ blessing }) => `Over ${blessings[blessing].name} heb je al beslist.`,
  passNotPossible: () => 'Je kunt hier niet passen.',
};
