import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '../src/admin/commands.ts';
import { readConfig } from '../src/config.ts';
import { startPostgres } from './support/postgres.ts';
import { newServer } from './support/server.ts';

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

it('names figures that a server has, on one store or the other', async () => {
  const postgres = await startPostgres();
  const servers = [await newServer(), await newServer({ config: { databaseUrl: await postgres.database('runbook') } })];
  const texts = await Promise.all(servers.map(async (server) => (await server.call('GET', '/metrics')).body));
  const known = new Set(
    texts
      .join('\n')
      .match(/^# TYPE \w+/gm)
      ?.map((line) => line.replace('# TYPE ', '')),
  );
  const named = new Set(read('RUNBOOK.md').match(/nunatak_\w+/g));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  expect(named.size).toBeGreaterThan(10);
  for (const server of servers) await server.stop();
  await postgres.stop();
});

it.each(['RUNBOOK.md', 'README.md'])('%s names commands of the desk that there are', (name) => {
  const named = [...read(name).matchAll(/npm run admin -- (\w+)/g)].map(([, command]) => command);
  expect(named.filter((command) => command !== 'COMMAND' && !Object.hasOwn(COMMANDS, command))).toEqual([]);
  expect(named).not.toEqual([]);
});

it('README.md names every setting that the server reads, and no other', () => {
  const asked = new Set<string>();
  // With the keys of Web Push the rest of it is read too.
  const givenTo = (name: string) => (/^NUNATAK_PUSH_(PUBLIC_KEY|PRIVATE_KEY|CONTACT)$/.test(name) ? 'x' : undefined);
  const env: Record<string, string | undefined> = {};
  readConfig(
    new Proxy(env, {
      get: (_, name) => {
        asked.add(String(name));
        return givenTo(String(name));
      },
    }),
  );
  const cells = read('README.md').match(/^\| `[^|]*\|/gm) ?? [];
  const named = cells.flatMap((cell) => cell.match(/\b(NUNATAK_\w+|PORT|HOST|DATABASE_URL)\b/g) ?? []);
  expect(named.filter((name) => !asked.has(name))).toEqual([]);
  // Written without what they share.
  const short = (name: string) => name.replace(/^NUNATAK_PUSH_(PRIVATE_KEY|CONTACT)$/, '_$1');
  expect([...asked].filter((name) => !cells.some((cell) => cell.includes(short(name))))).toEqual([]);
});
