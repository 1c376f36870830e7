import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { SourceId } from '../ids.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { does, symbols, theSource, theSquare } from './grammar.ts';

const points = (number: number): string => count(number, 'Punkt', 'Punkte');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
/** Returns the accusative. A name works for any case. */
const whom = ({ seat, you }: Actor): string => (you ? 'dich' : seat);
const toWhom = ({ seat, you }: Actor): string => (you ? 'dir' : seat);
const from = (number: number, source: SourceId): string => `${signed(number)} für ${theSource(source)}`;

/** Returns the end of a sentence such as `ist von 46 % auf 35 % gefallen`. */
function change(before: number, after: number): string {
  if (before === after) return `blieb bei ${after} %`;
  return `ist von ${before} % auf ${after} % ${after < before ? 'gefallen' : 'gestiegen'}`;
}

/** Describes how much luck changed a lead. */
function luckOf(reader: Actor, number: number): string {
  if (number === 0) return 'Glück hat keine Rolle gespielt';
  return number > 0
    ? `Glück hat ${toWhom(reader)} ${points(number)} gebracht`
    : `Pech hat ${whom(reader)} ${points(-number)} gekostet`;
}

/** Describes how much the decisions changed a lead. */
function movesOf({ seat, you }: Actor, number: number): string {
  const moves = you ? 'deine Züge' : `die Züge von ${seat}`;
  if (number === 0) return `${moves} haben sich ausgeglichen`;
  return number > 0 ? `${moves} haben ${number} gebracht` : `${moves} haben ${-number} gekostet`;
}

