import { cardPhrase } from '../compose.ts';
import type { CardType, SourceId } from '../ids.ts';
import { readLine, TOP_SQUARE } from '../notation.ts';
import type { Actor } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';

type Gender = 'masculine' | 'feminine' | 'neuter';

const NAMES = { cardTypes, blessings };

const GENDERS: Readonly<Record<CardType, Gender>> = {
  builder: 'masculine',
  sculptor: 'masculine',
  artisan: 'masculine',
  beast: 'neuter',
  architect: 'feminine',
  elder: 'feminine',
};

const THE: Readonly<Record<Gender, string>> = { masculine: 'der', feminine: 'die', neuter: 'das' };
const THE_OBJECT: Readonly<Record<Gender, string>> = { masculine: 'den', feminine: 'die', neuter: 'das' };
const A_OBJECT: Readonly<Record<Gender, string>> = { masculine: 'einen', feminine: 'eine', neuter: 'ein' };

const YOUR_FIRST: Readonly<Record<Gender, string>> = {
  masculine: 'dein erster',
  feminine: 'deine erste',
  neuter: 'dein erstes',
};

/** Dative plural with preposition and possessive: `zu deinen Arbeitern`. */
const TO_TYPES: Readonly<Record<CardType, string>> = {
  builder: 'Arbeitern',
  sculptor: 'Eisschnitzern',
  artisan: 'Handwerkern',
  beast: 'Lastentieren',
  architect: 'Baumeisterinnen',
  elder: 'Ältesten',
};

/** Dative singular: `macht den Arbeiter zum Handwerker`. */
const INTO_TYPE: Readonly<Record<CardType, string>> = {
  builder: 'zum Arbeiter',
  sculptor: 'zum Eisschnitzer',
  artisan: 'zum Handwerker',
  beast: 'zum Lastentier',
  architect: 'zur Baumeisterin',
  elder: 'zur Ältesten',
};

export function typeName(type: CardType): string {
  return cardTypes[type].one;
}

/** Returns the accusative with `kein`: `zeigt keinen Arbeiter`. */
export function noType(type: CardType): string {
  return `k${A_OBJECT[GENDERS[type]]} ${typeName(type)}`;
}

export function intoType(type: CardType): string {
  return INTO_TYPE[type];
}

export function toTypes(type: CardType): string {
  return TO_TYPES[type];
}

function withArticle(face: string, articles: Readonly<Record<Gender, string>>): string {
  return cardPhrase(face, NAMES, {
    type: (type) => `${articles[GENDERS[type]]} ${typeName(type)}`,
    split: (name) => `${articles.feminine} Karte ${name}`,
    unknown: (unknown) => `die Karte ${unknown}`,
  });
}

/** Returns the nominative: `der Arbeiter wird abgelegt`. */
export function theCard(face: string): string {
  return withArticle(face, THE);
}

/** Returns the accusative with the definite article: `reserviert den Arbeiter`. */
export function theCardObject(face: string): string {
  return withArticle(face, THE_OBJECT);
}

/** Returns the accusative with the indefinite article: `nimmt einen Arbeiter`. */
export function aCardObject(face: string): string {
  return withArticle(face, A_OBJECT);
}

/** Returns the nominative: `Das wäre dein erster Arbeiter`. */
export function yourFirst(type: CardType): string {
  return `${YOUR_FIRST[GENDERS[type]]} ${typeName(type)}`;
}

/** Returns the symbols without an article: `Neue Bodenplatte: Arbeiter/Baumeisterin`. */
export function symbols(face: string): string {
  return cardPhrase(face, NAMES, { type: typeName, split: (name) => name, unknown: (unknown) => unknown });
}

/** Returns nominative or accusative, which are the same because lines are feminine. */
export function theLine(line: string): string {
  const { kind, name, ...place } = readLine(line);
  if (!('level' in place)) return `die Reihe ${name}`;
  return `${kind === 'row' ? 'Reihe' : 'Spalte'} ${name} auf Ebene ${place.level}`;
}

/** Returns nominative or accusative, which are the same because squares are neuter. */
export function theSquare(square: string): string {
  return square === TOP_SQUARE ? 'das oberste Quadrat' : `das Quadrat unter ${square}`;
}

/** Accusative, after `für`: `5 Punkte für ein Quadrat`. */
const SOURCE_NOUNS: Readonly<Record<SourceId, string>> = {
  support: 'Unterstützung',
  square: 'ein Quadrat',
  expansion: blessings.expansion.name,
  providence: blessings.providence.name,
  temple: 'den Tempelbau',
  insight: blessings.insight.name,
  luck: blessings.luck.name,
  edge: blessings.edge.name,
  stability: blessings.stability.name,
  cap: 'die Tempelkuppe',
  builders: cardTypes.builder.many,
  sculptors: cardTypes.sculptor.many,
  artisans: cardTypes.artisan.many,
  beasts: cardTypes.beast.many,
  architects: cardTypes.architect.many,
  elders: cardTypes.elder.many,
  blessings: 'ungenutzte Segen',
  sets: 'Sechser-Sets',
  total: 'alles zusammen',
};

export function theSource(source: SourceId): string {
  return SOURCE_NOUNS[source];
}

/** Returns subject and verb: `Du baust` or `Mira baut`. */
export function does(actor: Actor, you: string, other: string): string {
  return actor.you ? `Du ${you}` : `${actor.seat} ${other}`;
}
