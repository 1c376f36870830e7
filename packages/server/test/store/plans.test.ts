import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgresStore.ts';
import { fill } from '../support/filled.ts';
import { notingClient, type Sent, withoutIndex } from '../support/plans.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { aMatch } from '../support/rows.ts';
import { OPERATIONS } from './operations.ts';
import { READS } from './reads.ts';

const MATCHES = 3000;
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
