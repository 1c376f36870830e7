import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, nunatak, onlyLine, scratchFolder } from './nunatak.ts';
import { MAIN, nodeUntil } from './process.ts';
import { Place, until } from './room.ts';

const folder = scratchFolder();
const place = new Place();
beforeAll(() => place.start());
afterAll(() => place.remove());

interface OnlineRecord {
  readonly seed: string;
  readonly fair: { readonly salt: string; readonly commitment: string };
}

describe('join', () => {
  let record: string;
  let commitment: string;

  test('takes a seat by the link of a match and plays it to the end', async () => {
    const host = await place.open(3, ['serac']);
    commitment = (await place.room(host)).commitment;
    const left = place.startAndLeave(host);
    const args = ['join', place.link(host), '--bot', 'nunatak', '--playouts', '12', '--name', 'Robo'];
    const joined = await nunatak(args);
    await left;
    expect({ code: joined.code, stderr: joined.stderr }).toEqual({ code: 0, stderr: '' });
    expect(joined.stdout).toContain(`Robo (nunatak) is in seat 3 of match ${host.matchId}.`);
    expect(joined.stdout).toMatch(/^Final score: Ada \d+, serac \d+, Robo \d+\.\nWon by \w+\.$/m);
    expect((await place.room(host)).status).toBe('finished');
    const steps = await place.server.matches.store.steps(host.matchId, 0);
    expect(steps.filter(({ seat }) => seat === 2).every(({ by }) => by === 'seat')).toBe(true);
    record = path.join(folder, 'online.json');
    const response = await fetch(`${place.server.url}/api/matches/${host.matchId}/record`);
    writeFileSync(record, await response.text());
  });

  test('gets a record that proves the deal of the match', async () => {
    const verified = await nunatak(['verify', record, '--commitment', commitment]);
    expect({ code: verified.code, stderr: verified.stderr }).toEqual({ code: 0, stderr: '' });
    expect(verified.stdout).toMatch(/^ok .*online\.json \(\d+ steps, hash [0-9a-f]{16}, dealt as promised\)$/m);
  });

  test.each<[string, (honest: OnlineRecord) => object, RegExp]>([
    ['another salt', ({ fair }) => ({ fair: { ...fair, salt: 'x' } }), /fair\.commitment: found .* by seed and salt$/],
    ['another seed', () => ({ seed: 'mine' }), /setup\.\w+.*: found .*, expected/],
    ['no proof', () => ({ fair: undefined }), /fair\.salt: found .*, expected the salt of the deal$/],
    ['no seed', () => ({ seed: undefined }), /seed: found .*, expected the seed of the deal$/],
  ])('rejects the record with %s', async (_, forge, message) => {
    const honest: OnlineRecord = JSON.parse(readFileSync(record, 'utf8'));
    const forged = path.join(folder, 'forged.json');
    writeFileSync(forged, JSON.stringify({ ...honest, ...forge(honest) }));
    const verified = await nunatak(['verify', forged]);
    expect(verified.code).toBe(1);
    expect(onlyLine(verified.stderr)).toMatch(message);
  });

  test('gets a record that does not prove another promise than the one shown', async () => {
    const other = await nunatak(['verify', record, '--commitment', '0'.repeat(64)]);
    expect(other.code).toBe(1);
    expect(onlyLine(other.stderr)).toContain('as shown at the start');
    const short = await nunatak(['verify', record, '--commitment', 'abc']);
    expect({ code: short.code, line: onlyLine(short.stderr) }).toEqual({
      code: 2,
      line: 'nunatak: --commitment: found "abc", expected 64 hexadecimal digits',
    });
  });

  test('reconnects after the server was down', async () => {
    const host = await place.open(2);
    const left = place.startAndLeave(host);
    const joined = call(['join', `${place.server.url}/api/matches/${host.matchId}`, '--bot', 'serac']);
    await left;
    await until(async () => (await place.server.matches.load(host.matchId)).seq > 5);
    await place.stop();
    await until(() => joined.written.stderr.includes('lost'));
    await place.start();
    const { code, stdout, stderr } = await joined.ended;
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'Connection lost. Reconnecting…\nReconnected.\n',
    });
    expect(stdout).toContain('Won by');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'stopped by %s before the game, it leaves its seat free',
    async (signal) => {
      const host = await place.open(2);
      const { code, stdout, stderr } = await nodeUntil([MAIN, 'join', place.link(host)], signal, place.whenFull(host));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/You left the match\.\n$/);
      expect((await place.room(host)).seats[1].kind).toBe('open');
    },
  );

  test('leaves its seat to the server’s bot if stopped during the game', async () => {
    const host = await place.open(2);
    const midGame = place
      .startAndLeave(host)
      .then(() => until(async () => (await place.server.matches.load(host.matchId)).seq > 5));
    const args = [MAIN, 'join', place.link(host), '--bot', 'serac', '--name', 'Robo'];
    const { code, stdout } = await nodeUntil(args, 'SIGINT', midGame);
    expect(code).toBe(0);
    expect(stdout).toContain('You left the match.');
    expect((await place.room(host)).seats[1]).toMatchObject({ name: 'Robo', botPlays: true });
    await until(async () => (await place.room(host)).status === 'finished');
  });

  test('ends if the host gives the seat to another player', async () => {
    const host = await place.open(2);
    const joined = nunatak(['join', place.link(host), '--bot', 'random']);
    await place.whenFull(host);
    await place.tell(host, [{ type: 'seat', matchId: host.matchId, seat: 1, to: { kind: 'open' } }]);
    const { code, stderr } = await joined;
    expect({ code, line: onlyLine(stderr) }).toEqual({
      code: 1,
      line: 'nunatak: cannot play on: This token does not belong to a seat of the match (wrongToken)',
    });
  });
});

