import { capital, list } from '../compose.ts';
import { type DecisionKind, isWindow, type WindowId } from '../ids.ts';
import { readFace } from '../notation.ts';
import type { RefusalTexts } from '../shape/refusals.ts';
import { blessings } from './blessings.ts';
import { aCardObject, symbols, theCard, theCardObject, theLine, theSquare, typeName } from './grammar.ts';

const DUE: Readonly<Record<Exclude<DecisionKind, WindowId>, string>> = {
  takeCard: 'eine Karte nehmen',
  useFor: 'entscheiden, ob die Karte für dich oder für Siku ist',
  placeBlock: 'den Block setzen',
  orderSquare: 'das nächste Quadrat wählen',
  takeBlessing: 'einen Segen nehmen',
  useOrKeep: 'den genommenen Segen einsetzen oder behalten',
  endOfTurn: 'am Zugende einen Segen einsetzen oder passen',
  dummyTie: 'das Feld für den Block des Dummys wählen',
  endBlessing: 'über die End-Segen entscheiden',
  reshuffle: 'die Auslage in den Nachziehstapel mischen',
};

function due(decision: DecisionKind): string {
  return isWindow(decision) ? `${blessings[decision].name} einsetzen oder passen` : DUE[decision];
}

function sidesOf(card: string): string {
  const named = readFace(card);
  return 'types' in named ? list(named.types.map(typeName), 'oder') : symbols(card);
}

export const refusals: RefusalTexts = {
  malformed: ({ expected, found }) => `Das ist keine lesbare Aktion: erwartet ${expected}, gefunden ${found}.`,
  gameOver: () => 'Das Spiel ist zu Ende.',
  notYourDecision: ({ decider }) => `Das entscheidest jetzt nicht du, sondern ${decider}.`,
  wrongDecision: ({ expected }) => `Zuerst kommt etwas anderes: ${due(expected)}.`,
  cardNotInDisplay: ({ card }) => `${capital(theCard(card))} liegt nicht in der Auslage.`,
  cardHasNoCell: ({ card }) => `${capital(theCardObject(card))} kannst du nicht nehmen: Keine freie Bodenplatte passt.`,
  cardReserved: ({ card, seat }) => `${capital(theCard(card))} ist für ${seat} reserviert.`,
  reservedForSelf: ({ card }) =>
    `Du hast ${theCardObject(card)} für dich reserviert; für Siku kannst du die Karte nicht einsetzen.`,
  mustTakeReserved: ({ card }) =>
    `Du hast ${theCardObject(card)} reserviert, und die Karte passt: Du musst sie nehmen.`,
  noTileThere: ({ cell }) => `Auf ${cell} liegt noch keine Bodenplatte.`,
  cellOccupied: ({ cell }) => `Auf ${cell} steht schon ein Block.`,
  symbolMismatch: ({ cell, card }) => `Die Bodenplatte auf ${cell} passt nicht zur Karte (${symbols(card)}).`,
  mustBuildOnSwapped: ({ cell }) => `Du hast eine Arbeiterplatte getauscht: Dein Block muss auf ${cell}.`,
  sideNeeded: ({ cell, card }) => `Bestimme, als was die Karte auf ${cell} gilt: ${sidesOf(card)}.`,
  sideNotPossible: ({ side }) => `Die Karte kann hier nicht als ${typeName(side)} verwendet werden.`,
  notABuilder: ({ card }) => `Nur ein Arbeiter darf Platten tauschen, und du hast ${aCardObject(card)} genommen.`,
  alreadySwapped: () => 'Du hast in diesem Zug schon Platten getauscht; der Arbeiter tauscht einmal.',
  noBuilderTile: ({ a, b }) => `Weder ${a} noch ${b} ist eine Arbeiterplatte.`,
  sameCell: ({ cell }) => `Wähle zwei verschiedene Felder, nicht zweimal ${cell}.`,
  setHasNoBlock: (parameters) =>
    parameters.for === 'siku'
      ? 'In deinem aktiven Set ist kein Block von Siku mehr.'
      : 'In deinem aktiven Set ist kein eigener Block mehr.',
  blessingNotHeld: ({ blessing }) => `Du hast den Segen ${blessings[blessing].name} nicht.`,
  blessingTakenThisTurn: ({ blessing }) =>
    `Den Segen ${blessings[blessing].name} hast du in diesem Zug genommen; einsetzen kannst du ihn frühestens im nächsten.`,
  blessingNotNow: ({ blessing }) => `${blessings[blessing].name} kann in diesem Moment nicht eingesetzt werden.`,
  blessingUsed: ({ blessing }) => `${blessings[blessing].name} ist schon eingesetzt.`,
  blessingNotFaceUp: ({ blessing }) => `${blessings[blessing].name} gehört nicht zu den offenen Segen.`,
  deckEmpty: () => 'Der Nachziehstapel ist leer.',
  noBlockLeft: () => 'Dafür hast du keinen Block mehr.',
  notYourBlock: ({ cell }) => `Der Block auf ${cell} ist nicht deiner.`,
  blockNotFree: ({ cell }) => `Auf ${cell} steht kein freier Block.`,
  sameOwner: ({ a, b }) => `Die Blöcke auf ${a} und ${b} haben dieselbe Farbe.`,
  lineNotCompleted: ({ line }) => `Dieser Block hat ${theLine(line)} nicht geschlossen.`,
  squareNotCompleted: ({ square }) => `${capital(theSquare(square))} steht nicht zur Wertung an.`,
  noGain: ({ blessing }) => `${blessings[blessing].name} würde dir hier nichts bringen.`,
  notTied: ({ cell }) => `${cell} ist keines der besten Felder für den Dummy.`,
  notYourCard: ({ card }) => `${capital(theCard(card))} gehört nicht zu deinen Karten.`,
  sameType: ({ card, to }) => `${capital(theCard(card))} gilt schon als ${typeName(to)}.`,
  toolNeeded: () => 'Wähle ein Werkzeug: Spitzhacke, Seil oder Stangensäge.',
  toolNotPossible: () => 'Ein Werkzeug lässt sich nur für einen Handwerker wählen.',
  alreadyDecided: ({ blessing }) => `Über ${blessings[blessing].name} hast du schon entschieden.`,
  passNotPossible: () => 'Hier kannst du nicht passen.',
};
