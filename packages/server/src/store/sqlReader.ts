import type { DailyDeal, PushSubscription } from '@nunatak/protocol';
import { type Kysely, sql } from 'kysely';
import { boardOf, entriesOf } from './daily.ts';
import { bansAt, forgettableBefore, latestReports, roomsOf } from './desk.ts';
import { historyOf, lobbyOf } from './lists.ts';
import { bestSkills, ratedAfter, ratedOf, ratersAmong, skillsOf, unmeasuredSince, unratedSince } from './ratings.ts';
import type { Board, RatedSeat, Rater, SkillList, StoredEntry, StoredSkill, StoredTournament } from './standings.ts';
import type {
  Ban,
  BrowserSeat,
  DueMatch,
  Head,
  HistoryEntry,
  HistoryFilter,
  KnownHead,
  ListedMatch,
  ListedRoom,
  LobbyBefore,
  LobbySince,
  MatchSeat,
  Quarantined,
  Reads,
  RoomFilter,
  SeatToken,
  StoredChat,
  StoredMatch,
  StoredReport,
  StoredStep,
} from './store.ts';
import { fromHeadRow, fromMatchRow, fromStepRow, type HeadRow, type Tables } from './tables.ts';
import { tournamentOf, tournamentsOf } from './tournaments.ts';

/** What a store can tell, in the SQL that both databases understand. */
export abstract class SqlReader implements Reads {
  /** For reading what is committed. */
  protected abstract readonly db: Kysely<Tables>;

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async load(id: string): Promise<StoredMatch | undefined> {
    const row = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : fromMatchRow(row);
  }

  async edition(hash: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('editions').select('document').where('hash', '=', hash).executeTakeFirst();
    return row?.document;
  }

