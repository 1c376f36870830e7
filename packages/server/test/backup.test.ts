import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashState, seedRng } from '@nunatak/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/admin/commands.ts';
import { readConfig } from '../src/config.ts';
import { Client } from './support/client.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { newServer, type TestServer } from './support/server.ts';
import { STORE_KINDS } from './support/stores.ts';
import { closeAll, startTable } from './support/table.ts';

const ADMIN = fileURLToPath(new URL('../src/admin.ts', import.meta.url));

/** Does what an operator would, in a process of its own, while this one goes on. */
function admin(env: Readonly<Record<string, string>>, ...args: string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const options = { env: { PATH, NODE_COMPILE_CACHE, ...env } };
    const child = execFile(process.execPath, [ADMIN, ...args], options, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** The same within this process, where nothing has to go on meanwhile. */
async function ask(env: Readonly<Record<string, string>>, name: string, ...args: string[]) {
  try {
    return { status: 0, said: await COMMANDS[name].run(readConfig(env), args) };
  } catch (error) {
    return { status: 1, said: error instanceof Error ? error.message : String(error) };
  }
}

describe.each(STORE_KINDS)('D17: a backup on %s', (kind) => {
  let folder: string;
  let postgres: Postgres | undefined;
  let server: TestServer;
  let env: Record<string, string>;
  let elsewhere: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'nunatak-backup-'));
    const dataFolder = path.join(folder, 'data');
    if (kind === 'postgres') {
      postgres = await startPostgres();
      env = { DATABASE_URL: await postgres.database('original') };
      elsewhere = { DATABASE_URL: await postgres.database('restored') };
      server = await newServer({ config: { databaseUrl: env.DATABASE_URL } });
    } else {
      env = { NUNATAK_DATA: dataFolder };
      elsewhere = { NUNATAK_DATA: path.join(folder, 'restored') };
      server = await newServer({ config: { dataFolder } });
    }
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made while people play, restored, and played on', async () => {
    const table = await startTable(server, 1, 1);
    const [ada] = table.clients;
    await ada.playToEnd('before', 5);
    const file = path.join(folder, 'copy');
    let isMade = false;
    const made = admin(env, 'backup', file).then((result) => {
      isMade = true;
      return result;
    });
    const rng = seedRng('during');
    while (!isMade && !ada.isOver()) await ada.decide(rng);
    expect(await made).toEqual({ status: 0, said: `The backup is in ${file}` });
    expect(await ask(env, 'backup', file)).toMatchObject({
      status: 1,
      said: expect.stringContaining('exists already'),
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);

    expect(await ask(elsewhere, 'restore', file)).toMatchObject({ status: 0 });
    const config =
      kind === 'postgres' ? { databaseUrl: elsewhere.DATABASE_URL } : { dataFolder: elsewhere.NUNATAK_DATA };
    const second = await newServer({ config });
    const match = await second.matches.load(table.id);
    const { positions } = await second.matches.reader.replay(match);
    const last = positions.at(-1)?.state;
    expect(match.seq).toBeGreaterThanOrEqual(5);
    expect(match.state && hashState(match.state)).toBe(last && hashState(last));
    const { matchId, token } = table.seated[0];
    const back = await Client.join({ url: second.url, matchId, token });
    await back.playToEnd('after', match.seq + 3);
    closeAll([...table.clients, back]);
    await second.stop();
  });

  it('D6: an operator sees what was set aside, releases it, and deletes a match under a running server', async () => {
    const { id, seated, clients } = await startTable(server, 1, 1);
    const [ada] = clients;
    const isTold = (client: Client, code: string) => client.until(() => client.last('error')?.error.code === code);
    expect(await ask(env, 'quarantined')).toEqual({ status: 0, said: 'No match is set aside' });
    await server.matches.store.quarantine(id, 'SyntaxError: broken');
    expect(await ask(env, 'quarantined')).toMatchObject({
      status: 0,
      said: expect.stringMatching(new RegExp(`^${id} .* SyntaxError: broken$`)),
    });
    await isTold(ada, 'quarantined');
    expect(await ask(env, 'release', 'all')).toEqual({ status: 0, said: '1 released' });
    expect(await ask(env, 'release', id)).toEqual({ status: 1, said: `No match ${id} is set aside` });
    const back = await Client.join({ url: server.url, matchId: id, token: seated[0].token });
    expect(back.room.status).toBe('playing');
    expect(await ask(env, 'delete', id)).toEqual({ status: 0, said: `${id} is deleted` });
    expect(await ask(env, 'delete', id)).toMatchObject({ status: 1 });
    await isTold(back, 'unknownMatch');
    expect((await server.call('GET', `/api/matches/${id}`)).status).toBe(404);
    closeAll([ada, back]);
  });

  it('is not restored over what is there or in use, nor from what is none', async () => {
    const nonsense = path.join(folder, 'nonsense');
    writeFileSync(nonsense, 'no database');
    const file = path.join(folder, 'copy');
    const inUse = kind === 'sqlite' ? 'is in use by another Nunatak process' : 'holds matches already';
    expect(await ask(env, 'restore', file)).toMatchObject({ status: 1, said: expect.stringContaining(inUse) });
    expect(await ask({ ...elsewhere, DATABASE_URL: '' }, 'restore', nonsense)).toMatchObject({
      status: 1,
      said: expect.stringContaining('is not a whole database of Nunatak'),
    });
    expect(await ask(env, 'restore', path.join(folder, 'missing'))).toMatchObject({ status: 1 });
    expect(existsSync(path.join(folder, 'missing'))).toBe(false);
    expect(await admin(env, 'dance')).toMatchObject({ status: 1, said: expect.stringContaining('There is no dance') });
  });
});
