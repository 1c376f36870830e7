import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { symbols, theSquare } from './grammar.ts';
import { sources } from './scoring.ts';

const points = (number: number): string => count(number, 'punt', 'punten');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
/** Stressed, as after a preposition, and unstressed. */
const whom = ({ seat, you }: Actor): string => (you ? 'jou' : seat);
const toWhom = ({ seat, you }: Actor): string => (you ? 'je' : seat);
const has = ({ seat, you }: Actor): string => (you ? 'Je hebt' : `${seat} heeft`);
const from = (number: number, source: keyof typeof sources): string =>
  `${signed(number)} ${sources[source].name.toLowerCase()}`;

/** What luck or play did to a lead. */
function change(what: string, number: number, who: string): string {
  if (number === 0) return `${what} veranderde niets`;
  return number > 0 ? `${what} gaf ${who} ${number}` : `${what} kostte ${-number}`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Gedwongen',
    best: 'Beste zet',
    good: 'Goed',
    inexact: 'Onnauwkeurig',
    mistake: 'Fout',
    blunder: 'Blunder',
  },
  ranks: {
    master: 'meesterlijk',
    expert: 'heel sterk',
    strong: 'sterk',
    steady: 'degelijk',
    casual: 'ontspannen',
    learning: 'nog zoekend',
    beginning: 'als een beginner',
  },
  luck: 'Geluk',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} op ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} op ${cell} met de tegels op ${a} en ${b} gewisseld`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} voor Siku op ${cell}`,
    dummyBlock: ({ cell }) => `Het blok van de dummy op ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} inzetten`,
    takeBlessing: ({ blessing }) => `De zegenkaart ${blessings[blessing].name} nemen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} bewaren`,
    orderSquare: ({ square }) => `${capital(theSquare(square))} eerst`,
    pass: () => 'Passen',
    cost: ({ plan, points: lost, ...actor }) => `${plan} kostte ${toWhom(actor)} ${points(lost)}.`,
    better: ({ plan }) => `Beter: ${plan}.`,
    chances: ({ before, after }) => `Winstkans: ${before} op 100, daarna ${after}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} aan het eind`,
    toolSet: ({ points: number }) => `${signed(number)} voor een set gereedschap aan het eind`,
    sixSet: ({ points: number }) => `${signed(number)} voor een set van zes aan het eind`,
    steps: ({ steps }) => `${count(steps, 'stap', 'stappen')} op het bouwmeesterspoor`,
    blessing: () => 'een zegenkaart',
    brings: ({ parts }) => `Dat levert ${list(parts, 'en')} op.`,
    inTheLongRun: ({ parts }) => `Uitgespeeld komt dat neer op ${list(parts, 'en')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `Zo blijft er voor ${whom(actor)} geen vierkant op ${cell}: ${points(number)} ontzegd.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `Zo blijft er voor ${whom(actor)} geen rij op ${cell}: ${count(steps, 'stap', 'stappen')} op het spoor ontzegd.`,
    gave: ({ points: number, ...actor }) => `De gespeelde zet gaf ${toWhom(actor)} meteen ${points(number)}.`,
    noSingleSource: () =>
      'Dat komt niet door één bron alleen: zoals het spel meestal verder kon gaan, liep het beter af.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `De nieuwe tegel op ${cell} (${symbols(tile)}) was voor ${whom(actor)} ${signed(number)} waard.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `Nieuw in het aanbod (${cards.map(symbols).join(', ')}): voor ${whom(actor)} ${signed(number)} waard.`,
    luckOther: ({ points: number, ...actor }) => `Wat werd onthuld, was voor ${whom(actor)} ${signed(number)} waard.`,
    won: ({ points: ahead, ...actor }) => `${has(actor)} met ${points(ahead)} verschil gewonnen`,
    wonByTie: (actor) => `${has(actor)} bij gelijke stand gewonnen`,
    shared: ({ winners }) =>
      `${capital(
        list(
          winners.map(({ seat, you }) => (you ? 'jij' : seat)),
          'en',
        ),
      )}: gedeelde winst`,
    solo: ({ points: number }) => `Aan het eind ${points(number)}`,
    against: ({ reader, rival, luck, play }) =>
      `${reader.you ? 'Tegen' : `${reader.seat} tegen`} ${rival.seat}: ` +
      `${change('het geluk', luck, toWhom(reader))}, ${change('het spel', play, toWhom(reader))}.`,
    played: ({ rank, ...actor }) => `${has(actor)} ${review.ranks[rank]} gespeeld.`,
    unfinished: ({ turn }) => `Deze partij is niet af (beurt ${turn}). Nabespreken kan na afloop.`,
    foreign: () => 'Dit is geen verslag van een partij Nunatak.',
    otherRules: ({ found, known }) =>
      `Deze partij is gespeeld volgens versie ${found} van de regels, die dit programma niet kent (wel ${list(known, 'en')}).`,
    broken: ({ field }) => `Dit verslag klopt niet: ${field} is anders dan de regels zeggen.`,
  },
  table: {
    seat: 'Speler',
    lost: 'Verlies',
    points: 'Verwachte punten',
    chance: 'Winstkans',
    turn: (turn) => `Beurt ${turn}`,
    turns: (turns) => `${count(turns, 'beurt', 'beurten')} nabesproken, twijfelgevallen twee keer`,
    progress: (done, all) => `Beslissing ${done} van ${all}`,
    again: (done, all) => `Nog eens bekeken: ${done} van ${all}`,
    moments: 'Beslissende momenten',
    noMoments: 'Geen beslissing kostte een punt of meer.',
    howJudged: 'Beoordeeld op wat je toen kon weten, niet op wat verborgen lag.',
  },
  screen: {
    title: 'Nabespreking',
    graph: 'Verwachte punten aan het eind',
    likelyRange: 'Gekleurd vlak: waar de uitslag in 8 van de 10 partijen ligt',
    shade: 'Gekleurd vlak: hoe zeker het getal is, 19 van de 20 keer',
    pointsSwitch: 'Punten',
    chanceSwitch: 'Winstkans',
    figures: 'Wat wordt getoond',
    asTable: 'Als tabel',
    asGraph: 'Als grafiek',
    mine: 'Eén speler',
    all: 'Allemaal',
    whose: 'Wiens momenten',
    start: 'Begin',
    turn: 'Beurt',
    turnOf: (turn, turns) => `Beurt ${turn} van ${turns}`,
    first: 'Naar het begin',
    previous: 'Een beurt terug',
    next: 'Een beurt verder',
    last: 'Naar het eind',
    previousMoment: 'Vorig moment',
    nextMoment: 'Volgend moment',
    placeOf: (place, all) => `${place} van ${all}`,
    tryIt: 'Zelf proberen',
    tryItLine: 'Terug naar vóór deze beurt, en vind de betere zet',
    whatIf: 'Wat als',
    whatIfLine: 'Speel vanaf deze beurt opnieuw, met bots op de andere plaatsen',
    pilesAsTheyWere: 'Stapels zoals ze lagen',
    pilesDealtAnew: 'Stapels opnieuw geschud',
    share: 'Deel deze beurt',
    shared: 'De link is gekopieerd.',
    shareAsFile: 'Verslag bewaren',
    shareAsFileLine:
      'Deze partij past niet in een link: de editie, de opties of de beginopstelling zijn niet de gewone. Het verslag kun je als bestand sturen.',
    replay: 'Terugkijken',
    play: 'Spel',
    result: 'Uitslag',
    inHundred: (chance) => `${chance} op 100`,
    failed: 'De nabespreking kon niet worden afgemaakt.',
    again: 'Opnieuw',
    close: 'Nabespreking sluiten',
  },
};