describe('join says why it cannot play', () => {
  test.each([
    [['join', 'somewhere'], 2, '"somewhere" is not an address; expected a match link'],
    [['join', 'ftp://host/m/0000000000000000'], 2, 'begins with ftp:; expected a match link'],
    [['join', 'https://host/'], 2, '"https://host/" is not a match link; expected'],
    [['join', 'https://host/m/0000000000000000', '--bot', 'deep'], 2, 'unknown bot "deep"; expected one of random'],
    [['join', 'https://host/m/0000000000000000', '--name', 'x'.repeat(30)], 2, 'expected 1 to 24 characters'],
    [['join', 'https://host/m/0000000000000000', '--playouts', '0'], 2, 'expected a whole number from 1'],
    [['join', 'http://127.0.0.1:1/m/0000000000000000'], 1, 'http://127.0.0.1:1 does not answer: '],
  ])('%o', async (args, code, message) => {
    const ended = await nunatak(args);
    expect(ended.code).toBe(code);
    expect(onlyLine(ended.stderr)).toContain(message);
  });

  test('if there is no such match, no free seat, or the name is taken', async () => {
    const lineOf = async (link: string, ...args: string[]) => {
      const ended = await nunatak(['join', link, ...args]);
      expect(ended.code).toBe(1);
      return onlyLine(ended.stderr);
    };
    expect(await lineOf(`${place.server.url}/m/0000000000000000`)).toContain('this match does not exist');
    expect(await lineOf(place.link(await place.open(2)), '--name', 'ada')).toContain('choose another one with --name');
    const full = await place.open(2, ['serac']);
    expect(await lineOf(place.link(full))).toBe(`nunatak: cannot join ${full.matchId}: every seat is taken (roomFull)`);
  });

  test('if the address belongs to another program', async () => {
    const other = createServer((_, response) => response.end('<p>hello</p>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const ended = await nunatak(['join', `http://127.0.0.1:${port}/m/0000000000000000`]);
    other.close();
    expect({ code: ended.code, line: onlyLine(ended.stderr) }).toEqual({
      code: 1,
      line: `nunatak: http://127.0.0.1:${port} is not a Nunatak server: it answered with status 200 and no seat`,
    });
  });
});
