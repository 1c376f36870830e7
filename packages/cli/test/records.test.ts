import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { nunatak, onlyLine, readRecord, scratchFolder, writeRecord } from './nunatak.ts';

const MODES = ['1', '2', '3', '4'];
const VARIED = 'reshuffle=sameBack,outerTop=true,expansion=adds,firstPlayer=random';
const folder = scratchFolder();

describe('simulate and verify', () => {
  test.each(MODES)('%s players: records with legal actions verify', async (players) => {
    const records = path.join(folder, 'deep', `mode-${players}`);
    const args = ['simulate', '--players', players, '--games', '3', '--seed', 'round trip'];
    const played = await nunatak([...args, '--records', records, '--legal']);
    expect({ code: played.code, stderr: played.stderr }).toEqual({ code: 0, stderr: '' });
    expect(played.stdout).toContain('seed round trip');
    const files = readdirSync(records).map((name) => path.join(records, name));
    expect(files.map((file) => path.basename(file))).toEqual(['game-0.json', 'game-1.json', 'game-2.json']);
    expect(readRecord(files[1]).seed).toBe('round trip-1');
    expect(readRecord(files[0]).steps.every(({ legal }) => Array.isArray(legal))).toBe(true);
    const verified = await nunatak(['verify', ...files]);
    expect({ code: verified.code, stderr: verified.stderr }).toEqual({ code: 0, stderr: '' });
    expect(verified.stdout).toMatch(/^ok .*game-0\.json \(\d+ steps, hash [0-9a-f]{16}\)$/m);
    expect(verified.stdout).toContain('3 of 3 records ok');
  });

  test.each(MODES)('%s players: every option', async (players) => {
    const records = path.join(folder, `varied-${players}`);
    const options = `${VARIED},blessings=structure+providence+expansion+transference`;
    const args = ['simulate', '--players', players, '--games', '2', '--seed', 'v', '--options', options];
    expect((await nunatak([...args, '--records', records])).code).toBe(0);
    const first = readRecord(path.join(records, 'game-0.json'));
    expect(first).toMatchObject({
      options: {
        reshuffle: 'sameBack',
        outerTop: true,
        expansion: 'adds',
        blessings: ['expansion', 'structure', 'transference', 'providence'],
      },
    });
    expect((await nunatak(['verify', path.join(records, 'game-0.json'), path.join(records, 'game-1.json')])).code).toBe(
      0,
    );
  });

  test('no blessings at all', async () => {
    const records = path.join(folder, 'none');
    const args = ['simulate', '--players', '3', '--seed', 'n', '--options', 'blessings=none', '--records', records];
    expect((await nunatak(args)).code).toBe(0);
    expect(readRecord(path.join(records, 'game-0.json'))).toMatchObject({ setup: { blessings: [] } });
    expect((await nunatak(['verify', path.join(records, 'game-0.json')])).code).toBe(0);
  });

  test('the same seed plays the same games, another one others', async () => {
    const figures = async (seed: string): Promise<unknown> => {
      const args = ['simulate', '--players', '4', '--games', '5', '--seed', seed, '--json'];
      const { seconds, gamesPerSecond, ...rest } = JSON.parse((await nunatak(args)).stdout);
      expect(gamesPerSecond).toBeCloseTo(5 / seconds);
      return rest;
    };
    const once = await figures('same');
    expect(await figures('same')).toEqual(once);
    expect(await figures('other')).not.toEqual(once);
  });

  test('the summary adds up: sources make the points, wins make the games', async () => {
    const args = ['simulate', '--players', '3', '--games', '20', '--seed', 'sum', '--json', '--bots', 'random'];
    const { seats, games } = JSON.parse((await nunatak(args)).stdout);
    expect(seats).toHaveLength(3);
    for (const { points, sources } of seats) {
      const values: number[] = Object.values(sources);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(points.average);
      expect(points.least).toBeLessThanOrEqual(points.average);
    }
    const wins: number[] = seats.map(({ wins: own }: { wins: number }) => own);
    expect(wins.reduce((sum, own) => sum + own, 0)).toBeCloseTo(games);
  });

  test.each([
    [['--bots', 'clever'], 'unknown bot "clever"; expected one of random'],
    [['--bots', 'random,random'], '--bots: found 2 names, expected 1 for all seats or 3'],
    [['--games', '0'], '--games: found "0", expected a whole number from 1'],
    [['--legal'], '--legal needs --records DIR'],
    [['--options', 'reshuffle'], '--options: found "reshuffle", expected KEY=VALUE'],
    [['--options', 'speed=fast'], '--options: found "speed", expected one of reshuffle, outerTop'],
    [['--options', 'reshuffle=never'], 'options.reshuffle: found "never", expected one of whole, sameBack, below'],
    [['--options', 'outerTop=maybe'], 'options.outerTop: found "maybe", expected true or false'],
    [['--options', 'blessings=moon+sun'], 'options.blessings[1]: found "sun", expected one of'],
    [['--options', 'outerTop=true,outerTop=false'], 'outerTop is given twice'],
    [['--edition', '/no/such/edition.json'], 'cannot be read: no such file or folder'],
  ])('wrong usage: %j', async (more, message) => {
    const { code, stdout, stderr } = await nunatak(['simulate', '--players', '3', ...more]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(onlyLine(stderr)).toContain(message);
  });

  test('a blessing that the mode leaves out is refused', async () => {
    const { code, stderr } = await nunatak(['simulate', '--players', '2', '--options', 'blessings=abundance']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('expected a blessing for 2 players');
  });

  test('the error names a folder that cannot be created', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { code, stderr } = await nunatak(['simulate', '--players', '3', '--records', path.join(file, 'records')]);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain(`the folder ${path.join(file, 'records')} cannot be created`);
  });
});

describe('verify', () => {
  const good = path.join(folder, 'good', 'game-0.json');

  beforeAll(async () => {
    await nunatak(['simulate', '--players', '3', '--seed', 'good', '--records', path.dirname(good)]);
    expect(existsSync(good)).toBe(true);
  });

  async function verdictOn(edit: (record: ReturnType<typeof readRecord>) => void): Promise<string> {
    const record = readRecord(good);
    edit(record);
    const edited = path.join(folder, 'edited.json');
    writeRecord(edited, record);
    const { code, stdout, stderr } = await nunatak(['verify', edited]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return onlyLine(stderr).replace(`FAILED ${edited}: `, '');
  }

  test('names the step and the field of an edited figure', async () => {
    const was = readRecord(good).steps[40].after.points[1];
    const verdict = await verdictOn(({ steps }) => {
      steps[40].after.points[1] += 1;
    });
    expect(verdict).toBe(`steps[40].after.points[1]: found ${was + 1}, expected ${was}`);
  });

  test('names the step of an illegal action', async () => {
    const verdict = await verdictOn(({ steps }) => {
      steps[0].action = { type: 'takeCard', card: 'beast-elder-2' };
    });
    expect(verdict).toMatch(/^steps\[0\]\.action: .* expected an action that is legal in phase takeCard$/);
  });

  test('names a wrong hash, event, sheet and winner', async () => {
    expect(
      await verdictOn(({ steps }) => {
        steps[7].hash = '0123456789abcdef';
      }),
    ).toContain('steps[7].hash: found "0123456789abcdef"');
    expect(
      await verdictOn(({ steps }) => {
        steps[3].events[0].seat = 2;
      }),
    ).toContain('steps[3].events[0].seat');
    expect(
      await verdictOn(({ sheets }) => {
        sheets['1'].sculptors += 1;
      }),
    ).toContain('sheets.1.sculptors');
    expect(
      await verdictOn((record) => {
        record.winners = [0, 1, 2];
      }),
    ).toContain('winners');
  });

  test('deals again from the seed and compares', async () => {
    expect(
      await verdictOn((record) => {
        record.seed = 'another';
      }),
    ).toMatch(/^setup\./);
    const record = readRecord(good);
    delete record.seed;
    const unseeded = path.join(folder, 'unseeded.json');
    writeRecord(unseeded, record);
    expect((await nunatak(['verify', unseeded])).code).toBe(0);
  });

  test('a record that stops in the middle', async () => {
    const record = { ...readRecord(good), steps: readRecord(good).steps.slice(0, 20), sheets: null, winners: null };
    const file = path.join(folder, 'half.json');
    writeFileSync(file, JSON.stringify(record));
    expect((await nunatak(['verify', file])).stdout).toMatch(/\(20 steps, hash [0-9a-f]{16}, unfinished game\)/);
  });

  test('says what cannot be read, and continues with the other files', async () => {
    const text = path.join(folder, 'text.json');
    writeFileSync(text, 'not { json');
    const list = path.join(folder, 'list.json');
    writeFileSync(list, '[]');
    const missing = path.join(folder, 'missing.json');
    const { code, stdout, stderr } = await nunatak(['verify', text, missing, folder, list, good]);
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^FAILED .*text\.json is not JSON: /),
      expect.stringMatching(/^FAILED .*missing\.json cannot be read: no such file or folder$/),
      expect.stringMatching(/^FAILED .* cannot be read: it’s a folder$/),
      expect.stringMatching(/^FAILED .*list\.json: record: found a list of 0, expected an object$/),
    ]);
    expect(stdout).toMatch(/^ok .*good.game-0\.json/);
    expect(stdout).toContain('1 of 5 records ok');
  });
});

