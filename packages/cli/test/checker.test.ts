import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_EDITION } from '@nunatak/engine';
import { formatEdition } from '@nunatak/engine/checks';
import { describe, expect, test } from 'vitest';
import { ensureProgram } from '../../../scripts/programs.ts';
import { nunatak, scratchFolder } from './nunatak.ts';

/** An independent implementation of the rules and docs/record.md, in Python; it should agree with the engine. */
const CHECKER = path.join(import.meta.dirname, 'checker/checkRecord.py');
ensureProgram('python3');
const folder = scratchFolder();

function checked(files: readonly string[]): string {
  return spawnSync('python3', ['-B', CHECKER, ...files], { encoding: 'utf8' }).stdout;
}

/** Plays random games and returns their record files. */
async function records(name: string, args: readonly string[], games = 2): Promise<string[]> {
  const target = path.join(folder, name);
  const bots = ['--bots', 'random', '--games', String(games), '--seed', name, '--records', target];
  expect((await nunatak(['simulate', ...args, ...bots])).code).toBe(0);
  return readdirSync(target).map((file) => path.join(target, file));
}

describe('a checker written from docs/record.md', () => {
  const modes = ['1', '2', '3', '4'];
  const blessings = ['all', 'none', 'transference', 'expansion+transference+discovery+change'];
  const choices = [
    ['reshuffle=whole', 'reshuffle=sameBack', 'reshuffle=below'],
    ['outerTop=false', 'outerTop=true'],
    ['expansion=replaces', 'expansion=adds'],
    ['firstPlayer=seat0', 'firstPlayer=random'],
  ];
  /** Every combination of O1 to O4; each value of O5 occurs with every value of the others. */
  const combinations = choices
    .reduce<string[]>((all, values) => all.flatMap((some) => values.map((value) => `${some}${value},`)), [''])
    .map((some, i) => `${some}blessings=${blessings[(i + Math.floor(i / blessings.length)) % blessings.length]}`);

  test.each(modes)('accepts records of %s players with every combination of O1 to O4 and any O5', async (players) => {
    const files: string[] = [];
    for (const [i, options] of combinations.entries()) {
      files.push(...(await records(`${players}-${i}`, ['--players', players, '--options', options], 1)));
    }
    expect(checked(files)).toBe('24 of 24 records accepted\n');
  });

  test('compares every list of legal actions', async () => {
    const files = await records('legal', ['--players', '2', '--legal']);
    expect(checked(files)).toBe('2 of 2 records accepted\n');
  });

  test('needs nothing but the edition in the record', async () => {
    const edition = path.join(folder, 'other.json');
    const tiles = DEFAULT_EDITION.tiles.map((tile, i) => ({
      ...tile,
      id: `floor-${i}`,
      symbols: i % 2 === 0 ? (['artisan', 'beast'] as const) : (['builder', 'elder'] as const),
    }));
    writeFileSync(edition, formatEdition({ ...DEFAULT_EDITION, id: 'other', tiles }));
    const files = await records('other', ['--players', '3', '--edition', edition], 3);
    expect(checked(files)).toBe('3 of 3 records accepted\n');
  });

  test('rejects a wrong number and says where it is', async () => {
    const [file = ''] = await records('spoiled', ['--players', '3'], 1);
    const text = readFileSync(file, 'utf8');
    const record = JSON.parse(text);
    record.sheets['1'].beasts += 1;
    writeFileSync(file, JSON.stringify(record));
    expect(checked([file])).toContain('sheets: the record has');
    const other = JSON.parse(text);
    other.steps[7].after.legalCount += 1;
    writeFileSync(file, JSON.stringify(other));
    expect(checked([file])).toMatch(/steps\[7\] .*after\.legalCount: the record has .*\n0 of 1 records accepted\n$/);
  });
});
