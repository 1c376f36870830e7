import { DEFAULT_EDITION } from '@nunatak/engine';
import { type RuleOrigin, summary, type Wording } from './clauses.ts';
import { type BlessingId, COMPLETION_IDS, type CompletionId, type OptionId, type OptionValue } from './ids.ts';
import type { OptionText, OptionTexts, RuleWording, SectionRules } from './shape/texts.ts';

/**
 * Rules that are composed from other texts. In a file of their own, because a game can be played without loading the
 * rules.
 */

/** Option values that a source prints. All other values are variants of ours. */
const OPTION_ORIGINS: { readonly [O in OptionId]?: Readonly<Partial<Record<OptionValue<O>, RuleOrigin>>> } = {
  reshuffle: { whole: 'rulebook', sameBack: 'rulebook', below: 'summary' },
  outerTop: { false: 'summary' },
};

/** Builds the rule of an option: its explanation, then a line for each value, default first. */
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

/** The completion cards whose ranking a rulebook prints; the others are only in the unofficial summary (W2). */
const PRINTED_COMPLETIONS: readonly CompletionId[] = ['artisans', 'beasts'];

export function completionLines(wording: (id: CompletionId) => string): readonly Wording[] {
  return COMPLETION_IDS.map((id) => (PRINTED_COMPLETIONS.includes(id) ? wording(id) : [summary(wording(id))]));
}

/**
 * Lists the blessings that the edition marks for at least this many players (C5), and whether a source confirms the
 * mark.
 */
export function blessingsMarked(players: 2 | 3): readonly { readonly id: BlessingId; readonly isKnown: boolean }[] {
  return DEFAULT_EDITION.blessings
    .filter(({ minPlayers }) => minPlayers === players)
    .map(({ id, from }) => ({ id, isKnown: from !== 'reconstructed' }));
}
