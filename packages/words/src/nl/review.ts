import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { SourceId } from '../ids.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { does, symbols, theSource, theSquare, typeName } from './grammar.ts';

const points = (number: number): string => count(number, 'punt', 'punten');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
/** Returns the stressed pronoun (as after a preposition) or the name. */
const whom = ({ seat, you }: Actor): string => (you ? 'jou' : seat);
const toWhom = ({ seat, you }: Actor): string => (you ? 'je' : seat);
/** Returns a possessive: `je keuzes` or `de keuzes van Mira`. */
const ofWhom = ({ seat, you }: Actor, your: string, the: string): string => (you ? your : `${the} van ${seat}`);
const from = (number: number, source: SourceId): string => `${signed(number)} voor ${theSource(source)}`;
const misses = ({ seat, you }: Actor): string => (you ? 'loop jij' : `loopt ${seat}`);

/** Returns the end of a sentence such as `daalde van 46% naar 35%`. */
function change(before: number, after: number): string {
  if (before === after) return `bleef ${after}%`;
  return `${after < before ? 'daalde' : 'steeg'} van ${before}% naar ${after}%`;
}

/** Describes how much luck changed a lead. */
function luckOf(reader: Actor, number: number): string {
  if (number === 0) return 'geluk maakte geen verschil';
  return number > 0
    ? `geluk leverde ${toWhom(reader)} ${points(number)} op`
    : `pech kostte ${toWhom(reader)} ${points(-number)}`;
}

/** Describes how much the decisions changed a lead. */
function choicesOf(reader: Actor, number: number): string {
  const choices = ofWhom(reader, 'je keuzes', 'de keuzes');
  if (number === 0) return `${choices} maakten geen verschil`;
  return number > 0 ? `${choices} leverden ${number} op` : `${choices} kostten ${-number}`;
}

