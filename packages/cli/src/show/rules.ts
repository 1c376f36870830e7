import {
  BLESSING_IDS,
  type Clause,
  RULE_IDS,
  RULE_OF_BLESSING,
  RULES_OF_SECTION,
  type RuleId,
  type RuleOrigin,
  SECTION_IDS,
  type SectionId,
  type Words,
} from '@nunatak/words';
import { usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { nearest } from '../nearest.ts';
import { wrap } from './text.ts';

const LONGEST_LINE = 100;

/** Returns the text of the rules with an id; without an id, the aim of the game and the list of rules. */
export function rulesText(
  id: string | undefined,
  texts: Words,
  { style, columns }: Pick<Io, 'style' | 'columns'>,
): string {
  const width = Math.min(columns, LONGEST_LINE);
  const section = (letter: SectionId): string => style.bold(`${letter}  ${texts.sections[letter]}`);
  const mark = (origin: RuleOrigin): string => style.muted(`(${texts.ruleOrigins[origin].name})`);
  const whole = (rule: RuleId): string => {
    const { title, origin, lines } = texts.rules[rule];
    const text = lines.map((clauses) => lineText(clauses, origin, texts)).join('\n');
    return `${style.accent(rule)}  ${style.bold(title)} ${mark(origin)}\n${wrap(text, width, '    ')}`;
  };
  if (id === undefined) {
    const aim = `${style.bold(texts.aim.title)}\n${wrap(texts.aim.text, width, '  ')}`;
    const list = SECTION_IDS.map((letter) => {
      const lines = RULES_OF_SECTION[letter].map((rule) => {
        const { title, origin } = texts.rules[rule];
        return `  ${rule.padEnd(3)} ${title} ${mark(origin)}`;
      });
      return [section(letter), ...lines].join('\n');
    });
    return [aim, ...list].join('\n\n');
  }
  const { rule, letter } = find(id, texts);
  if (rule !== undefined) return whole(rule);
  return [section(letter), ...RULES_OF_SECTION[letter].map(whole)].join('\n\n');
}

/** Formats a line of a rule; clauses with another origin than the rule are marked. */
function lineText(clauses: readonly Clause[], usual: RuleOrigin, { ruleOrigins }: Words): string {
  return clauses
    .map(({ text, origin }) => (origin === usual ? text : `[${ruleOrigins[origin].name}: ${text}]`))
    .join(' ');
}

type Found =
  | { readonly rule: RuleId; readonly letter?: undefined }
  | { readonly rule?: undefined; readonly letter: SectionId };

function find(id: string, { terminal }: Words): Found {
  const name = id.toUpperCase();
  const rule = RULE_IDS.find((known) => known === name);
  if (rule !== undefined) return { rule };
  const letter = SECTION_IDS.find((known) => known === name);
  if (letter !== undefined) return { letter };
  const blessing = BLESSING_IDS.find((known) => known === id.toLowerCase());
  if (blessing !== undefined) return { rule: RULE_OF_BLESSING[blessing] };
  const known = [...RULE_IDS, ...SECTION_IDS, ...BLESSING_IDS];
  throw usageError(terminal.answers.noRule(id, nearest(id, known)));
}