describe('replay', () => {
  const records = path.join(folder, 'replayed');
  const file = path.join(records, 'game-0.json');

  beforeAll(async () => {
    await nunatak(['simulate', '--players', '2', '--seed', 'replay', '--records', records]);
  });

  test('prints the whole game and ends with the score sheets', async () => {
    const { code, stdout, stderr } = await nunatak(['replay', file]);
    const record = readRecord(file);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`2 players, ${record.steps.length} steps, seed replay-0`);
    expect(stdout).toContain(`   1  Aurora: ${record.steps[0].notation}`);
    expect(stdout).toMatch(/(Aurora|Ember) (wins|and Ember share the victory)/);
    expect(stdout).toMatch(new RegExp(`Total +${record.sheets['0'].total} +${record.sheets['1'].total}$`, 'm'));
    expect(stdout).not.toContain('Level 1');
  });

  test('leaves out what nearby lines already say: the card for oneself, discarded cards and completed lines', async () => {
    const { stdout } = await nunatak(['replay', file]);
    const types = readRecord(file).steps.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types).toEqual(expect.arrayContaining(['usedFor', 'cardDiscarded', 'lineCompleted']));
    expect(stdout).toContain('uses the card for Siku');
    expect(stdout).not.toMatch(/for their own crew|is discarded|completes (row|column)/);
  });

  test('speaks German and Dutch', async () => {
    expect((await nunatak(['replay', file, '--language', 'de'])).stdout).toContain('Polarlicht nimmt ');
    expect((await nunatak(['replay', file, '--language', 'nl'])).stdout).toContain('Poollicht ');
  });

  test('stops at a step and shows the table there', async () => {
    const { stdout } = await nunatak(['replay', file, '--step', '3']);
    const [, second, third] = readRecord(file).steps;
    expect(stdout).toContain(`   3  Aurora: ${third.notation}`);
    expect(stdout).not.toContain('   4  ');
    expect(stdout).toContain('Level 4');
    expect(stdout).not.toContain('Total');
    expect(stdout.match(second.notation === 'for siku' ? /▐ S ▌/g : /▐ A ▌/g)).toHaveLength(1);
  });

  test('shows the deal at step 0 and the finished temple with --board', async () => {
    const dealt = (await nunatak(['replay', file, '--step', '0'])).stdout;
    expect(dealt).toContain('Draw pile 50 (pile 1: 21, pile 2: 16, pile 3: 9, pile 4: 4)');
    expect(dealt).not.toContain('   1  Aurora');
    const ended = (await nunatak(['replay', file, '--board'])).stdout;
    expect(ended.match(/▐ [AES] ▌/g)).toHaveLength(54);
  });

  test('rejects a step that the record does not have', async () => {
    const { code, stderr } = await nunatak(['replay', file, '--step', '9999']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('--step: found 9999, but this game has steps 0 to ');
  });

  test('rejects a file that is not a valid record', async () => {
    const record = readRecord(file);
    record.steps[5].hash = 'no';
    const edited = path.join(folder, 'no-replay.json');
    writeRecord(edited, record);
    const failed = await nunatak(['replay', edited]);
    expect(failed.code).toBe(1);
    expect(onlyLine(failed.stderr)).toContain('does not verify: steps[5].hash');
    const missing = await nunatak(['replay', path.join(folder, 'missing.json')]);
    expect(missing.code).toBe(2);
    expect(onlyLine(missing.stderr)).toContain('cannot be read: no such file');
  });
});
