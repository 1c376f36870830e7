import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../src/store/postgresStore.ts';
import type { Peer, Store, StoredMatch } from '../../src/store/store.ts';
import { aChange, aMatch, aStep } from '../support/rows.ts';
import { type Database, newDatabase, STORE_KINDS } from '../support/stores.ts';

const LONG_MS = 600_000;
/** A process that is silent from the beginning. */
const DEAD_MS = -1;

describe.each(STORE_KINDS)('owners of matches on %s', (kind) => {
  let database: Database;
  let store: Store;
  let peers = 0;

  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
  });

  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  async function process(milliseconds: number): Promise<Peer> {
    const node = `node ${++peers}`;
    const peer = { node, address: `http://127.0.0.1:${peers}`, key: `key of ${node}` };
    await store.beat(peer, milliseconds);
    return peer;
  }

  async function created(): Promise<StoredMatch> {
    const match = aMatch();
    await store.create(match, []);
    return match;
  }

  it('belongs to whoever claims it first, for as long as that process lives', async () => {
    const match = await created();
    const [first, second] = [await process(LONG_MS), await process(LONG_MS)];
    expect(await store.claim(match.id, first)).toEqual({ match, epoch: 1, owner: first });
    expect(await store.claim(match.id, second)).toEqual({ match, epoch: 1, owner: first });
    expect(await store.claim(match.id, first)).toEqual({ match, epoch: 1, owner: first });
    await store.beat(first, DEAD_MS);
    expect(await store.claim(match.id, second)).toEqual({ match, epoch: 2, owner: second });
    await store.beat(first, LONG_MS);
    expect(await store.claim(match.id, first)).toMatchObject({ epoch: 2, owner: second });
  });

  it('is one of several that claim it at once', async () => {
    const { id } = await created();
    const claimants = [await process(LONG_MS), await process(LONG_MS), await process(LONG_MS)];
    const claims = await Promise.all(claimants.map((one) => store.claim(id, one)));
    expect(new Set(claims.map((claim) => claim?.owner?.node)).size).toBe(1);
    expect(claims.map((claim) => claim?.epoch)).toEqual([1, 1, 1]);
  });

  it('belongs to nobody when its owner has ended, or has given it up', async () => {
    const [{ id }, other] = [await created(), await created()];
    const [first, second] = [await process(LONG_MS), await process(LONG_MS)];
    await store.claim(id, first);
    await store.claim(other.id, first);
    await store.cede(id, second.node);
    expect((await store.claim(id, second))?.owner).toEqual(first);
    await store.cede(id, first.node);
    expect(await store.claim(id, second)).toMatchObject({ epoch: 2, owner: second });
    await store.retire(first.node);
    expect(await store.claim(other.id, second)).toMatchObject({ epoch: 2, owner: second });
  });

  it('takes nothing from a process that has lost it, also when nothing else has changed', async () => {
    const match = await created();
    const [first, second] = [await process(DEAD_MS), await process(LONG_MS)];
    const { epoch = 0 } = (await store.claim(match.id, first)) ?? {};
    await store.claim(match.id, second);
    const late = aChange(match, { epoch, seq: 1, steps: [aStep(1)] });
    expect(await store.commit(late)).toBe(false);
    expect(await store.commit({ ...late, freedSeats: [0] })).toBe(false);
    expect(await store.load(match.id)).toEqual(match);
    expect(await store.steps(match.id, 0)).toEqual([]);
    expect(await store.commit({ ...late, epoch: epoch + 1 })).toBe(true);
    expect(await store.head(match.id)).toEqual({ revision: 1, epoch: epoch + 1, chat: 0 });
  });

  it('is nobody’s where there is no such match', async () => {
    expect(await store.claim('nosuchmatch00000', await process(LONG_MS))).toBeUndefined();
  });
});

describe('a process among several on postgres', () => {
  let database: Database;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await newDatabase('postgres');
    const opened = await database.open();
    if (!(opened instanceof PostgresStore)) throw new Error('expected a store on PostgreSQL');
    store = opened;
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  const PEER: Peer = { node: 'one', address: 'http://127.0.0.1:1', key: 'key' };

  it('holds nobody up when it is stopped amid a transaction', async () => {
    const { id } = aMatch();
    await store.create(aMatch({ id }), []);
    const stopped = await store.pool.connect();
    await stopped.query('begin');
    await stopped.query('select id from matches where id = $1 for update', [id]);
    await store.beat(PEER, LONG_MS);
    expect(await store.claim(id, PEER)).toMatchObject({ epoch: 1, owner: PEER });
    await expect(stopped.query('commit')).rejects.toThrow();
    stopped.release(true);
  });

  it('says that it lives while all its connections are busy', async () => {
    const busy = await Promise.all(Array.from({ length: store.pool.options.max }, () => store.pool.connect()));
    expect(await store.beat(PEER, LONG_MS)).toContain('one');
    for (const client of busy) client.release();
  });
});
