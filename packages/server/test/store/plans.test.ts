import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgresStore.ts';
import { fill } from '../support/filled.ts';
import { chosenWithoutIndex, notingClient, type Sent, withoutIndex } from '../support/plans.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { aChange, aMatch, aStep } from '../support/rows.ts';
import { OPERATIONS } from './operations.ts';
import { READS } from './reads.ts';

const MATCHES = 3000;
/** So few that a plan which expects many changes at once reads them all. */
const FEW_MATCHES = 300;
/** What looks at everything by its nature, and is asked for by an operator. */
const WHOLE = new Set(['replaceSkills']);

describe('a PostgreSQL store that has been filled for years', () => {
  const sent: Sent[] = [];
  let postgres: Postgres;
  let store: PostgresStore;
  let client: pg.Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.database('filled');
    store = new PostgresStore({ url, Client: notingClient(sent) });
    await store.migrate();
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await fill(client, MATCHES);
  });
  afterAll(async () => {
    await client.end();
    await store.close();
    await postgres.stop();
  });

  /** What the statements of some work read without an index. */
  async function readWithout(work: () => Promise<unknown>): Promise<readonly string[]> {
    sent.length = 0;
    await work();
    const queries = [...sent];
    expect(queries.length).toBeGreaterThan(0);
    return await withoutIndex(client, queries);
  }

  it.each(Object.entries(READS))('answers %s by an index', async (_, ask) => {
    expect(await readWithout(() => ask(store))).toEqual([]);
  });

  it.each(Object.entries(OPERATIONS).filter(([name]) => !WHOLE.has(name)))(
    'does %s by an index',
    async (_, operation) => {
      const match = aMatch();
      await operation.before?.(store, match, (text) => client.query(text));
      expect(await readWithout(() => operation.run(store, match))).toEqual([]);
    },
  );
});

describe('a PostgreSQL store with few matches', () => {
  it('finds the match of a move by its key', async () => {
    const postgres = await startPostgres();
    const url = await postgres.database('small');
    const sent: Sent[] = [];
    const store = new PostgresStore({ url, Client: notingClient(sent) });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await store.migrate();
      await fill(client, FEW_MATCHES);
      const match = aMatch();
      await store.create(match, []);
      sent.length = 0;
      expect(await store.commit(aChange(match, { seq: 1, steps: [aStep(1)] }))).toBe(true);
      expect(sent).toHaveLength(1);
      expect(await chosenWithoutIndex(client, sent)).toEqual([]);
    } finally {
      await client.end();
      await store.close();
      await postgres.stop();
    }
  });
});
