import type { Reads, Store } from '../../src/store/store.ts';

const DEAL = { day: '2021-05-05', kind: 'solo' } as const;
const ID = 'c4ca4238a0b92382';

/** Every question that is asked of a store, but for those of an operator who looks for a room by a part of a name. */
export const READS: Readonly<
  Record<Exclude<keyof Reads, 'ping' | 'rooms' | 'mayHaveNews'>, (store: Store) => Promise<unknown>>
> = {
  load: (store) => store.load(ID),
  edition: (store) => store.edition('hash'),
  quarantined: (store) => store.quarantined(10),
  steps: (store) => store.steps(ID, 3),
  findAction: (store) => store.findAction(ID, 3, 'action-9'),
  tokens: (store) => store.tokens(ID),
  chat: (store) => store.chat(ID, 0, 100),
  browsers: (store) => store.browsers(ID),
  history: (store) => store.history('browser', { text: 'ada', status: 'finished', players: 3, limit: 51 }),
  lobby: (store) => store.lobby(51, { open: 1000, playing: 1000 }, { createdAt: 1_000_000, id: ID }),
  subscriptions: (store) => store.subscriptions(ID, 0),
  due: (store) => store.due(1_000_000, 64),
  nextDue: (store) => store.nextDue(0),
  bans: (store) => store.bans(5),
  reports: (store) => store.reports(100),
  seatsOf: (store) => store.seatsOf('browser'),
  forgettable: (store) => store.forgettable(1_000_000, 50),
  head: (store) => store.head(ID),
  headsUnlike: (store) => store.headsUnlike([ID, 'other'].map((id) => ({ id, revision: 1, epoch: 0, chat: 0 }))),
  board: (store) => store.board(DEAL, 50, 'browser'),
  entriesOf: (store) => store.entriesOf('browser'),
  raters: (store) => store.raters(['browser', 'other']),
  skills: (store) => store.skills(['browser', 'other'], 3),
  bestSkills: (store) => store.bestSkills(3, 50, 'browser'),
  ratedOf: (store) => store.ratedOf('browser', 3, 20),
  ratedAfter: (store) => store.ratedAfter({ at: 5, matchId: ID, seat: 0 }, 400),
  unrated: (store) => store.unrated(2_900_000, 50),
  unmeasured: (store) => store.unmeasured(2_900_000, 50),
  tournament: (store) => store.tournament(ID),
  tournamentsOf: (store) => store.tournamentsOf('browser'),
};
