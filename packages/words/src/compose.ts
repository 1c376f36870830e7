import type { CardType } from './ids.ts';
import { readFace } from './notation.ts';
import type { BlessingWordings, CardTypeTexts } from './shape/texts.ts';

interface CardNames {
  readonly cardTypes: CardTypeTexts;
  readonly blessings: BlessingWordings;
}

/** A language's phrases for a card in a sentence, by what the card shows. */
export interface CardPhrases {
  readonly type: (type: CardType) => string;
  readonly split: (name: string) => string;
  readonly unknown: (face: string) => string;
}

/** Returns the phrase for a card's face. Blessings that count as cards (E37) use their name. */
export function cardPhrase(face: string, names: CardNames, phrases: CardPhrases): string {
  const named = readFace(face);
  if ('types' in named) {
    const [first, ...more] = named.types;
    if (first !== undefined && more.length === 0) return phrases.type(first);
    return phrases.split(named.types.map((type) => names.cardTypes[type].one).join('/'));
  }
  if ('blessing' in named) return names.blessings[named.blessing].name;
  return phrases.unknown(named.unknown);
}

/** Joins names into a list such as `a, b and c`. */
export function list(names: readonly (string | number)[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.slice(-1).join('')}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
