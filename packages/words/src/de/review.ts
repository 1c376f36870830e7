import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { does, symbols, theSquare } from './grammar.ts';
import { sources } from './scoring.ts';

const points = (number: number): string => count(number, 'Punkt', 'Punkte');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
/** Accusative and, with a name, any case. */
const whom = ({ seat, you }: Actor): string => (you ? 'dich' : seat);
const toWhom = ({ seat, you }: Actor): string => (you ? 'dir' : seat);
const from = (number: number, source: keyof typeof sources): string => `${signed(number)} ${sources[source].name}`;

/** What luck or play did to a lead. */
function change(what: string, number: number, who: string): string {
  if (number === 0) return `${what} änderte nichts`;
  return number > 0 ? `${what} brachte ${who} ${number}` : `${what} kostete ${-number}`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Erzwungen',
    best: 'Bester Zug',
    good: 'Gut',
    inexact: 'Ungenau',
    mistake: 'Fehler',
    blunder: 'Grober Fehler',
  },
  ranks: {
    master: 'meisterhaft',
    expert: 'sehr stark',
    strong: 'stark',
    steady: 'solide',
    casual: 'locker',
    learning: 'noch unsicher',
    beginning: 'noch sehr unsicher',
  },
  luck: 'Glück',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} auf ${cell}`,
    placeSwapped: ({ as, cell, a, b }) =>
      `${cardTypes[as].one} auf ${cell} nach dem Tausch der Platten auf ${a} und ${b}`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} für Siku auf ${cell}`,
    dummyBlock: ({ cell }) => `Der Block des Dummys auf ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} einsetzen`,
    takeBlessing: ({ blessing }) => `Den Segen ${blessings[blessing].name} nehmen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} behalten`,
    orderSquare: ({ square }) => `${capital(theSquare(square))} zuerst`,
    pass: () => 'Passen',
    cost: ({ plan, points: lost, ...actor }) => `${plan} hat ${whom(actor)} ${points(lost)} gekostet.`,
    better: ({ plan }) => `Besser: ${plan}.`,
    chances: ({ before, after }) => `Gewinnchance: ${before} von 100, danach ${after}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} am Ende`,
    toolSet: ({ points: number }) => `${signed(number)} für ein Werkzeug-Set am Ende`,
    sixSet: ({ points: number }) => `${signed(number)} für ein Sechser-Set am Ende`,
    steps: ({ steps }) => `${count(steps, 'Schritt', 'Schritte')} auf der Baumeisterleiste`,
    blessing: () => 'einen Segen',
    brings: ({ parts }) => `Das bringt ${list(parts, 'und')}.`,
    inTheLongRun: ({ parts }) => `Zu Ende gespielt macht das ${list(parts, 'und')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `Damit bleibt ${toWhom(actor)} kein Quadrat auf ${cell}: ${points(number)} verwehrt.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `Damit bleibt ${toWhom(actor)} keine Reihe auf ${cell}: ${count(steps, 'Schritt', 'Schritte')} auf der Leiste verwehrt.`,
    gave: ({ points: number, ...actor }) => `Der gespielte Zug gab ${toWhom(actor)} sofort ${points(number)}.`,
    noSingleSource: () =>
      'Das liegt an keiner einzelnen Quelle: In den meisten Verläufen, die das Spiel nehmen konnte, ging es besser aus.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `Die neue Bodenplatte auf ${cell} (${symbols(tile)}) war für ${whom(actor)} ${signed(number)} wert.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `Neu in der Auslage (${cards.map(symbols).join(', ')}): für ${whom(actor)} ${signed(number)} wert.`,
    luckOther: ({ points: number, ...actor }) => `Was aufgedeckt wurde, war für ${whom(actor)} ${signed(number)} wert.`,
    won: ({ points: ahead, ...actor }) =>
      `${does(actor, 'hast', 'hat')} mit ${count(ahead, 'Punkt', 'Punkten')} Vorsprung gewonnen`,
    wonByTie: (actor) => `${does(actor, 'hast', 'hat')} bei Gleichstand gewonnen`,
    shared: ({ winners }) =>
      `${capital(
        list(
          winners.map(({ seat, you }) => (you ? 'du' : seat)),
          'und',
        ),
      )}: geteilter Sieg`,
    solo: ({ points: number }) => `Am Ende ${points(number)}`,
    against: ({ reader, rival, luck, play }) =>
      `${reader.you ? 'Gegen' : `${reader.seat} gegen`} ${rival.seat}: ` +
      `${change('Das Glück', luck, toWhom(reader))}, ${change('das Spiel', play, toWhom(reader))}.`,
    played: ({ rank, ...actor }) => `${does(actor, 'hast', 'hat')} ${review.ranks[rank]} gespielt.`,
    unfinished: ({ turn }) =>
      `Diese Partie ist nicht zu Ende (Zug ${turn}). Auswerten lässt sie sich, sobald sie vorbei ist.`,
    foreign: () => 'Das ist keine Aufzeichnung einer Partie Nunatak.',
    otherRules: ({ found, known }) =>
      `Diese Partie wurde nach Fassung ${found} der Regeln gespielt, die diese Version nicht kennt (sie kennt ${list(known, 'und')}).`,
    broken: ({ field }) => `Diese Aufzeichnung stimmt nicht: ${field} ist anders, als es die Regeln ergeben.`,
  },
  table: {
    seat: 'Platz',
    lost: 'Verlust',
    points: 'Erwartete Punkte',
    chance: 'Gewinnchance',
    turn: (turn) => `Zug ${turn}`,
    turns: (turns) => `${count(turns, 'Zug', 'Züge')} ausgewertet, knappe Fälle zweimal`,
    progress: (done, all) => `Entscheidung ${done} von ${all}`,
    again: (done, all) => `Noch einmal angesehen: ${done} von ${all}`,
    moments: 'Entscheidende Momente',
    noMoments: 'Keine Entscheidung kostete einen Punkt oder mehr.',
    howJudged: 'Beurteilt nach dem, was man damals wissen konnte, nicht nach dem, was verdeckt lag.',
  },
  screen: {
    title: 'Auswertung',
    graph: 'Erwartete Punkte am Ende',
    likelyRange: 'Schattiert: wo das Ergebnis in 8 von 10 Partien liegt',
    shade: 'Schattiert: wie sicher die Zahl ist, in 19 von 20 Fällen',
    pointsSwitch: 'Punkte',
    chanceSwitch: 'Gewinnchance',
    figures: 'Was gezeigt wird',
    asTable: 'Als Tabelle',
    asGraph: 'Als Kurve',
    mine: 'Eine Person',
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
    tryItLine: 'Zurück vor diesen Zug und den besseren finden',
    whatIf: 'Was wäre, wenn',
    whatIfLine: 'Ab diesem Zug neu spielen, mit Bots auf den anderen Plätzen',
    pilesAsTheyWere: 'Stapel, wie sie lagen',
    pilesDealtAnew: 'Stapel neu gemischt',
    share: 'Diesen Zug teilen',
    shared: 'Der Link ist kopiert.',
    shareAsFile: 'Aufzeichnung sichern',
    shareAsFileLine:
      'Diese Partie passt in keinen Link: Ausgabe, Optionen oder Ausgangslage sind nicht die üblichen. Ihre Aufzeichnung lässt sich als Datei verschicken.',
    replay: 'Ansehen',
    play: 'Spiel',
    result: 'Ergebnis',
    inHundred: (chance) => `${chance} von 100`,
    failed: 'Die Auswertung konnte nicht abgeschlossen werden.',
    again: 'Noch einmal',
    close: 'Auswertung schließen',
  },
};
