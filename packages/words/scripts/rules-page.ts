import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DECIDED, RECONSTRUCTED, RULES_OF_SECTION, type RuleId, SECTION_IDS, words } from '../src/index.ts';

/** Writes docs/rules.md from the English texts: `node packages/words/scripts/rules-page.ts`. */

export function rulesPage(): string {
  const { rules, sections } = words('en');
  const mark = (id: RuleId): string => {
    if (RECONSTRUCTED.includes(id)) return ' *(reconstructed)*';
    return DECIDED.includes(id) ? ' *(our decision)*' : '';
  };
  const rule = (id: RuleId): string =>
    `- **${id} ${rules[id].title}**${mark(id)}: ${rules[id].text.split('\n').join('\n  ')}`;
  const section = (id: (typeof SECTION_IDS)[number]): string =>
    [`## ${sections[id]}`, '', ...RULES_OF_SECTION[id].map(rule), ''].join('\n');
  return [
    '# The rules of Nunatak, as this project plays them',
    '',
    'Every rule has an id, which code, tests, the log and `npx nunatak rules ID` cite. *Our decision* marks what the printed',
    'rules leave silent or unclear; *reconstructed* marks figures that are not read off the box.',
    'This page is made from `packages/words` by `node packages/words/scripts/rules-page.ts`.',
    '',
    ...SECTION_IDS.map(section),
  ].join('\n');
}

export const RULES_PAGE = fileURLToPath(new URL('../../../docs/rules.md', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(RULES_PAGE, rulesPage());
