import type { RatedSeat, Skill, StandingWrites, StoredEntry, StoredSkill } from '../../src/store/standings.ts';
import type { Store, StoredMatch } from '../../src/store/store.ts';
import type { Operation } from './operations.ts';

const entryOf = ({ id }: StoredMatch, day = '2026-11-16'): StoredEntry => ({
  browser: id,
  day,
  kind: 'solo',
  name: 'Ada',
  points: 90,
  rules: 2,
  path: 'abc',
  hash: '0123',
  at: 5,
});

const NEW: Skill = { mu: 25, sigma: 8, games: 0 };
const ratersOf = ({ id }: StoredMatch) => [`a${id}`, `b${id}`];

/** What a match of two did to both. */
const seatsOf = (match: StoredMatch): RatedSeat[] =>
  ratersOf(match).map((browser, seat) => ({
    matchId: match.id,
    seat,
    browser,
    players: 2,
    place: seat + 1,
    muBefore: 25,
    sigmaBefore: 8,
    mu: 26 - seat,
    sigma: 7,
    at: 5,
    ahead: 8 - 16 * seat,
    luck: undefined,
  }));

const skillOf = ({ id }: StoredMatch): StoredSkill => ({
  browser: `a${id}`,
  players: 2,
  mu: 30,
  sigma: 5,
  ordinal: 15,
  games: 9,
});

async function asked(store: Store, match: StoredMatch): Promise<void> {
  await store.create(match, []);
  for (const browser of ratersOf(match)) await store.keepRater({ browser, name: 'Ada', since: 1 });
}

async function rated(store: Store, match: StoredMatch): Promise<void> {
  await asked(store, match);
  await store.rate(seatsOf(match), [NEW, NEW]);
}

async function entered(store: Store, { id }: StoredMatch): Promise<void> {
  await store.createTournament(id, '{}', 1);
  await store.rememberTournament('browser', id);
}

const ALL = 1_000_000;

/** Everything that a store can be made to keep of how people compare. */
export const STANDING_WRITES: Readonly<Record<keyof StandingWrites, Operation>> = {
  handIn: { run: (store, match) => store.handIn(entryOf(match)) },
  withdraw: {
    before: (store, match) => store.handIn(entryOf(match)),
    run: (store, { id }) => store.withdraw(id),
  },
  dropBoards: {
    before: (store, match) => store.handIn(entryOf(match, '2020-01-01')),
    run: (store) => store.dropBoards('2021-01-01'),
  },
  keepRater: { run: (store, { id }) => store.keepRater({ browser: id, name: 'Ada', since: 1 }) },
  dropRater: { before: rated, run: (store, match) => store.dropRater(ratersOf(match)[0]) },
  rate: { before: asked, run: (store, match) => store.rate(seatsOf(match), [NEW, NEW]) },
  keepLuck: { before: rated, run: (store, { id }) => store.keepLuck(id, [3, -3]) },
  rewriteRated: {
    before: rated,
    run: (store, match) => store.rewriteRated(seatsOf(match).map((seat) => ({ ...seat, mu: 40 }))),
  },
  replaceSkills: {
    before: rated,
    run: async (store, match) => store.replaceSkills([skillOf(match)], (await store.ratedAfter(undefined, ALL)).length),
  },
  createTournament: { run: (store, { id }) => store.createTournament(id, '{}', 1) },
  changeTournament: { before: entered, run: (store, { id }) => store.changeTournament(id, 0, '{"a":1}', 2) },
  rememberTournament: {
    before: (store, { id }) => store.createTournament(id, '{}', 1),
    run: (store, { id }) => store.rememberTournament('browser', id),
  },
  forgetTournament: { before: entered, run: (store, { id }) => store.forgetTournament('browser', id) },
  dropTournaments: { before: entered, run: (store) => store.dropTournaments(5) },
};
