import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TESTS = path.resolve(import.meta.dirname, '..');
const RULES = path.resolve(import.meta.dirname, '../../../../docs/rules.md');

/** Ids of the worked examples X1 to X16 of the rulebooks, which docs/rules.md leaves out. */
const EXAMPLES = Array.from({ length: 16 }, (_, i) => `X${i + 1}`);

function titles(): string {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(path.join(TESTS, file), 'utf8'));
  return texts
    .flatMap((text) => [...text.matchAll(/\b(?:test|describe)(?:\.each\([^']*?\))?\(\s*(['`])([\s\S]*?)\1,/g)])
    .map(([, , title]) => title)
    .join('\n');
}

/** True if the titles name a rule, alone or within a range such as `P3 to P7`. */
function isNamed(rule: string, named: string): boolean {
  if (new RegExp(`\\b${rule}\\b`).test(named)) return true;
  const [section, number] = [rule[0], Number(rule.slice(1))];
  const rows = named.matchAll(new RegExp(`\\b${section}(\\d+) to ${section}(\\d+)\\b`, 'g'));
  return [...rows].some(([, first, last]) => Number(first) <= number && number <= Number(last));
}

test('every rule and every worked example is named in a test title of the engine', () => {
  const ruleIds = new Set(readFileSync(RULES, 'utf8').match(/\b[GSTBPEWFYZOC]\d{1,2}\b/g));
  expect(ruleIds.size).toBeGreaterThan(100);
  const named = titles();
  expect([...ruleIds, ...EXAMPLES].filter((rule) => !isNamed(rule, named))).toEqual([]);
});
