import { type DailyDeal, LIMITS, type PushSubscription } from '@nunatak/protocol';
import { type Kysely, sql } from 'kysely';
import { addLine } from './chat.ts';
import { dropBoards, dropEntries, keepEntry } from './daily.ts';
import { dropBan, forgetPeople, keepBan, keepReport } from './desk.ts';
import { migrate } from './migrate.ts';
import { type Clock, giveMatch, keepAlive, living, ownedMatch } from './owners.ts';
import { dropRater, keepLuck, keepRated, keepRater, replaceSkills, rewriteRated } from './ratings.ts';
import { SqlReader } from './sqlReader.ts';
import type { RatedSeat, Rater, Skill, StoredEntry, StoredSkill } from './standings.ts';
import type {
  Ban,
  BanKind,
  BrowserLink,
  Change,
  Claim,
  Forgotten,
  NewChat,
  Peer,
  SeatToken,
  Store,
  StoredChat,
  StoredEdition,
  StoredMatch,
  StoredReport,
} from './store.ts';
import { changedColumns, type Tables, toMatchRow, toStepRow } from './tables.ts';
import { dropEntrant, dropTournaments, insertTournament, keepEntrant, replaceTournament } from './tournaments.ts';

/** The contract in the SQL that both databases understand. They differ in how a transaction is made. */
export abstract class SqlStore extends SqlReader implements Store {
  abstract readonly kind: Store['kind'];
  /** Runs a job in a transaction and resolves when it is on the disk. The job may be run again from the start. */
  protected abstract write<Value>(job: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;

  abstract close(): Promise<void>;

  protected abstract readonly clock: Clock;

  migrate(): Promise<void> {
    return migrate(this.db);
  }

  create(match: StoredMatch, tokens: readonly SeatToken[]): Promise<void> {
    return this.write(async (db) => {
      await db.insertInto('matches').values(toMatchRow(match)).execute();
      await insertTokens(db, match.id, tokens);
    });
  }

  commit(change: Change): Promise<boolean> {
    return this.write(async (db) => {
      // The update locks the row: whoever comes second finds another revision and writes nothing.
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set(changedColumns(change))
        .where('id', '=', change.id)
        .where('revision', '=', change.from)
        .where('epoch', '=', change.epoch)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      if (change.edition !== undefined) await keepEdition(db, change.edition);
      if (change.steps.length > 0) {
        await db
          .insertInto('steps')
          .values(change.steps.map((step) => toStepRow(change.id, step)))
          .execute();
      }
      await freeSeats(db, change.id, change.freedSeats ?? []);
      await insertTokens(db, change.id, change.newTokens ?? []);
      return true;
    });
  }

  putOff(id: string): Promise<void> {
    return this.write(async (db) => {
      // A move that makes something due sooner must come before this, or see what this has done.
      await this.lock(db, id);
      await db
        .updateTable('due')
        .from('matches')
        .set({ look_at: sql<number>`matches.due_at` })
        .whereRef('matches.id', '=', 'due.match_id')
        .whereRef('matches.due_at', '>', 'due.look_at')
        .where('due.match_id', '=', id)
        .execute();
    });
  }

  async beat(peer: Peer, milliseconds: number): Promise<string[]> {
    await this.write((db) => keepAlive(db, this.clock, peer, milliseconds));
    return await living(this.db, this.clock);
  }

  retire(node: string): Promise<void> {
    return this.write(async (db) => {
      await db.deleteFrom('processes').where('node', '=', node).execute();
    });
  }

  async claim(id: string, by: Peer): Promise<Claim | undefined> {
    for (;;) {
      const known = await ownedMatch(this.db, this.clock, id);
      if (known === undefined || known.owner !== undefined) return known;
      // What the owner before may have written in between is in what comes back, and what it writes later is not.
      const given = await this.write((db) => giveMatch(db, id, by, known.epoch));
      if (given !== undefined) return given;
    }
  }

  cede(id: string, node: string): Promise<void> {
    return this.write(async (db) => {
      await db.updateTable('matches').set({ owner: null }).where('id', '=', id).where('owner', '=', node).execute();
    });
  }

  remove(id: string): Promise<boolean> {
    return this.write(async (db) => {
      const { numDeletedRows } = await db.deleteFrom('matches').where('id', '=', id).executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    });
  }

  quarantine(id: string, reason: string): Promise<void> {
    return this.write(async (db) => {
      await db
        .updateTable('matches')
        .set(({ eb }) => ({ quarantine: reason, due_at: null, listed: 0, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where('quarantine', 'is', null)
        .execute();
    });
  }

  release(id: string, now: number): Promise<boolean> {
    return this.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set(({ eb }) => ({ quarantine: null, due_at: now, revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .where('quarantine', 'is not', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  addToken(id: string, token: SeatToken): Promise<void> {
    return this.write((db) => insertTokens(db, id, [token]));
  }

  addBrowserLink({ hash, sealed, expiresAt }: BrowserLink): Promise<void> {
    return this.write(async (db) => {
      await db.insertInto('browser_links').values({ hash, sealed, expires_at: expiresAt }).execute();
    });
  }

  takeBrowserLink(hash: string, now: number): Promise<string | undefined> {
    return this.write(async (db) => {
      const taken = await db
        .deleteFrom('browser_links')
        .where('hash', '=', hash)
        .returning(['sealed', 'expires_at'])
        .executeTakeFirst();
      return taken === undefined || taken.expires_at <= now ? undefined : taken.sealed;
    });
  }

  addLink(id: string, { hash, seat }: SeatToken, expiresAt: number): Promise<void> {
    return this.write(async (db) => {
      await db.insertInto('links').values({ match_id: id, hash, seat, expires_at: expiresAt }).execute();
    });
  }

  dropLink(id: string, hash: string): Promise<void> {
    return this.write(async (db) => {
      await db.deleteFrom('links').where('match_id', '=', id).where('hash', '=', hash).execute();
    });
  }

  claimLink(id: string, hash: string, token: string, now: number): Promise<number | 'tooMany' | undefined> {
    return this.write(async (db) => {
      // Two claims at once must not count the same devices.
      await this.lock(db, id);
      const row = await db
        .deleteFrom('links')
        .where('match_id', '=', id)
        .where('hash', '=', hash)
        .returning(['seat', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= now) return undefined;
      const { devices } = await db
        .selectFrom('tokens')
        .select(({ fn }) => fn.countAll().as('devices'))
        .where('match_id', '=', id)
        .where('seat', '=', row.seat)
        .executeTakeFirstOrThrow();
      if (Number(devices) >= LIMITS.devicesPerSeat) return 'tooMany';
      await insertTokens(db, id, [{ hash: token, seat: row.seat }]);
      return row.seat;
    });
  }

  addChat(id: string, line: NewChat): Promise<StoredChat> {
    return this.write(async (db) => {
      // Two lines at once must not take the same number: the row of the match is what they queue for.
      await this.lock(db, id);
      return await addLine(db, id, line);
    });
  }

  /** Makes a transaction wait for others that write about the same match. */
  protected abstract lock(db: Kysely<Tables>, id: string): Promise<void>;

  remember(browser: string, id: string, seat: number, at: number): Promise<void> {
    return this.write(async (db) => {
      await db
        .insertInto('plays')
        .values({ browser, match_id: id, seat, at })
        .onConflict((conflict) => conflict.columns(['browser', 'match_id']).doUpdateSet({ seat, at }))
        .execute();
    });
  }

  addSubscription(id: string, seat: number, subscription: PushSubscription): Promise<void> {
    const document = JSON.stringify(subscription);
    return this.write(async (db) => {
      await db
        .insertInto('subscriptions')
        .values({ match_id: id, seat, endpoint: subscription.endpoint, document })
        .onConflict((conflict) => conflict.columns(['match_id', 'endpoint']).doUpdateSet({ seat, document }))
        .execute();
    });
  }

  dropSubscription(endpoint: string): Promise<void> {
    return this.write(async (db) => {
      await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute();
    });
  }

  ban(ban: Ban): Promise<void> {
    return this.write((db) => keepBan(db, ban));
  }

  unban(kind: BanKind, subject: string): Promise<boolean> {
    return this.write((db) => dropBan(db, kind, subject));
  }

  report(report: StoredReport): Promise<void> {
    return this.write((db) => keepReport(db, report));
  }

  forget(forgotten: Forgotten): Promise<boolean> {
    return this.write(async (db) => {
      const isDone = await forgetPeople(db, forgotten);
      if (isDone && forgotten.seat !== undefined) await freeSeats(db, forgotten.id, [forgotten.seat]);
      return isDone;
    });
  }

  handIn(entry: StoredEntry): Promise<boolean> {
    return this.write((db) => keepEntry(db, entry));
  }

  withdraw(browser: string, deal?: DailyDeal): Promise<number> {
    return this.write((db) => dropEntries(db, browser, deal));
  }

  dropBoards(before: string): Promise<number> {
    return this.write((db) => dropBoards(db, before));
  }

  keepRater(rater: Rater): Promise<void> {
    return this.write((db) => keepRater(db, rater));
  }

  dropRater(browser: string): Promise<boolean> {
    return this.write((db) => dropRater(db, browser));
  }

  rate(seats: readonly RatedSeat[], before: readonly Skill[]): Promise<'rated' | 'known' | 'moved'> {
    return this.write((db) => keepRated(db, seats, before));
  }

  keepLuck(matchId: string, luck: readonly number[]): Promise<void> {
    return this.write((db) => keepLuck(db, matchId, luck));
  }

  rewriteRated(seats: readonly RatedSeat[]): Promise<void> {
    return this.write((db) => rewriteRated(db, seats));
  }

  replaceSkills(skills: readonly StoredSkill[], seats: number): Promise<boolean> {
    return this.write((db) => replaceSkills(db, skills, seats));
  }

  createTournament(id: string, document: string, at: number): Promise<void> {
    return this.write((db) => insertTournament(db, id, document, at));
  }

  changeTournament(id: string, from: number, document: string, at: number): Promise<boolean> {
    return this.write((db) => replaceTournament(db, id, from, document, at));
  }

  rememberTournament(browser: string, id: string): Promise<void> {
    return this.write((db) => keepEntrant(db, browser, id));
  }

  forgetTournament(browser: string, id: string): Promise<void> {
    return this.write((db) => dropEntrant(db, browser, id));
  }

  dropTournaments(before: number): Promise<number> {
    return this.write((db) => dropTournaments(db, before));
  }

  sweep(before: number, now: number): Promise<number> {
    return this.write((db) => sweepAway(db, before, now));
  }
}

async function keepEdition(db: Kysely<Tables>, edition: StoredEdition): Promise<void> {
  await db
    .insertInto('editions')
    .values({ ...edition })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

async function insertTokens(db: Kysely<Tables>, id: string, tokens: readonly SeatToken[]): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .insertInto('tokens')
    .values(tokens.map(({ hash, seat }) => ({ match_id: id, hash, seat })))
    .execute();
}

/**
 * Links go first: whoever is about to claim one holds its row, and the token that comes of it is there to be found
 * when the row is free again.
 */
async function freeSeats(db: Kysely<Tables>, id: string, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return;
  for (const table of ['links', 'tokens', 'subscriptions', 'plays'] as const) {
    await db.deleteFrom(table).where('match_id', '=', id).where('seat', 'in', seats).execute();
  }
}

/** Deletes rooms that were never started and have not changed since a moment, links that have expired, and bans that have ended. */
export async function sweepAway(db: Kysely<Tables>, before: number, now: number): Promise<number> {
  await db.deleteFrom('links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('browser_links').where('expires_at', '<=', now).execute();
  await db.deleteFrom('bans').where('until', '<=', now).execute();
  await db.deleteFrom('processes').where('until', '<', before).execute();
  const { numDeletedRows } = await db
    .deleteFrom('matches')
    .where('status', '=', 'open')
    // A room changes after it was made: this is what the index is by.
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
