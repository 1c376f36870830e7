import { describe, expect, it } from 'vitest';
import { newMatchId } from '../../src/secrets.ts';
import type { Store, StoredMatch } from '../../src/store/store.ts';
import { aChange, aMatch, aStep } from '../support/rows.ts';
import { STORE_KINDS } from '../support/stores.ts';
import { withStore } from './suite.ts';

const AT_START = { revision: 0, epoch: 0, chat: 0 };

describe.each(STORE_KINDS)('a store on %s', (kind) => {
  let store: Store;
  withStore(kind, (opened) => {
    store = opened;
  });

  async function created(over: Partial<StoredMatch> = {}): Promise<StoredMatch> {
    const match = aMatch(over);
    await store.create(match, []);
    return match;
  }

  it('gives back the match it was given, and nothing for an unknown id', async () => {
    const match = await created({ dueAt: 1_900_000_000_000, snapshot: '{"é":"ñ"}' });
    expect(await store.load(match.id)).toEqual(match);
    expect(await store.load(newMatchId())).toBeUndefined();
  });

  it('migrates again without doing anything', async () => {
    await store.migrate();
    await store.ping();
  });

  it('writes steps, snapshot, room and clock of a commit together and counts the revision up', async () => {
    const match = await created();
    const steps = [aStep(1), aStep(2, { by: 'bot', actionId: undefined })];
    const documents = { room: '{"a":1}', clock: '{"left":[1]}', snapshot: '{}' };
    expect(await store.commit(aChange(match, { seq: 2, steps, ...documents, dueAt: 99 }))).toBe(true);
    expect(await store.load(match.id)).toMatchObject({
      revision: 1,
      seq: 2,
      status: 'playing',
      ...documents,
      dueAt: 99,
    });
    expect(await store.steps(match.id, 0)).toEqual(steps);
    expect(await store.steps(match.id, 1)).toEqual([steps[1]]);
  });

  it('leaves documents alone that a commit does not name', async () => {
    const kept = { room: '{"kept":1}', clock: '{"kept":2}', snapshot: '{"kept":3}', game: '{"kept":4}' };
    const match = await created(kept);
    await store.commit(aChange(match));
    await store.commit(aChange({ ...match, revision: 1 }, { newTokens: [] }));
    expect(await store.load(match.id)).toMatchObject({ ...kept, revision: 2 });
  });

  it('writes nothing at all when the match has moved on', async () => {
    const match = await created();
    await store.commit(aChange(match, { seq: 1, steps: [aStep(1)] }));
    const late = aChange(match, { seq: 1, steps: [aStep(1, { action: '{"late":true}' })], room: '{"late":true}' });
    expect(await store.commit(late)).toBe(false);
    expect(await store.commit({ ...late, newTokens: [{ hash: 'late', seat: 1 }] })).toBe(false);
    expect(await store.load(match.id)).toMatchObject({ revision: 1, room: '{}' });
    expect(await store.steps(match.id, 0)).toEqual([aStep(1)]);
    expect(await store.tokens(match.id)).toEqual([]);
  });

  it('lets exactly one of many commits from the same revision through', async () => {
    const match = await created();
    const attempts = Array.from({ length: 20 }, (_, i) =>
      store.commit(aChange(match, { seq: 1, steps: [aStep(1, { actionId: `attempt-${i}` })] })),
    );
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect(await store.steps(match.id, 0)).toHaveLength(1);
  });

  it('keeps the good commits of a busy moment when one of them breaks', async () => {
    const [good, bad, other] = await Promise.all([created(), created(), created()]);
    const twice = [aStep(1), aStep(1)];
    const results = await Promise.allSettled([
      store.commit(aChange(good, { seq: 1, steps: [aStep(1)] })),
      store.commit(aChange(bad, { seq: 2, steps: twice })),
      store.commit(aChange(other, { seq: 1, steps: [aStep(1)] })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.load(good.id)).toMatchObject({ revision: 1, seq: 1 });
    expect(await store.load(bad.id)).toMatchObject({ revision: 0, seq: 0 });
    expect(await store.load(other.id)).toMatchObject({ revision: 1, seq: 1 });
  });

  it('tells the commits of a busy moment apart: those in time from those too late', async () => {
    const matches = await Promise.all(Array.from({ length: 50 }, () => created()));
    const late = matches.filter((_, i) => i % 5 === 0);
    for (const match of late) await store.commit(aChange(match, { seq: 1, steps: [aStep(1, { hash: 'first' })] }));
    const results = await Promise.all(
      matches.map((match) => store.commit(aChange(match, { seq: 1, steps: [aStep(1, { hash: match.id })] }))),
    );
    expect(results).toEqual(matches.map((match) => !late.includes(match)));
    for (const match of matches) {
      const hash = late.includes(match) ? 'first' : match.id;
      expect(await store.steps(match.id, 0)).toEqual([aStep(1, { hash })]);
      expect(await store.load(match.id)).toMatchObject({ revision: 1, seq: 1, room: '{}' });
    }
  });

  it('finds an action by the id its client gave it', async () => {
    const match = await created();
    await store.commit(aChange(match, { seq: 3, steps: [aStep(1), aStep(2), aStep(3)] }));
    expect(await store.findAction(match.id, 0, 'action-2')).toEqual({ seq: 2, action: '{"n":2}' });
    expect(await store.findAction(match.id, 2, 'action-2')).toBeUndefined();
    expect(await store.findAction(match.id, 0, 'action-9')).toBeUndefined();
  });

  it('keeps the tokens of seats, adds some with a commit and ends those of freed seats', async () => {
    const match = aMatch();
    await store.create(match, [{ hash: 'a', seat: 0 }]);
    await store.commit(aChange(match, { newTokens: [{ hash: 'b', seat: 1 }] }));
    await store.addToken(match.id, { hash: 'a2', seat: 0 });
    expect((await store.tokens(match.id)).map(({ hash }) => hash).sort()).toEqual(['a', 'a2', 'b']);
    await store.commit(aChange({ ...match, revision: 1 }, { freedSeats: [0] }));
    expect(await store.tokens(match.id)).toEqual([{ hash: 'b', seat: 1 }]);
  });

  it('leaves nothing to whoever has lost a seat: no token, no link, no notice, no entry in a history', async () => {
    const match = aMatch();
    const kicked = { endpoint: 'https://push.example/kicked', keys: { p256dh: 'p', auth: 'a' } };
    await store.create(match, [
      { hash: 'host', seat: 0 },
      { hash: 'kicked', seat: 1 },
    ]);
    await store.addLink(match.id, { hash: 'link of the kicked', seat: 1 }, 5000);
    await store.addLink(match.id, { hash: 'link of the host', seat: 0 }, 5000);
    await store.addSubscription(match.id, 1, kicked);
    await store.remember('browser-host', match.id, 0, 1);
    await store.remember('browser-kicked', match.id, 1, 1);
    await store.commit(aChange(match, { freedSeats: [1] }));
    expect(await store.claimLink(match.id, 'link of the kicked', 'token', 4000)).toBeUndefined();
    expect(await store.claimLink(match.id, 'link of the host', 'second device', 4000)).toBe(0);
    expect((await store.tokens(match.id)).map(({ hash }) => hash).sort()).toEqual(['host', 'second device']);
    expect(await store.subscriptions(match.id, 1)).toEqual([]);
    expect(await store.browsers(match.id)).toEqual([{ browser: 'browser-host', seat: 0 }]);
    expect(await store.history('browser-kicked', { text: '', limit: 10 })).toEqual([]);
  });

  it('gives a device link out once, and not after it has expired', async () => {
    const match = await created();
    await store.addLink(match.id, { hash: 'fresh', seat: 2 }, 5000);
    await store.addLink(match.id, { hash: 'old', seat: 2 }, 5000);
    const claims = await Promise.all([1, 2, 3].map((n) => store.claimLink(match.id, 'fresh', `device ${n}`, 4000)));
    expect(claims.filter((seat) => seat === 2)).toHaveLength(1);
    expect((await store.tokens(match.id)).map(({ seat }) => seat)).toEqual([2]);
    expect(await store.claimLink(match.id, 'old', 'late', 5000)).toBeUndefined();
    expect(await store.claimLink(match.id, 'never', 'none', 1)).toBeUndefined();
  });

  it('gives what a link to a browser holds to one who asks, once and before it expires', async () => {
    for (const hash of ['fresh', 'old', 'swept'])
      await store.addBrowserLink({ hash, sealed: `token of ${hash}`, expiresAt: 5000 });
    const taken = await Promise.all([1, 2, 3].map(() => store.takeBrowserLink('fresh', 4000)));
    expect(taken.filter((sealed) => sealed !== undefined)).toEqual(['token of fresh']);
    expect(await store.takeBrowserLink('old', 5000)).toBeUndefined();
    await store.sweep(0, 5000);
    expect(await store.takeBrowserLink('swept', 4000)).toBeUndefined();
  });

  it('numbers lines of chat, also those that come at once, and gives back the last ones', async () => {
    const match = await created();
    const line = { seat: 1, name: 'Ada', text: 'hi', at: 1 };
    await Promise.all(Array.from({ length: 8 }, () => store.addChat(match.id, line)));
    await store.addChat(match.id, { ...line, seat: undefined, text: 'last' });
    expect((await store.chat(match.id, 0, 100)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await store.chat(match.id, 0, 1)).toEqual([{ n: 9, seat: undefined, name: 'Ada', text: 'last', at: 1 }]);
    expect(await store.chat(match.id, 8, 10)).toHaveLength(1);
  });

  it('keeps a line of chat once, however often it comes with its mark', async () => {
    const match = await created();
    const line = { seat: 1, name: 'Ada', text: 'hi', at: 1 };
    const kept = await Promise.all([1, 2, 3].map((at) => store.addChat(match.id, { ...line, at, mark: 'one' })));
    expect(new Set(kept.map(({ n }) => n))).toEqual(new Set([1]));
    await store.addChat(match.id, { ...line, mark: 'two' });
    expect((await store.chat(match.id, 0, 100)).map(({ n }) => n)).toEqual([1, 2]);
    const other = await created();
    expect(await store.addChat(other.id, { ...line, mark: 'one' })).toMatchObject({ n: 1, text: 'hi' });
  });

  it('drops lines of chat that nobody is shown any more', async () => {
    const { id } = await created();
    for (let i = 1; i <= 160; i++) await store.addChat(id, { seat: 0, name: 'Ada', text: `line ${i}`, at: i });
    const kept = await store.chat(id, 0, 1000);
    expect(kept.length).toBeLessThan(160);
    expect(kept.slice(-100).map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => 61 + i));
  });

  it('tells what is due, and when the next thing is', async () => {
    const soon = await created({ dueAt: 10, status: 'playing' });
    const later = await created({ dueAt: 11, status: 'playing' });
    expect(await store.due(10, 5)).toEqual([{ id: soon.id, dueAt: 10 }]);
    expect((await store.due(11, 5)).slice(0, 2).map(({ id }) => id)).toEqual([soon.id, later.id]);
    expect(await store.nextDue(0)).toBe(10);
    await store.commit(aChange(soon));
    expect(await store.nextDue(0)).toBe(11);
    expect(await store.nextDue(11)).not.toBe(11);
  });

  it('looks at a match when something is due, sooner when it comes sooner, and not again before it was put off', async () => {
    const match = await created({ dueAt: 700, status: 'playing' });
    const told = async (now: number) => (await store.due(now, 99)).find(({ id }) => id === match.id)?.dueAt;
    const move = (revision: number, dueAt?: number) => store.commit(aChange({ ...match, revision }, { dueAt }));
    await move(0, 900);
    expect([await told(699), await told(700)]).toEqual([undefined, 900]);
    await store.putOff(match.id);
    expect([await told(899), await told(900)]).toEqual([undefined, 900]);
    await move(1, 800);
    expect([await told(799), await told(800)]).toEqual([undefined, 800]);
    await store.putOff(match.id);
    expect(await told(800)).toBe(800);
    await move(2);
    expect(await told(1000)).toBeUndefined();
    await store.putOff(match.id);
    await move(3, 850);
    expect(await told(850)).toBe(850);
    await store.remove(match.id);
    expect(await told(850)).toBeUndefined();
  });

  it('misses nothing that comes sooner while it is put off', async () => {
    const match = await created({ dueAt: 500, status: 'playing' });
    for (let revision = 0; revision < 40; revision++) {
      const dueAt = revision % 2 === 0 ? 900 - revision : 500 + revision;
      const move = store.commit(aChange({ ...match, revision }, { dueAt }));
      await Promise.all([store.putOff(match.id), move, store.putOff(match.id)]);
      expect(await store.due(dueAt, 99)).toContainEqual({ id: match.id, dueAt });
    }
    await store.remove(match.id);
  });

  it('tells how far many matches have come', async () => {
    const match = await created();
    await store.commit(aChange(match));
    const silent = await created();
    for (const text of ['one', 'two']) await store.addChat(match.id, { seat: 0, name: 'Ada', text, at: 1 });
    const ahead = { revision: 1, epoch: 0, chat: 2 };
    expect(await store.head(match.id)).toEqual(ahead);
    expect(await store.head(silent.id)).toEqual(AT_START);
    expect(await store.head(newMatchId())).toBeUndefined();
    const gone = Array.from({ length: 1200 }, () => newMatchId());
    const known = [...gone, match.id, silent.id].map((id) => ({ id, ...AT_START }));
    expect(await store.headsUnlike(known)).toEqual(
      new Map([...gone.map((id) => [id, undefined] as const), [match.id, ahead]]),
    );
  });

  it.each([
    ['revision', { revision: 1 }],
    ['epoch', { epoch: 1 }],
    ['line of chat', { chat: 1 }],
  ])('tells how far a match has come where another %s is known', async (_, other) => {
    const { id } = await created();
    expect(await store.headsUnlike([{ id, ...AT_START }])).toEqual(new Map());
    expect(await store.headsUnlike([{ id, ...AT_START, ...other }])).toEqual(new Map([[id, AT_START]]));
  });

  it('keeps push subscriptions of a seat, each address once', async () => {
    const match = await created();
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    await store.addSubscription(match.id, 0, subscription);
    await store.addSubscription(match.id, 0, subscription);
    expect(await store.subscriptions(match.id, 0)).toEqual([subscription]);
    expect(await store.subscriptions(match.id, 1)).toEqual([]);
    await store.dropSubscription(subscription.endpoint);
    expect(await store.subscriptions(match.id, 0)).toEqual([]);
  });

  it('sweeps away rooms that were never started, with all that belongs to them', async () => {
    const [old, young, played] = await Promise.all([
      created({ updatedAt: 5 }),
      created({ updatedAt: 50_000 }),
      created({ updatedAt: 5, status: 'playing' }),
    ]);
    await store.addToken(old.id, { hash: 'x', seat: 0 });
    expect(await store.sweep(6, 6)).toBe(1);
    expect(await store.load(old.id)).toBeUndefined();
    expect(await store.tokens(old.id)).toEqual([]);
    expect(await store.load(young.id)).toBeDefined();
    expect(await store.load(played.id)).toBeDefined();
  });
});
