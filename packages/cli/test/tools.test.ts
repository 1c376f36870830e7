import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_EDITION, setup } from '@nunatak/engine';
import { perft } from '@nunatak/engine/checks';
import { plainText, RULE_IDS, words } from '@nunatak/words';
import { describe, expect, test } from 'vitest';
import { isWithinLimit } from '../src/bench/figures.ts';
import { nunatak, onlyLine, scratchFolder } from './nunatak.ts';

const folder = scratchFolder();

describe('rules', () => {
  test('lists every rule by section', async () => {
    const { code, stdout } = await nunatak(['rules']);
    expect(code).toBe(0);
    for (const id of RULE_IDS) expect(stdout).toMatch(new RegExp(`^  ${id} +\\S.* \\(`, 'm'));
    expect(stdout).toContain('E  Elder and blessings');
  });

  test('prints a rule in each language', async () => {
    for (const language of ['en', 'de', 'nl'] as const) {
      const { stdout } = await nunatak(['rules', 't2', '--language', language]);
      expect(stdout.replace(/\s+/g, ' ')).toContain(plainText(words(language).rules.T2));
    }
  });

  test('finds a blessing by its name, and a section by its letter', async () => {
    expect((await nunatak(['rules', 'moon'])).stdout).toContain('E20');
    const section = (await nunatak(['rules', 'B'])).stdout;
    expect(section).toMatch(/^B {2}The builder\n\nB1 {2}.* \(Rulebook\)\n[\s\S]*\[Ours: If Movement[\s\S]*B2 {2}/);
  });

  test('an unknown id gets the nearest ones', async () => {
    const { code, stdout, stderr } = await nunatak(['rules', 'mon']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(onlyLine(stderr)).toMatch(/There’s no rule “mon”\. Did you mean .*moon/);
  });
});

describe('edition', () => {
  function written(name: string, document: unknown): string {
    const file = path.join(folder, name);
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
    return file;
  }

  test('show marks what is reconstructed', async () => {
    const { code, stdout } = await nunatak(['edition', 'show']);
    expect(code).toBe(0);
    expect(stdout).toContain('– 1 – 2 3 – 4 5 – 6 7 – 8 9 10°');
    expect(stdout).toMatch(/sculptors +3 7 12 18 25 33 42 52 63 75$/m);
    expect(stdout).toMatch(/3\+: abundance, moon°/);
    expect(stdout).toMatch(/decoration +7 12 18 25 33 38 47 57 68 79\*$/m);
    expect(stdout).toMatch(/tile-beast-elder-2 +3° +beast\/elder°/);
    expect(stdout).toMatch(/beast-3 +1° +beast +2°/);
  });

  test('what show --json prints passes the check and can be played', async () => {
    const { stdout } = await nunatak(['edition', 'show', '--json']);
    expect(JSON.parse(stdout)).toEqual(DEFAULT_EDITION);
    const file = written('mine.json', { ...JSON.parse(stdout), name: 'My box' });
    const checked = await nunatak(['edition', 'check', file]);
    expect(checked.code).toBe(0);
    expect(checked.stdout).toMatch(
      /^ok .*mine\.json: My box, \d+ figures: \d+ printed, 2 from the unofficial summary, \d+ reconstructed$/m,
    );
    const args = ['simulate', '--players', '3', '--edition', file, '--records', path.join(folder, 'boxed')];
    expect((await nunatak(args)).code).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'boxed', 'game-0.json'), 'utf8')).edition.name).toBe('My box');
  });

  test('new writes the built-in edition as a template, and never overwrites a file', async () => {
    const file = path.join(folder, 'owner.json');
    const made = await nunatak(['edition', 'new', file, '--name', 'The box of 2024']);
    expect(made.code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual({ ...DEFAULT_EDITION, id: 'the-box-of-2024', name: 'The box of 2024' });
    expect(text.split('\n').filter((line) => line.includes('"tile-'))).toHaveLength(54);
    const again = await nunatak(['edition', 'new', file]);
    expect(again.code).toBe(2);
    expect(onlyLine(again.stderr)).toContain('cannot be written: it already exists');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('diff lists what a file says differently', async () => {
    const file = path.join(folder, 'corrected.json');
    await nunatak(['edition', 'new', file]);
    expect((await nunatak(['edition', 'diff', file])).stdout).toMatch(/: no differences\n$/);
    const found = '"symbols": ["beast", "elder"], "from": { "pile": "reconstructed", "symbols": "reconstructed" }';
    const read = '"symbols": ["artisan", "beast"], "from": { "pile": "reconstructed", "symbols": "rulebook" }';
    writeFileSync(file, readFileSync(file, 'utf8').replace(found, read));
    expect((await nunatak(['edition', 'diff', file])).stdout).toBe(
      'Reconstructed edition (reconstructed-2) → My box (my-box): 1 figure differs\n' +
        '  tiles.tile-beast-elder-1 symbols: beast elder (reconstructed) → artisan beast (rulebook)\n',
    );
    const back = await nunatak(['edition', 'diff', file, written('ours.json', DEFAULT_EDITION)]);
    expect(back.stdout).toContain('symbols: artisan beast (rulebook) → beast elder (reconstructed)');
    expect((await nunatak(['simulate', '--players', '2', '--edition', file])).code).toBe(0);
  });

  test('an edition of the first format is read and shown', async () => {
    const file = path.join(import.meta.dirname, '../../engine/test/golden/edition-format-1.json');
    expect((await nunatak(['edition', 'check', file])).stdout).toContain('Reconstructed edition');
    const { stdout } = await nunatak(['edition', 'diff', file]);
    expect(stdout).toContain('blessings.moon minPlayers: 3 (reconstructed) → 2 (reconstructed)');
    expect(stdout).toContain('2 figures differ');
    expect((await nunatak(['edition', 'show', file])).stdout).toContain('3+: abundance, foresight°');
  });

  test('a wrong number fails the check and prints field, found and expected', async () => {
    const cards = DEFAULT_EDITION.cards.map((card) => (card.id === 'artisan-1' ? { ...card, tool: 'hammer' } : card));
    const file = written('hammer.json', { ...DEFAULT_EDITION, cards });
    const { code, stderr } = await nunatak(['edition', 'check', file]);
    expect(code).toBe(1);
    expect(onlyLine(stderr)).toMatch(/cards\[15\]\.tool: found "hammer", expected one of pickaxe, rope, saw$/);
    expect((await nunatak(['simulate', '--players', '3', '--edition', file])).code).toBe(1);
  });

  test('an unreadable file is a usage error', async () => {
    const text = await nunatak(['edition', 'check', written('text.json', 'hello')]);
    expect(text.code).toBe(2);
    expect(onlyLine(text.stderr)).toContain('is not JSON');
    expect((await nunatak(['edition', 'check', path.join(folder, 'missing.json')])).code).toBe(2);
    expect((await nunatak(['edition', 'check'])).code).toBe(2);
    expect(onlyLine((await nunatak(['edition', 'burn'])).stderr)).toContain('expected one of new, check, diff, show');
  });
});

describe('perft', () => {
  test('counts what the engine counts', async () => {
    const { code, stdout } = await nunatak(['perft', '--players', '2', '--depth', '3', '--seed', 's', '--json']);
    expect(code).toBe(0);
    const { depths } = JSON.parse(stdout);
    const state = setup({ players: 2 }, 's');
    expect(depths.map(({ leaves }: { leaves: number }) => leaves)).toEqual(
      [1, 2, 3].map((depth) => perft(state, depth)),
    );
  });

  test('prints a table', async () => {
    const { stdout } = await nunatak(['perft', '--players', '3', '--depth', '2']);
    expect(stdout).toMatch(/^depth +leaves +seconds\n1 +4 +\d+\.\d{3}\n2 +\d+ +\d+\.\d{3}\n$/);
  });
});

describe('bench', () => {
  test('prints a table and writes the same numbers as JSON', async () => {
    const file = path.join(folder, 'bench.json');
    const { code, stdout } = await nunatak(['bench', '--seconds', '0.1', '--json', file]);
    expect(code).toBe(stdout.includes(': OVER)') ? 1 : 0);
    const { format, sections } = JSON.parse(readFileSync(file, 'utf8'));
    expect(format).toBe('nunatak-bench/1');
    for (const players of [1, 2, 3, 4]) {
      for (const name of ['gamesPerSecond', 'nsPerAction', 'actionInLoops']) {
        expect(sections.games[`${name}${players}`]).toBeGreaterThan(0);
      }
      expect(sections.sizes[`bytesPerRecord${players}`]).toBeGreaterThan(
        sections.sizes[`bytesPerRecordGzip${players}`],
      );
    }
    const figures = Object.values<Record<string, number>>(sections).flatMap((section) => Object.values(section));
    const shown = [...stdout.matchAll(/^ {2}.{58} *([\d.,]+) /gm)].map(([, text]) => Number(text.replaceAll(',', '')));
    expect(shown).toEqual(figures.map((figure) => Number(figure.toFixed(figure >= 1000 ? 0 : 1))));
    expect(sections.sizes.bytesPerState).toBeGreaterThan(1000);
    expect(sections.sizes.bytesPerState).toBeLessThanOrEqual(4096);
  });

  test.each([
    [1000, true],
    [1000.1, false],
  ])('a figure of %d with a limit of 1000 is within it: %s', (value, isWithin) => {
    expect(isWithinLimit({ id: 'clone', name: 'cloneState', value, unit: 'ns', atMost: 1000 })).toBe(isWithin);
    expect(isWithinLimit({ id: 'clone', name: 'cloneState', value, unit: 'ns' })).toBe(true);
  });

  test('an unwritable file is reported before anything is measured', async () => {
    const { code, stdout, stderr } = await nunatak(['bench', '--json', path.join(folder, 'no', 'bench.json')]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(onlyLine(stderr)).toContain('cannot be written: no such file or folder');
  });
});

describe('arena', () => {
  test('seats rotate over the same deals, and the better bot wins more', async () => {
    const chart = path.join(folder, 'arena.svg');
    const call = ['arena', '--bots', 'ridge,random', '--players', '2', '--games', '20', '--json', '--svg', chart];
    const { code, stdout } = await nunatak(call);
    expect(code).toBe(0);
    const [best] = JSON.parse(stdout);
    expect(best).toMatchObject({ bot: 'ridge' });
    expect(readFileSync(chart, 'utf8')).toMatch(/^<svg/);
  });

  test('the error names an unknown bot', async () => {
    const { code, stderr } = await nunatak(['arena', '--bots', 'nobody', '--players', '2']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('unknown bot "nobody": expected one of random, flatMonteCarlo');
  });
});
