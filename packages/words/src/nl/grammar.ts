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

/** As in `neemt een nestor`. */
export function aCard(face: string): string {
  return cardPhrase(face, NAMES, {
    type: (type) => `een ${typeName(type)}`,
    split: (name) => `een kaart ${name.toLowerCase()}`,
    unknown: (unknown) => `de kaart ${unknown}`,
  });
}

/** As in `reserveert de nestor`; only the beast is a het-word. */
export function theCard(face: string): string {
  return cardPhrase(face, NAMES, {
    type: (type) => `${type === 'beast' ? 'het' : 'de'} ${typeName(type)}`,
    split: (name) => `de kaart ${name.toLowerCase()}`,
    unknown: (unknown) => `de kaart ${unknown}`,
  });
}

/** The symbols alone, as in `Nieuwe tegel: arbeider/bouwmeester`. */
export function symbols(face: string): string {
  return cardPhrase(face, NAMES, {
    type: typeName,
    split: (name) => name.toLowerCase(),
    unknown: (unknown) => unknown,
  });
}

export function theLine(line: string): string {
  const { kind, name, ...place } = readLine(line);
  if (!('level' in place)) return `de rij ${name}`;
  return `${kind === 'row' ? 'rij' : 'kolom'} ${name} op laag ${place.level}`;
}

export function theSquare(square: string): string {
  return square === TOP_SQUARE ? 'het bovenste vierkant' : `het vierkant onder ${square}`;
}

/** Subject and verb: `Jij bouwt` or `Mira bouwt`. Most verbs have one form for both. */
export function does(actor: Actor, verb: string, youVerb = verb): string {
  return actor.you ? `Jij ${youVerb}` : `${actor.seat} ${verb}`;
}
