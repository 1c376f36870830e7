import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LadderTables, textOf } from '../scripts/ladder/report.ts';

const LADDER = readFileSync(new URL('../../../docs/ladder.md', import.meta.url), 'utf8');

/** Returns the text of a section, by its heading. */
function section(heading: string): string {
  const [, rest = ''] = LADDER.split(`\n## ${heading}\n`);
  return (rest.split('\n## ')[0] ?? '').trim();
}

/** Returns the tables of a section in order. */
function tablesIn(heading: string): readonly string[] {
  return section(heading)
    .split('\n\n')
    .filter((part) => part.startsWith('| '));
}

/** Returns a section from its first table on, or from where it says that nothing was played. */
function fromTable(heading: string): string {
  const text = section(heading);
  return text.slice(text.search(/^(\| |None played yet)/m));
}

it('docs/ladder.md holds the words of its generator and nothing written by hand', () => {
  const command = /Made by `([^`]*)`/.exec(LADDER)?.[1] ?? '';
  const [ceiling = '', luck = ''] = tablesIn('What more thinking would bring');
  const tables: LadderTables = {
    rungs: tablesIn('Every level against the one below')[0] ?? '',
    duels: tablesIn('The strongest bot against its first version')[0] ?? '',
    ceiling,
    luck,
    yardstick: fromTable('The yardstick'),
    solo: fromTable('Solo'),
  };
  expect(LADDER).toBe(textOf(tables, command));
});
