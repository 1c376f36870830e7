import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCardObject, noType, symbols, theCard, theCardObject, theLine, theSquare, typeName } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'Nimm zuerst eine Karte.',
  useFor: 'Entscheide zuerst, ob die Karte für dich oder für Siku ist.',
  placeBlock: 'Setz zuerst den Block.',
  orderSquare: 'Wähle zuerst, welches Quadrat als Nächstes gewertet wird.',
  takeBlessing: 'Nimm zuerst einen Segen.',
  useOrKeep: 'Entscheide zuerst, ob du den neuen Segen einsetzen oder behalten willst.',
  endOfTurn: 'Zuerst musst du einen Segen einsetzen oder passen.',
  dummyTie: 'Wähle zuerst die Platte für den Block des Dummys.',
  endBlessing: 'Entscheide zuerst, ob du deine End-Segen einsetzen oder behalten willst.',
  reshuffle: 'Zuerst wird die Auslage neu gemischt.',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `Zuerst musst du ${blessings[decision].name} einsetzen oder passen.` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(typeName), 'oder') : symbols(card);
}

/** Returns `keinen Arbeiter` or `weder Arbeiter noch Baumeisterin`. */
function noneOf(card: string): string {
  const named = readFace(card);
  if (!('types' in named)) return `nicht ${symbols(card)}`;
  const [first, ...more] = named.types;
  if (first !== undefined && more.length === 0) return noType(first);
  return `weder ${list(named.types.map(typeName), 'noch')}`;
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `Das ist kein gültiger Zug: erwartet ${expected}, gefunden ${found}.`,
  gameOver: () => 'Die Partie ist vorbei.',
  notYourDecision: ({ seat, you }) => `Das ${you ? 'entscheidest du' : `entscheidet ${seat}`}.`,
  wrongDecision: ({ expected }) => due(expected),
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} liegt nicht in der Auslage.`,
  cardHasNoCell: ({ card }) => `${capital(theCardObject(card))} kannst du nicht nehmen: Keine freie Bodenplatte passt.`,
  cardReserved: ({ card, seat, you }) =>
    `${capital(theCardObject(card))} ${you ? 'hast du' : `hat ${seat}`} reserviert. Nimm eine andere Karte.`,
  reservedForSelf: () => 'Deine reservierte Karte kannst du nicht für Siku verwenden.',
  mustTakeReserved: ({ card }) =>
    `Du hast ${theCardObject(card)} reserviert. Die Karte passt, also musst du sie nehmen.`,
  noTileThere: () => 'Dort liegt noch keine Bodenplatte.',
  cellOccupied: () => 'Dort steht schon ein Block.',
  symbolMismatch: ({ card }) => `Diese Bodenplatte zeigt ${noneOf(card)}.`,
  mustBuildOnSwapped: () => 'Du hast eine Arbeiterplatte getauscht: Bau auf ihr.',
  sideNeeded: ({ card }) => `Entscheide, als was du die Karte verwendest: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `Als ${typeName(side)} kannst du die Karte hier nicht verwenden.`,
  notABuilder: ({ card }) => `Nur ein Arbeiter darf Platten tauschen, und du hast ${aCardObject(card)} genommen.`,
  alreadySwapped: () => 'Ein Arbeiter darf nur einmal pro Zug tauschen.',
  noBuilderTile: ({ a, b }) => `Weder ${a} noch ${b} zeigt einen Arbeiter.`,
  sameCell: () => 'Wähle zwei verschiedene Platten.',
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'In diesem Set ist kein Block von Siku mehr. Verwende die Karte für dich.'
      : 'In diesem Set ist kein Block von dir mehr. Verwende die Karte für Siku.',
  blessingNotHeld: ({ blessing }) => `${blessings[blessing].name} hast du nicht.`,
  blessingTakenThisTurn: ({ blessing }) =>
    `${blessings[blessing].name} hast du gerade erst genommen. Einsetzen geht erst in einem späteren Zug.`,
  blessingNotNow: ({ blessing }) => `${blessings[blessing].name} kannst du gerade nicht einsetzen.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} ist schon eingesetzt.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} liegt nicht offen aus.`,
  deckEmpty: () => 'Der Nachziehstapel ist leer.',
  noBlockLeft: () => 'Dafür hast du keinen Block mehr.',
  notYourBlock: () => 'Das ist nicht dein Block.',
  blockNotFree: () => 'Dort steht kein freier Block.',
  sameOwner: () => 'Beide Blöcke haben dieselbe Farbe. Wähle zwei verschiedene.',
  lineNotCompleted: ({ line }) => `Dieser Block hat ${theLine(line)} nicht geschlossen.`,
  squareNotCompleted: ({ square }) => `${capital(theSquare(square))} kannst du jetzt nicht werten.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} würde dir hier nichts bringen.`,
  notTied: () => 'Das ist keine der besten Platten für den Dummy.',
  notYourCard: ({ card }) => `${capital(theCard(card))} gehört nicht zu deinen Karten.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} zählt schon als ${typeName(to)}.`,
  toolNeeded: () => 'Wähle ein Werkzeug: Spitzhacke, Seil oder Stangensäge.',
  toolNotPossible: () => 'Nur Handwerker haben ein Werkzeug.',
  alreadyDecided: ({ blessing }) => `Über ${blessings[blessing].name} hast du schon entschieden.`,
  passNotPossible: () => 'Hier kannst du nicht passen.',
};
