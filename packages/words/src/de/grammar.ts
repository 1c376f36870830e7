import { cardPhrase } from '../compose.ts';
import type { CardType } from '../ids.ts';
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

/** The dative plural, as in `zu deinen Arbeitern`. */
const TO_TYPES: Readonly<Record<CardType, string>> = {
  builder: 'Arbeitern',
  sculptor: 'Eisschnitzern',
  artisan: 'Handwerkern',
  beast: 'Lastentieren',
  architect: 'Baumeisterinnen',
  elder: 'Ältesten',
};

export function typeName(type: CardType): string {
  return cardTypes[type].one;
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

/** Nominative, as in `der Arbeiter wird abgelegt`. */
export function theCard(face: string): string {
  return withArticle(face, THE);
}

/** Accusative, as in `reserviert den Arbeiter`. */
export function theCardObject(face: string): string {
  return withArticle(face, THE_OBJECT);
}

/** Accusative, as in `nimmt einen Arbeiter`. */
export function aCardObject(face: string): string {
  return withArticle(face, A_OBJECT);
}

/** The symbols alone, as in `Neue Bodenplatte: Arbeiter/Baumeisterin`. */
export function symbols(face: string): string {
  return cardPhrase(face, NAMES, { type: typeName, split: (name) => name, unknown: (unknown) => unknown });
}

/** Nominative and accusative alike: lines are feminine. */
export function theLine(line: string): string {
  const { kind, name, ...place } = readLine(line);
  if (!('level' in place)) return `die Reihe ${name}`;
  return `${kind === 'row' ? 'Reihe' : 'Spalte'} ${name} auf Ebene ${place.level}`;
}

/** Nominative and accusative alike: squares are neuter. */
export function theSquare(square: string): string {
  return square === TOP_SQUARE ? 'das oberste Quadrat' : `das Quadrat unter ${square}`;
}

/** Subject and verb: `Du baust` or `Mira baut`. */
export function does(actor: Actor, you: string, other: string): string {
  return actor.you ? `Du ${you}` : `${actor.seat} ${other}`;
}
