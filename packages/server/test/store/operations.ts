import type { Ban, Peer, Store, StoredMatch, StoredReport, Writes } from '../../src/store/store.ts';
import { aChange, aStep } from '../support/rows.ts';
import { STANDING_WRITES } from './standingOperations.ts';

/** Runs plain SQL. */
export type RunSql = (text: string) => Promise<unknown>;

/** One thing that a store is asked to do: what is there before, and what is asked for. */
export interface Operation {
  readonly before?: (store: Store, match: StoredMatch, sql: RunSql) => Promise<unknown>;
  readonly run: (store: Store, match: StoredMatch) => Promise<unknown>;
}

/** What belongs to a match carries its id, so that it can be told from the rest. */
const subscriptionOf = ({ id }: StoredMatch) => ({
  endpoint: `https://push.example/${id}`,
  keys: { p256dh: 'p', auth: 'a' },
});

const browserLinkOf = ({ id }: StoredMatch) => ({ hash: id, sealed: 'sealed', expiresAt: 5000 });

const peerOf = ({ id }: StoredMatch): Peer => ({ node: id, address: 'http://127.0.0.1:1', key: 'key' });

const banOf = ({ id }: StoredMatch): Ban => ({ kind: 'browser', subject: id, until: 5000, reason: 'rude' });
const reportOf = ({ id }: StoredMatch): StoredReport => ({
  matchId: id,
  by: 0,
  about: 1,
  browser: 'browser',
  at: 6,
  document: '[]',
});

const created = (store: Store, match: StoredMatch) =>
  store.create(match, [
    { hash: 'host', seat: 0 },
    { hash: 'guest', seat: 1 },
  ]);

/** With the next one, the first fifty are dropped. */
const LINES_BEFORE_TIDYING = 149;
const LINE = { seat: 0, name: 'Ada', text: 'hi', at: 1 };

/** Everything that a store can be made to keep. */
const WRITES: Readonly<Record<Exclude<keyof Writes, 'migrate'>, Operation>> = {
  ...STANDING_WRITES,
  create: { run: created },
  commit: {
    before: created,
    run: (store, match) => store.commit(aChange(match, { seq: 2, steps: [aStep(1), aStep(2)], room: '{"a":1}' })),
  },
  putOff: {
    before: async (store, match) => {
      await store.create({ ...match, dueAt: 5 }, []);
      await store.commit(aChange(match, { dueAt: 9 }));
    },
    run: (store, { id }) => store.putOff(id),
  },
  beat: { run: (store, match) => store.beat(peerOf(match), 1000) },
  retire: {
    before: (store, match) => store.beat(peerOf(match), 1000),
    run: (store, match) => store.retire(peerOf(match).node),
  },
  claim: { before: created, run: (store, match) => store.claim(match.id, peerOf(match)) },
  cede: {
    before: async (store, match) => {
      await created(store, match);
      await store.claim(match.id, peerOf(match));
    },
    run: (store, match) => store.cede(match.id, peerOf(match).node),
  },
  remove: { before: played, run: (store, { id }) => store.remove(id) },
  quarantine: { before: created, run: (store, { id }) => store.quarantine(id, 'broken') },
  release: {
    before: async (store, match) => {
      await created(store, match);
      await store.quarantine(match.id, 'broken');
    },
    run: (store, { id }) => store.release(id, 7),
  },
  addToken: { before: created, run: (store, { id }) => store.addToken(id, { hash: 'device', seat: 1 }) },
  addBrowserLink: { run: (store, match) => store.addBrowserLink(browserLinkOf(match)) },
  takeBrowserLink: {
    before: (store, match) => store.addBrowserLink(browserLinkOf(match)),
    run: (store, { id }) => store.takeBrowserLink(id, 4000),
  },
  addLink: { before: created, run: (store, { id }) => store.addLink(id, { hash: 'link', seat: 1 }, 5000) },
  dropLink: { before: played, run: (store, { id }) => store.dropLink(id, 'link') },
  claimLink: { before: played, run: (store, { id }) => store.claimLink(id, 'link', 'device', 4000) },
  addChat: { before: played, run: (store, { id }) => store.addChat(id, LINE) },
  remember: { before: created, run: (store, { id }) => store.remember('browser', id, 1, 5) },
  addSubscription: {
    before: created,
    run: (store, match) => store.addSubscription(match.id, 1, subscriptionOf(match)),
  },
  dropSubscription: { before: played, run: (store, match) => store.dropSubscription(subscriptionOf(match).endpoint) },
  ban: { run: (store, match) => store.ban(banOf(match)) },
  unban: {
    before: (store, match) => store.ban(banOf(match)),
    run: (store, { id }) => store.unban('browser', id),
  },
  report: { before: played, run: (store, match) => store.report(reportOf(match)) },
  forget: {
    before: async (store, match) => {
      await played(store, match);
      await store.report(reportOf(match));
    },
    run: (store, { id }) =>
      store.forget({ id, from: 1, room: '{"b":1}', names: '', listed: false, seat: 1, isDue: true, at: 9 }),
  },
  sweep: {
    before: async (store, match) => {
      await created(store, { ...match, updatedAt: 5 });
      await store.addLink(match.id, { hash: 'expired', seat: 1 }, 4);
    },
    run: (store) => store.sweep(6, 6),
  },
};

/** The same where more is at stake than usual. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...WRITES,
  'commit of all there is': {
    before: played,
    run: (store, match) =>
      store.commit(
        aChange(
          { ...match, revision: 1 },
          {
            seq: 2,
            steps: [aStep(2)],
            snapshot: '{}',
            clock: '{}',
            game: '{"players":2}',
            edition: { hash: `edition of ${match.id}`, document: '{}' },
            freedSeats: [1],
            newTokens: [{ hash: 'new', seat: 1 }],
          },
        ),
      ),
  },
  'addChat that drops what nobody is shown any more': {
    before: async (store, match, sql) => {
      await created(store, match);
      await sql(`insert into chat (match_id, n, seat, name, text, at)
        with recursive line(n) as (select 1 union all select n + 1 from line where n < ${LINES_BEFORE_TIDYING})
        select '${match.id}', n, 0, 'Ada', 'hi', 1 from line`);
    },
    run: (store, { id }) => store.addChat(id, LINE),
  },
};

/** A match with a bit of everything. */
async function played(store: Store, match: StoredMatch): Promise<void> {
  await created(store, match);
  await store.commit(aChange(match, { seq: 1, steps: [aStep(1)] }));
  await store.addLink(match.id, { hash: 'link', seat: 1 }, 5000);
  await store.addChat(match.id, LINE);
  await store.remember('browser', match.id, 1, 5);
  await store.addSubscription(match.id, 1, subscriptionOf(match));
}