/** Describes how much the other players changed a lead. */
function othersOf(reader: Actor, number: number | undefined): string {
  if (number === undefined || number === 0) return '';
  return number > 0
    ? `, de rest van de tafel leverde ${toWhom(reader)} ${number} op`
    : `, de rest van de tafel kostte ${toWhom(reader)} ${-number}`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Enige zet',
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
    casual: 'veelbelovend',
    learning: 'nog in de leer',
    beginning: 'net begonnen',
  },
  luck: 'Geluk',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} op ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} op ${cell} (${a} en ${b} verwisseld)`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} voor Siku op ${cell}`,
    dummyBlock: ({ cell }) => `Het blok van de dummy op ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} inzetten`,
    takeBlessing: ({ blessing }) => `${blessings[blessing].name} nemen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} bewaren`,
    orderSquare: ({ square }) => `Eerst ${theSquare(square)} tellen`,
    pass: () => 'Passen',
    cost: ({ plan, points: lost, ...actor }) => `${plan} kostte ${toWhom(actor)} ${points(lost)}.`,
    better: ({ plan }) => `Beter: ${plan}.`,
    chances: ({ before, after, ...actor }) =>
      `${ofWhom(actor, 'Je winstkans', 'De winstkans')} ${change(before, after)}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} aan het eind`,
    toolSet: ({ points: number }) => `${signed(number)} voor een set gereedschap aan het eind`,
    sixSet: ({ points: number }) => `${signed(number)} voor een set van zes aan het eind`,
    steps: ({ steps }) => `${count(steps, 'veld', 'velden')} op het bouwmeesterspoor`,
    blessing: () => 'een zegenkaart',
    brings: ({ parts, ...actor }) => `Dat levert ${toWhom(actor)} op: ${list(parts, 'en')}.`,
    inTheLongRun: ({ parts }) => `Aan het eind van het spel: ${list(parts, 'en')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `Zo ${misses(actor)} een vierkant op ${cell} mis: ${points(number)}.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `Zo ${misses(actor)} een rij op ${cell} mis: ${count(steps, 'veld', 'velden')} op het spoor.`,
    gave: ({ points: number, ...actor }) => `De gespeelde zet leverde ${toWhom(actor)} ${points(number)} op.`,
    nextBestGives: ({ points: number, ...actor }) =>
      `De op een na beste zet zou ${toWhom(actor)} ${points(number)} opleveren.`,
    noSingleSource: () => 'Niet om één reden: in de meeste simulaties liep het beter af.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `Nieuwe tegel op ${cell} (${symbols(tile)}): ${signed(number)} voor ${whom(actor)}.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `Nieuw in het aanbod (${cards.map(symbols).join(', ')}): ${signed(number)} voor ${whom(actor)}.`,
    luckOther: ({ points: number, ...actor }) =>
      `${number < 0 ? 'Pech' : 'Geluk'} bij het omdraaien: ${signed(number)} voor ${whom(actor)}.`,
    won: ({ points: ahead, ...actor }) => `${does(actor, 'heeft', 'hebt')} met ${points(ahead)} verschil gewonnen`,
    wonByTie: (actor) => `${does(actor, 'heeft', 'hebt')} bij een gelijke stand gewonnen`,
    shared: ({ winners }) => {
      const names = list(
        winners.map(({ seat, you }) => (you ? 'jij' : seat)),
        'en',
      );
      return `${capital(names)} delen de overwinning`;
    },
    solo: ({ points: number }) => `Eindscore: ${number}`,
    against: ({ reader, rival, luck, play, others }) =>
      `Vergeleken met ${whom(rival)}: ${luckOf(reader, luck)}, ${choicesOf(reader, play)}${othersOf(reader, others)}.`,
    played: ({ rank, ...actor }) => `${ofWhom(actor, 'Je spel', 'Het spel')} in deze partij: ${review.ranks[rank]}.`,
    unfinished: ({ turn }) => `Deze partij is nog bezig (beurt ${turn}). Analyseren kan na afloop.`,
    foreign: () => 'Dit is geen partijbestand van Nunatak.',
    otherRules: ({ found, known }) =>
      `Deze partij volgt versie ${found} van de regels. Hier kun je alleen versie ${list(known, 'en')} analyseren.`,
    broken: ({ field }) => `Dit partijbestand is beschadigd: ${field} klopt niet met de regels.`,
  },
  advice: {
    place: ({ as, cell }) => `${typeName(as)} op ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${typeName(as)} op ${cell} (${a} en ${b} verwisseld)`,
    placeForSiku: ({ as, cell }) => `${typeName(as)} voor Siku op ${cell}`,
    dummyBlock: ({ cell }) => `het blok van de dummy op ${cell}`,
    useBlessing: ({ blessing }) => `${blessings[blessing].name} inzetten`,
    takeBlessing: ({ blessing }) => `${blessings[blessing].name} nemen`,
    keepBlessing: ({ blessing }) => `${blessings[blessing].name} bewaren`,
    orderSquare: ({ square }) => `eerst ${theSquare(square)} tellen`,
    pass: () => 'passen',
  },
  table: {
    seat: 'Speler',
    lost: 'Verspeeld',
    points: 'Verwachte score',
    chance: 'Winstkans',
    turn: (turn) => `Beurt ${turn}`,
    turns: (turns) => `${count(turns, 'beurt', 'beurten')} geanalyseerd`,
    progress: (done, all) => `Beslissing ${done} van ${all}`,
    moments: 'Beslissende momenten',
    noMoments: 'Geen beslissing kostte een punt of meer. Goed gespeeld!',
    howJudged: 'Alleen op basis van wat je op dat moment kon weten.',
  },
  screen: {
    title: 'Analyse',
    graph: 'Verwachte eindscore',
    likelyRange: 'Gekleurd: hier eindigt 80% van de partijen',
    shade: 'Gekleurd: foutmarge (95%)',
    pointsSwitch: 'Punten',
    chanceSwitch: 'Winstkans',
    figures: 'Tonen',
    asTable: 'Tabel',
    asGraph: 'Grafiek',
    mine: 'Deze speler',
    all: 'Iedereen',
    whose: 'Wiens momenten',
    start: 'Begin',
    turn: 'Beurt',
    turnOf: (turn, turns) => `Beurt ${turn} van ${turns}`,
    first: 'Naar het begin',
    previous: 'Vorige beurt',
    next: 'Volgende beurt',
    last: 'Naar het eind',
    previousMoment: 'Vorig moment',
    nextMoment: 'Volgend moment',
    placeOf: (place, all) => `${place} van ${all}`,
    tryIt: 'Zelf proberen',
    tryItLine: 'Speel deze beurt opnieuw en vind de betere zet',
    whatIf: 'Wat als?',
    whatIfLine: 'Speel vanaf deze beurt verder tegen bots',
    pilesAsTheyWere: 'Dezelfde kaarten',
    pilesDealtAnew: 'Nieuwe kaarten',
    share: 'Beurt delen',
    shared: 'Link gekopieerd.',
    shareAsFile: 'Opslaan als bestand',
    shareAsFileLine: 'Deze aangepaste partij past niet in een link. Stuur een bestand.',
    replay: 'Terugkijken',
    play: 'Keuzes',
    others: 'De anderen',
    result: 'Uitslag',
    inHundred: (chance) => `${chance}%`,
    failed: 'Er ging iets mis met de analyse.',
    again: 'Opnieuw proberen',
    close: 'Analyse sluiten',
  },
};
