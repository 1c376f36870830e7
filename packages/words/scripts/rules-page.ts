import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Clause,
  RULE_ORIGINS,
  RULES_OF_SECTION,
  type RuleId,
  type RuleOrigin,
  SECTION_IDS,
  words,
} from '../src/index.ts';

/** Builds docs/rules.md from the English texts. Run `node packages/words/scripts/rules-page.ts` to write the file. */

export function rulesPage(): string {
  const { aim, rules, ruleOrigins, sections } = words('en');
  const mark = (origin: RuleOrigin): string => ruleOrigins[origin].name.toLowerCase();
  const line = (clauses: readonly Clause[], usual: RuleOrigin): string =>
    clauses.map(({ text, origin }) => (origin === usual ? text : `*${text}* [${mark(origin)}]`)).join(' ');
  const rule = (id: RuleId): string => {
    const { title, origin, lines } = rules[id];
    return `- **${id} ${title}** (${mark(origin)}): ${lines.map((clauses) => line(clauses, origin)).join('\n  ')}`;
  };
  const section = (id: (typeof SECTION_IDS)[number]): string =>
    [`## ${sections[id]}`, '', ...RULES_OF_SECTION[id].map(rule), ''].join('\n');
  return [
    '# The rules of Nunatak, as this project plays them',
    '',
    `## ${aim.title}`,
    '',
    aim.text,
    '',
    '## How to read this page',
    '',
    'For players who want to know why, and for programmers. Every rule has an id, such as T4; code, tests and the log use it, and',
    '`npx nunatak rules T4` prints the rule. The source of a rule follows its title. *A clause from another source* is in italics',
    'and names that source.',
    '',
    ...RULE_ORIGINS.map((origin) => `- ${mark(origin)}: ${ruleOrigins[origin].line}`),
    '',
    'This page is generated from `packages/words` by `node packages/words/scripts/rules-page.ts`.',
    '',
    ...SECTION_IDS.map(section),
  ].join('\n');
}

export const RULES_PAGE = fileURLToPath(new URL('../../../docs/rules.md', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(RULES_PAGE, rulesPage());