  async quarantined(limit: number): Promise<Quarantined[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select(['id', 'quarantine', 'updated_at'])
      .where('quarantine', 'is not', null)
      .orderBy('updated_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, quarantine, updated_at }) => ({ id, reason: quarantine ?? '', updatedAt: updated_at }));
  }

  async steps(id: string, after: number): Promise<StoredStep[]> {
    const rows = await this.db
      .selectFrom('steps')
      .selectAll()
      .where('match_id', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(fromStepRow);
  }

  findAction(id: string, after: number, actionId: string): Promise<Pick<StoredStep, 'seq' | 'action'> | undefined> {
    return this.db
      .selectFrom('steps')
      .select(['seq', 'action'])
      .where('match_id', '=', id)
      .where('seq', '>', after)
      .where('action_id', '=', actionId)
      .executeTakeFirst();
  }

  tokens(id: string): Promise<SeatToken[]> {
    return this.db.selectFrom('tokens').select(['hash', 'seat']).where('match_id', '=', id).execute();
  }

  async chat(id: string, after: number, limit: number): Promise<StoredChat[]> {
    const rows = await this.db
      .selectFrom('chat')
      .select(['n', 'seat', 'name', 'text', 'at'])
      .where('match_id', '=', id)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map((row) => ({ ...row, seat: row.seat ?? undefined }));
  }

  browsers(id: string): Promise<BrowserSeat[]> {
    return this.db.selectFrom('plays').select(['browser', 'seat']).where('match_id', '=', id).orderBy('seat').execute();
  }

  history(browser: string, filter: HistoryFilter): Promise<HistoryEntry[]> {
    return historyOf(this.db, browser, filter);
  }

  lobby(limit: number, since: LobbySince, before?: LobbyBefore): Promise<ListedMatch[]> {
    return lobbyOf(this.db, limit, since, before);
  }

  async subscriptions(id: string, seat: number): Promise<PushSubscription[]> {
    const rows = await this.db
      .selectFrom('subscriptions')
      .select('document')
      .where('match_id', '=', id)
      .where('seat', '=', seat)
      .execute();
    return rows.map(({ document }) => JSON.parse(document));
  }

  async due(now: number, limit: number): Promise<DueMatch[]> {
    const rows = await this.db
      .selectFrom('due')
      .innerJoin('matches', 'matches.id', 'due.match_id')
      .select(['id', 'due_at', 'look_at'])
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(limit)
      .execute();
    return rows.map(({ id, due_at, look_at }) => ({ id, dueAt: due_at ?? look_at }));
  }

  async nextDue(after: number): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('due')
      .select(({ fn }) => fn.min('look_at').as('next'))
      .where('look_at', '>', after)
      .executeTakeFirst();
    return row?.next ?? undefined;
  }

  rooms(filter: RoomFilter): Promise<ListedRoom[]> {
    return roomsOf(this.db, filter);
  }

  bans(now: number): Promise<Ban[]> {
    return bansAt(this.db, now);
  }

  reports(limit: number): Promise<StoredReport[]> {
    return latestReports(this.db, limit);
  }

  seatsOf(browser: string): Promise<MatchSeat[]> {
    return this.db
      .selectFrom('plays')
      .select(['match_id as matchId', 'seat'])
      .where('browser', '=', browser)
      .orderBy('at')
      .execute();
  }

  forgettable(before: number, limit: number): Promise<string[]> {
    return forgettableBefore(this.db, before, limit);
  }

  board(deal: DailyDeal, limit: number, browser?: string): Promise<Board> {
    return boardOf(this.db, deal, limit, browser);
  }

  entriesOf(browser: string): Promise<StoredEntry[]> {
    return entriesOf(this.db, browser);
  }

  raters(browsers: readonly string[]): Promise<Rater[]> {
    return ratersAmong(this.db, browsers);
  }

  skills(browsers: readonly string[], players: number): Promise<StoredSkill[]> {
    return skillsOf(this.db, browsers, players);
  }

  bestSkills(players: number, limit: number, browser?: string): Promise<SkillList> {
    return bestSkills(this.db, players, limit, browser);
  }

  ratedOf(browser: string, players: number, limit: number): Promise<RatedSeat[]> {
    return ratedOf(this.db, browser, players, limit);
  }

  ratedAfter(after: Pick<RatedSeat, 'at' | 'matchId' | 'seat'> | undefined, limit: number): Promise<RatedSeat[]> {
    return ratedAfter(this.db, after, limit);
  }

  unrated(since: number, limit: number): Promise<string[]> {
    return unratedSince(this.db, since, limit);
  }

  unmeasured(since: number, limit: number): Promise<string[]> {
    return unmeasuredSince(this.db, since, limit);
  }

  tournament(id: string): Promise<StoredTournament | undefined> {
    return tournamentOf(this.db, id);
  }

  tournamentsOf(browser: string): Promise<string[]> {
    return tournamentsOf(this.db, browser);
  }

  /** Where others may write at any time. */
  mayHaveNews(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async head(id: string): Promise<Head | undefined> {
    // Known to have come nowhere, every match that is there has come farther.
    return (await this.headsUnlike([{ id, revision: -1, epoch: -1, chat: -1 }])).get(id);
  }

  /** Asked for once a second, of all that is watched: one parameter makes one statement of it, however many there are. */
  async headsUnlike(known: readonly KnownHead[]): Promise<Map<string, Head | undefined>> {
    const list = JSON.stringify(known.map(({ id, revision, epoch, chat }) => [id, revision, epoch, chat]));
    const { rows } = await sql<HeadRow>`
      with known as (
        select value ->> 0 as id, value ->> 1 as revision, value ->> 2 as epoch, value ->> 3 as chat from json_each(${list})
      ), found as (
        select known.*, matches.revision as revision_there, matches.epoch as epoch_there,
          coalesce((select max(n) from chat where chat.match_id = known.id), 0) as chat_there
        from known left join matches on matches.id = known.id
      )
      select id, revision_there as revision, epoch_there as epoch, chat_there as chat from found
      where revision_there is not revision or epoch_there is not epoch or chat_there is not chat`.execute(this.db);
    return new Map(rows.map(fromHeadRow));
  }
}
