import {
  BLESSING_IDS,
  DECIDED,
  RECONSTRUCTED,
  RULE_IDS,
  RULE_OF_BLESSING,
  RULES_OF_SECTION,
  type RuleId,
  SECTION_IDS,
  type SectionId,
  type Words,
} from '@nunatak/words';
import { usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { nearest } from '../nearest.ts';
import { wrap } from './text.ts';

const LONGEST_LINE = 100;

/** The rules that an id names, as text; without an id, the list. */
export function rulesText(
  id: string | undefined,
  texts: Words,
  { style, columns }: Pick<Io, 'style' | 'columns'>,
): string {
  const width = Math.min(columns, LONGEST_LINE);
  const section = (letter: SectionId): string => style.bold(`${letter}  ${texts.sections[letter]}`);
  const whole = (rule: RuleId): string =>
    `${style.accent(`${rule}${markOf(rule)}`)}  ${style.bold(texts.rules[rule].title)}\n${wrap(texts.rules[rule].text, width, '    ')}`;
  if (id === undefined) {
    return SECTION_IDS.map((letter) => {
      const lines = RULES_OF_SECTION[letter].map(
        (rule) => `  ${`${rule}${markOf(rule)}`.padEnd(4)} ${texts.rules[rule].title}`,
      );
      return [section(letter), ...lines].join('\n');
    }).join('\n\n');
  }
  const { rule, letter } = find(id);
  if (rule !== undefined) return whole(rule);
  return [section(letter), ...RULES_OF_SECTION[letter].map(whole)].join('\n\n');
}

function markOf(rule: RuleId): string {
  return (DECIDED.includes(rule) ? '*' : '') + (RECONSTRUCTED.includes(rule) ? '°' : '');
}

type Found =
  | { readonly rule: RuleId; readonly letter?: undefined }
  | { readonly rule?: undefined; readonly letter: SectionId };

function find(id: string): Found {
  const name = id.toUpperCase();
  const rule = RULE_IDS.find((known) => known === name);
  if (rule !== undefined) return { rule };
  const letter = SECTION_IDS.find((known) => known === name);
  if (letter !== undefined) return { letter };
  const blessing = BLESSING_IDS.find((known) => known === id.toLowerCase());
  if (blessing !== undefined) return { rule: RULE_OF_BLESSING[blessing] };
  const known = [...RULE_IDS, ...SECTION_IDS, ...BLESSING_IDS];
  throw usageError(`there is no rule "${id}"; the nearest are ${nearest(id, known).join(', ')}`);
}
