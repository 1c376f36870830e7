import { seedRng } from '@nunatak/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { newServer, type TestServer } from './support/server.ts';
import { STORE_KINDS } from './support/stores.ts';
import { closeAll, startTable } from './support/table.ts';

describe.each(STORE_KINDS)('a seat whose time runs out, on %s', (kind) => {
  let server: TestServer;
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.database('clocks');
    server = await newServer(databaseUrl === undefined ? {} : { config: { databaseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
  });

  it('is noticed by the server itself, handed to a bot by the others, and taken back by its owner', async () => {
    const clock = { kind: 'live', bank: 1, increment: 0 };
    const began = Date.now();
    const { id, clients } = await startTable(server, 2, 2, { clock });
    const [ada, bo] = clients;
    await bo.until(() => bo.room.timeout?.seat === 0);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
    await bo.ask({ type: 'botPlays', matchId: id });
    await bo.until(() => bo.isAsked());
    expect(bo.steps.map(({ seat, by }) => `${by} ${seat}`)).toContain('bot 0');
    expect(bo.room.seats[0].botPlays).toBe(true);
    await ada.ask({ type: 'return', matchId: id });
    await bo.until(() => !bo.room.seats[0].botPlays);
    expect(await bo.decide(seedRng('after a time-out'))).toMatchObject({ ok: true });
    closeAll(clients);
  });
});
