import { DEFAULT_EDITION } from '@nunatak/engine';
import { type RuleOrigin, summary, type Wording } from './clauses.ts';
import {
  type BlessingId,
  type CardType,
  COMPLETION_IDS,
  type CompletionId,
  type OptionId,
  type OptionValue,
  type Split,
} from './ids.ts';
import { readCardId } from './notation.ts';
import type {
  BlessingWordings,
  CardTypeTexts,
  OptionText,
  OptionTexts,
  RuleWording,
  SectionRules,
} from './shape/texts.ts';

/** Values of options that a source prints; the others are ways of ours to play. */
const OPTION_ORIGINS: { readonly [O in OptionId]?: Readonly<Partial<Record<OptionValue<O>, RuleOrigin>>> } = {
  reshuffle: { whole: 'rulebook', sameBack: 'rulebook', below: 'summary' },
  outerTop: { false: 'summary' },
};

/** An option as a rule: its explanation, then a line for each value, the default first. */
function optionRule<O extends OptionId>(
  id: O,
  { name, line, values }: OptionText<O>,
  defaultWord: string,
): RuleWording {
  const origins: Readonly<Partial<Record<string, RuleOrigin>>> = OPTION_ORIGINS[id] ?? {};
  const lines = Object.entries<OptionText<O>['values'][OptionValue<O>]>(values).map(([value, wording], i): Wording => {
    const text = `${wording.name}${i === 0 ? ` (${defaultWord})` : ''}: ${wording.line}`;
    const origin = origins[value];
    return origin === undefined ? text : [{ text, origin }];
  });
  return { title: name, lines: [line, ...lines] };
}

export function optionRules(options: OptionTexts, defaultWord: string): SectionRules<'O'> {
  return {
    O1: optionRule('reshuffle', options.reshuffle, defaultWord),
    O2: optionRule('outerTop', options.outerTop, defaultWord),
    O3: optionRule('expansion', options.expansion, defaultWord),
    O4: optionRule('firstPlayer', options.firstPlayer, defaultWord),
    O5: optionRule('blessings', options.blessings, defaultWord),
  };
}

/** The completion cards of which a rulebook tells the lines; the others stand in the unofficial summary alone (W2). */
const PRINTED_COMPLETIONS: readonly CompletionId[] = ['artisans', 'beasts'];

export function completionLines(wording: (id: CompletionId) => string): readonly Wording[] {
  return COMPLETION_IDS.map((id) => (PRINTED_COMPLETIONS.includes(id) ? wording(id) : [summary(wording(id))]));
}

/** The blessings that the edition marks for so many players or more (C5), and whether a source says so. */
export function blessingsMarked(players: 2 | 3): readonly { readonly id: BlessingId; readonly isKnown: boolean }[] {
  return DEFAULT_EDITION.blessings
    .filter(({ minPlayers }) => minPlayers === players)
    .map(({ id, from }) => ({ id, isKnown: from !== 'reconstructed' }));
}

interface CardNames {
  readonly cardTypes: CardTypeTexts;
  readonly splits: Readonly<Record<Split, string>>;
  readonly blessings: BlessingWordings;
}

/** How a language puts a card into a sentence, by what its id names. */
export interface CardPhrases {
  readonly type: (type: CardType) => string;
  readonly split: (name: string) => string;
  readonly unknown: (id: string) => string;
}

/** Puts the card with this id into words. Blessings among the cards (E37) go by their name. */
export function cardPhrase(id: string, names: CardNames, phrases: CardPhrases): string {
  const named = readCardId(id);
  if ('type' in named) return phrases.type(named.type);
  if ('split' in named) return phrases.split(names.splits[named.split]);
  if ('blessing' in named) return names.blessings[named.blessing].name;
  return phrases.unknown(named.unknown);
}

/** Joins names as in `a, b and c`. */
export function list(names: readonly (string | number)[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.slice(-1).join('')}`;
}

/**
 * A number with its noun, as in `1 card` or `−3 points`: the one place that decides about plurals.
 * English, German and Dutch alike have the singular for one alone, of points lost too.
 */
export function count(number: number, one: string, many: string): string {
  const size = Math.abs(number);
  return `${number < 0 ? '−' : ''}${size} ${size === 1 ? one : many}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