/** Describes how much the other players changed a lead. */
function othersOf(reader: Actor, number: number | undefined): string {
  if (number === undefined || number === 0) return '';
  return number > 0
    ? `, der Rest der Runde hat ${toWhom(reader)} ${number} gebracht`
    : `, der Rest der Runde hat ${whom(reader)} ${-number} gekostet`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Einziger Zug',
    best: 'Bester Zug',
    good: 'Gut',
    inexact: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Patzer',
  },
  ranks: {
    master: 'meisterhaft',
    expert: 'sehr stark',
    strong: 'stark',
    steady: 'solide',
    casual: 'mit guten Ansätzen',
    learning: 'noch etwas unsicher',
    beginning: 'noch ziemlich unsicher',
  },
  luck: 'Glück',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} auf ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} auf ${cell} (mit Tausch von ${a} und ${b})`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} für Siku auf ${cell}`,
    dummyBlock: ({ cell }) => `Der Block des Dummys auf ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} einsetzen`,
    takeBlessing: ({ blessing }) => `${blessings[blessing].name} nehmen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} behalten`,
    orderSquare: ({ square }) => `${capital(theSquare(square))} zuerst werten`,
    pass: () => 'Passen',
    cost: ({ plan, points: lost, ...actor }) => `${plan} hat ${whom(actor)} ${points(lost)} gekostet.`,
    better: ({ plan }) => `Besser: ${plan}.`,
    chances: ({ before, after, seat, you }) =>
      `${you ? 'Deine Gewinnchance' : `Die Gewinnchance von ${seat}`} ${change(before, after)}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} am Ende`,
    toolSet: ({ points: number }) => `${signed(number)} für ein Werkzeug-Set am Ende`,
    sixSet: ({ points: number }) => `${signed(number)} für ein Sechser-Set am Ende`,
    steps: ({ steps }) => `${count(steps, 'Feld', 'Felder')} auf der Baumeisterleiste`,
    blessing: () => 'einen Segen',
    brings: ({ parts, ...actor }) => `Das bringt ${toWhom(actor)} ${list(parts, 'und')}.`,
    inTheLongRun: ({ parts }) => `Bis zum Ende der Partie: ${list(parts, 'und')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `Das nimmt ${toWhom(actor)} ein Quadrat auf ${cell} weg: ${points(number)}.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `Das nimmt ${toWhom(actor)} eine Reihe auf ${cell} weg: ${count(steps, 'Feld', 'Felder')} auf der Leiste.`,
    gave: ({ points: number, ...actor }) => `Der gespielte Zug hat ${toWhom(actor)} ${points(number)} gebracht.`,
    nextBestGives: ({ points: number, ...actor }) =>
      `Der nächstbeste Zug würde ${toWhom(actor)} ${points(number)} bringen.`,
    noSingleSource: () => 'Kein einzelner Grund: In den meisten Simulationen lief es besser.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `Neue Bodenplatte auf ${cell} (${symbols(tile)}): ${signed(number)} für ${whom(actor)}.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `Neu in der Auslage (${cards.map(symbols).join(', ')}): ${signed(number)} für ${whom(actor)}.`,
    luckOther: ({ points: number, ...actor }) =>
      `${number < 0 ? 'Pech' : 'Glück'} beim Aufdecken: ${signed(number)} für ${whom(actor)}.`,
    won: ({ points: ahead, ...actor }) =>
      `${does(actor, 'hast', 'hat')} mit ${count(ahead, 'Punkt', 'Punkten')} Vorsprung gewonnen`,
    wonByTie: (actor) => `${does(actor, 'hast', 'hat')} bei Gleichstand gewonnen`,
    shared: ({ winners }) => {
      const names = list(
        winners.map(({ seat, you }) => (you ? 'du' : seat)),
        'und',
      );
      return `${capital(names)} ${winners.some(({ you }) => you) ? 'teilt euch' : 'teilen sich'} den Sieg`;
    },
    solo: ({ points: number }) => `Am Ende ${points(number)}`,
    against: ({ reader, rival, luck, play, others }) =>
      `${reader.you ? 'Gegen' : `${reader.seat} gegen`} ${whom(rival)}: ${luckOf(reader, luck)}, ${movesOf(reader, play)}${othersOf(reader, others)}.`,
    played: ({ rank, ...actor }) => `${does(actor, 'hast', 'hat')} ${review.ranks[rank]} gespielt.`,
    unfinished: ({ turn }) =>
      `Diese Partie läuft noch (Zug ${turn}). Analysieren kannst du sie, sobald sie vorbei ist.`,
    foreign: () => 'Das ist keine gespeicherte Nunatak-Partie.',
    otherRules: ({ found, known }) =>
      `Diese Partie folgt Regelfassung ${found}. Hier kannst du nur Fassung ${list(known, 'und')} analysieren.`,
    broken: ({ field }) => `Diese Datei ist beschädigt: ${field} passt nicht zu den Regeln.`,
  },
  advice: {
    place: ({ as, cell }) => `${cardTypes[as].one} auf ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} auf ${cell} (mit Tausch von ${a} und ${b})`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} für Siku auf ${cell}`,
    dummyBlock: ({ cell }) => `der Block des Dummys auf ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} einsetzen`,
    takeBlessing: ({ blessing }) => `${blessings[blessing].name} nehmen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} behalten`,
    orderSquare: ({ square }) => `${theSquare(square)} zuerst werten`,
    pass: () => 'passen',
  },
  table: {
    seat: 'Name',
    lost: 'Verschenkt',
    points: 'Erwartete Punkte',
    chance: 'Gewinnchance',
    turn: (turn) => `Zug ${turn}`,
    turns: (turns) => `${count(turns, 'Zug', 'Züge')} analysiert`,
    progress: (done, all) => `Entscheidung ${done} von ${all}`,
    moments: 'Entscheidende Momente',
    noMoments: 'Nichts hat einen Punkt oder mehr gekostet. Stark gespielt!',
    howJudged: 'Es zählt nur, was man im jeweiligen Moment wissen konnte.',
  },
  screen: {
    title: 'Analyse',
    graph: 'Erwartete Punkte am Ende',
    likelyRange: 'Schattiert: Hier enden 80 % der Partien',
    shade: 'Schattiert: Unsicherheit (95 %)',
    pointsSwitch: 'Punkte',
    chanceSwitch: 'Gewinnchance',
    figures: 'Anzeigen',
    asTable: 'Tabelle',
    asGraph: 'Kurve',
    mine: 'Diese Person',
    all: 'Alle',
    whose: 'Wessen Momente',
    start: 'Beginn',
    turn: 'Zug',
    turnOf: (turn, turns) => `Zug ${turn} von ${turns}`,
    first: 'Zum Anfang',
    previous: 'Einen Zug zurück',
    next: 'Einen Zug weiter',
    last: 'Zum Ende',
    previousMoment: 'Voriger Moment',
    nextMoment: 'Nächster Moment',
    placeOf: (place, all) => `${place} von ${all}`,
    tryIt: 'Selbst versuchen',
    tryItLine: 'Spiel den Zug noch einmal und finde den besseren',
    whatIf: 'Was wäre, wenn?',
    whatIfLine: 'Spiel ab diesem Zug anders weiter, gegen Bots',
    pilesAsTheyWere: 'Gleiche Karten',
    pilesDealtAnew: 'Neue Karten',
    share: 'Diesen Zug teilen',
    shared: 'Link kopiert.',
    shareAsFile: 'Als Datei speichern',
    shareAsFileLine: 'Diese Partie mit eigenen Einstellungen passt in keinen Link. Schick sie als Datei.',
    replay: 'Wiedergabe',
    play: 'Züge',
    others: 'Die anderen',
    result: 'Ergebnis',
    inHundred: (chance) => `${chance} %`,
    failed: 'Bei der Analyse ist etwas schiefgegangen.',
    again: 'Noch einmal',
    close: 'Analyse schließen',
  },
};
