import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nunatak, onlyLine, readRecord, scratchFolder, writeRecord } from './nunatak.ts';

const folder = scratchFolder();
const file = path.join(folder, 'game.json');

const LITTLE = ['--jobs', '1', '--effort', '0.05'];

describe('nunatak review', () => {
  test('describes a finished game in words and as JSON, the same for the same seed', async () => {
    const players = ['--players', '2', '--bots', 'pebble,serac'];
    await nunatak(['simulate', ...players, '--games', '1', '--seed', 'r', '--records', folder]);
    const [name = ''] = readdirSync(folder);
    writeRecord(file, readRecord(path.join(folder, name)));
    const told = await nunatak(['review', file, '--seat', '1', ...LITTLE]);
    expect(told).toMatchObject({ code: 0, stderr: '' });
    expect(told.stdout).toMatch(/won by \d+|the tie|shared/);
    expect(told.stdout).toMatch(/^ {2}Your play this game: .+\.$/m);
    expect(told.stdout).toMatch(
      /^ {2}Turn \d+ {2}(Inaccuracy|Mistake|Blunder)\. .+ cost (you|Ember) \d+ points?\. Better: /m,
    );
    const { stdout } = await nunatak(['review', file, '--json', ...LITTLE]);
    const review = JSON.parse(stdout);
    expect(review).toMatchObject({ players: 2, seed: 'review' });
    expect(review.seats).toHaveLength(2);
  });

  test('refuses an unfinished game, in the reader’s language', async () => {
    const unfinished = path.join(folder, 'unfinished.json');
    const record = readRecord(file);
    writeRecord(unfinished, { ...record, steps: record.steps.slice(0, 9), sheets: null, winners: null } as never);
    const { code, stderr } = await nunatak(['review', unfinished, '--language', 'de']);
    expect(code).toBe(1);
    expect(onlyLine(stderr)).toContain('Diese Partie läuft noch');
    expect(onlyLine((await nunatak(['review', path.join(folder, 'none.json')])).stderr)).toContain('no such file');
  });
});
