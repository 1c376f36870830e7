import { cardPhrase } from '../compose.ts';
import type { CardType } from '../ids.ts';
import { readLine, TOP_SQUARE } from '../notation.ts';
import type { Actor } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';

const NAMES = { cardTypes, blessings };

export function typeName(type: CardType): string {
  return cardTypes[type].one.toLowerCase();
}

export function typeNames(type: CardType): string {
  return cardTypes[type].many.toLowerCase();
}

export function aType(type: CardType): string {
  const name = typeName(type);
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** As in `takes an elder`. */
export function aCard(face: string): string {
  return cardPhrase(face, NAMES, {
    type: aType,
    split: (name) => `a ${name.toLowerCase()} card`,
    unknown: (unknown) => `the card ${unknown}`,
  });
}

/** As in `discards the elder`. */
export function theCard(face: string): string {
  return cardPhrase(face, NAMES, {
    type: (type) => `the ${typeName(type)}`,
    split: (name) => `the ${name.toLowerCase()} card`,
    unknown: (unknown) => `the card ${unknown}`,
  });
}

/** The symbols alone, as in `new tile: builder/architect`. */
export function symbols(face: string): string {
  return cardPhrase(face, NAMES, {
    type: typeName,
    split: (name) => name.toLowerCase(),
    unknown: (unknown) => unknown,
  });
}

export function theLine(line: string): string {
  const { kind, name, ...place } = readLine(line);
  return 'level' in place ? `${kind} ${name} of level ${place.level}` : `the line ${name}`;
}

export function theSquare(square: string): string {
  return square === TOP_SQUARE ? 'the top square' : `the square under ${square}`;
}

/** Subject and verb: `You build` or `Mira builds`. */
export function does(actor: Actor, you: string, other: string): string {
  return actor.you ? `You ${you}` : `${actor.seat} ${other}`;
}
