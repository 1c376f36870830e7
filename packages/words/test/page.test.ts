import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES_PAGE, rulesPage } from '../scripts/rules-page.ts';

test('docs/rules.md is up to date with the texts', () => {
  expect(readFileSync(RULES_PAGE, 'utf8')).toBe(rulesPage());
});
