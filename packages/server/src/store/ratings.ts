import { type Kysely, sql } from 'kysely';
import type { Margin, RatedSeat, Rater, Skill, SkillList, StoredSkill } from './standings.ts';
import type { Tables } from './tables.ts';

/** Those of some browsers who have asked to be rated, whoever asked first before the others. */
export async function ratersAmong(db: Kysely<Tables>, browsers: readonly string[]): Promise<Rater[]> {
  if (browsers.length === 0) return [];
  return await db
    .selectFrom('raters')
    .selectAll()
    .where('browser', 'in', browsers)
    .orderBy('since')
    .orderBy('browser')
    .execute();
}

/** How strong some are at tables of so many; those who have no game there yet are left out. */
export async function skillsOf(
  db: Kysely<Tables>,
  browsers: readonly string[],
  players: number,
): Promise<StoredSkill[]> {
  if (browsers.length === 0) return [];
  return await db
    .selectFrom('skills')
    .selectAll()
    .where('browser', 'in', browsers)
    .where('players', '=', players)
    .where('games', '>', 0)
    .execute();
}

/** The best at tables of so many, and behind them one's own where it is not among them. */
export async function bestSkills(
  db: Kysely<Tables>,
  players: number,
  limit: number,
  browser: string | undefined,
): Promise<SkillList> {
  const all = db.selectFrom('skills').where('players', '=', players).where('games', '>', 0);
  const named = all.innerJoin('raters', 'raters.browser', 'skills.browser').selectAll('skills').select('raters.name');
  const best = await named.orderBy('ordinal', 'desc').orderBy('skills.browser').limit(limit).execute();
  const { count } = await all.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  const people = best.map((one, i) => ({ ...one, rank: i + 1 }));
  const isListed = browser === undefined || best.some((one) => one.browser === browser);
  const own = isListed ? undefined : await named.where('skills.browser', '=', browser).executeTakeFirst();
  if (own === undefined) return { people: await withMargins(db, players, people), count: Number(count) };
  const { above } = await all
    .select(({ fn }) => fn.countAll().as('above'))
    .where('ordinal', '>', own.ordinal)
    .executeTakeFirstOrThrow();
  const listed = [...people, { ...own, rank: Number(above) + 1 }];
  return { people: await withMargins(db, players, listed), count: Number(count) };
}

/** Those of a list with what they were ahead by in the mean of their matches, as far as the luck of these is known. */
async function withMargins<Person extends { readonly browser: string }>(
  db: Kysely<Tables>,
  players: number,
  people: readonly Person[],
): Promise<(Person & { readonly margin: Margin | undefined })[]> {
  if (people.length === 0) return [];
  const browsers = people.map(({ browser }) => browser);
  const rows = await db
    .selectFrom('rated')
    .select(({ fn }) => ['browser', fn.avg<number>('ahead').as('points'), fn.avg<number>('luck').as('luck')])
    .where('browser', 'in', browsers)
    .where('players', '=', players)
    .where('luck', 'is not', null)
    .groupBy('browser')
    .execute();
  const margins = new Map(rows.map(({ browser, points, luck }) => [browser, { points, luck }]));
  return people.map((person) => ({ ...person, margin: margins.get(person.browser) }));
}

const RATED_COLUMNS = [
  'match_id as matchId',
  'seat',
  'browser',
  'players',
  'place',
  'mu_before as muBefore',
  'sigma_before as sigmaBefore',
  'mu',
  'sigma',
  'at',
  'ahead',
  'luck',
] as const;

function seatOf<Row extends { browser: string | null; luck: number | null }>(row: Row) {
  return {
    ...row,
    browser: row.browser ?? undefined,
    luck: row.luck ?? undefined,
  };
}

/** What the last matches of a browser did to its rating, the latest first. */
export async function ratedOf(
  db: Kysely<Tables>,
  browser: string,
  players: number,
  limit: number,
): Promise<RatedSeat[]> {
  const rows = await db
    .selectFrom('rated')
    .select(RATED_COLUMNS)
    .where('browser', '=', browser)
    .where('players', '=', players)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(seatOf);
}

/** The seats of rated matches in the order in which these ended, after one of them. */
export async function ratedAfter(
  db: Kysely<Tables>,
  after: Pick<RatedSeat, 'at' | 'matchId' | 'seat'> | undefined,
  limit: number,
): Promise<RatedSeat[]> {
  let query = db.selectFrom('rated').select(RATED_COLUMNS);
  if (after !== undefined) {
    query = query.where(sql<boolean>`(at, match_id, seat) > (${after.at}, ${after.matchId}, ${after.seat})`);
  }
  const rows = await query.orderBy('at').orderBy('match_id').orderBy('seat').limit(limit).execute();
  return rows.map(seatOf);
}

/** Matches that ended since a moment, with somebody at the table who has asked to be rated, and that were not rated. */
export async function unratedSince(db: Kysely<Tables>, since: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    // As the index says it.
    .where('finished_at', 'is not', null)
    .where('finished_at', '>=', since)
    .where('players', '>', 1)
    .where('quarantine', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('rated').select('seat').whereRef('rated.match_id', '=', 'matches.id'))),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('plays')
          .innerJoin('raters', 'raters.browser', 'plays.browser')
          .select('plays.seat')
          .whereRef('plays.match_id', '=', 'matches.id'),
      ),
    )
    .orderBy('finished_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Rated matches that ended since a moment and whose luck is not known, the earliest first. */
export async function unmeasuredSince(db: Kysely<Tables>, since: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rated')
    .select('match_id')
    .where('at', '>=', since)
    .where('luck', 'is', null)
    // One row a match.
    .where('seat', '=', 0)
    .orderBy('at')
    .orderBy('match_id')
    .limit(limit)
    .execute();
  return rows.map(({ match_id }) => match_id);
}

export async function keepLuck(db: Kysely<Tables>, matchId: string, luck: readonly number[]): Promise<void> {
  for (const [seat, points] of luck.entries()) {
    await db
      .updateTable('rated')
      .set({ luck: points })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .execute();
  }
}

export async function keepRater(db: Kysely<Tables>, { browser, name, since }: Rater): Promise<void> {
  await db
    .insertInto('raters')
    .values({ browser, name, since })
    .onConflict((conflict) => conflict.column('browser').doUpdateSet({ name }))
    .execute();
}

/** Takes somebody out of the ratings; false if they had not asked for them. */
export async function dropRater(db: Kysely<Tables>, browser: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('raters').where('browser', '=', browser).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Writes what a match did to the ratings of those at its table. `moved` if one of them has had another match rated since,
 * or has left; nothing is written then, nor where the match was rated before.
 */
export async function keepRated(
  db: Kysely<Tables>,
  seats: readonly RatedSeat[],
  before: readonly Skill[],
): Promise<'rated' | 'known' | 'moved'> {
  const known = await db.selectFrom('rated').select('seat').where('match_id', '=', seats[0].matchId).execute();
  if (known.length > 0) return 'known';
  // Everybody takes the rows in the same order, so that two matches never wait for each other.
  const sorted = seats.map((seat, i) => ({ ...seat, games: before[i].games })).toSorted((a, b) => compare(a, b));
  for (const { browser, players, games } of sorted) {
    if (browser === undefined || (await gamesOf(db, browser, players)) !== games) return 'moved';
  }
  await db.insertInto('rated').values(seats.map(toRow)).execute();
  for (const { browser, players, mu, sigma, games } of sorted) {
    await db
      .updateTable('skills')
      .set({ mu, sigma, ordinal: ordinalOf({ mu, sigma }), games: games + 1 })
      .where('browser', '=', browser ?? '')
      .where('players', '=', players)
      .execute();
  }
  return 'rated';
}

/** How many games somebody has, with their row held until the end of the transaction; undefined for who is not rated. */
async function gamesOf(db: Kysely<Tables>, browser: string, players: number): Promise<number | undefined> {
  const rater = await db.selectFrom('raters').select('browser').where('browser', '=', browser).executeTakeFirst();
  if (rater === undefined) return undefined;
  await db
    .insertInto('skills')
    .values({ browser, players, mu: 0, sigma: 0, ordinal: 0, games: 0 })
    .onConflict((conflict) => conflict.columns(['browser', 'players']).doNothing())
    .execute();
  const held = await db
    .updateTable('skills')
    .set(({ ref }) => ({ games: ref('games') }))
    .where('browser', '=', browser)
    .where('players', '=', players)
    .returning('games')
    .executeTakeFirst();
  return held?.games;
}

/** Writes anew what rated matches did. */
export async function rewriteRated(db: Kysely<Tables>, seats: readonly RatedSeat[]): Promise<void> {
  for (const { matchId, seat, place, muBefore, sigmaBefore, mu, sigma, ahead } of seats) {
    await db
      .updateTable('rated')
      .set({ place, mu_before: muBefore, sigma_before: sigmaBefore, mu, sigma, ahead })
      .where('match_id', '=', matchId)
      .where('seat', '=', seat)
      .execute();
  }
}

/** Puts ratings in the place of all there are; false if a match was rated since so many seats had been. */
export async function replaceSkills(
  db: Kysely<Tables>,
  skills: readonly StoredSkill[],
  seats: number,
): Promise<boolean> {
  // Whoever is about to rate a match holds some of these rows: it is counted, or waits.
  await db
    .updateTable('skills')
    .set(({ ref }) => ({ games: ref('games') }))
    .execute();
  const { count } = await db
    .selectFrom('rated')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) !== seats) return false;
  await db.deleteFrom('skills').execute();
  for (const skill of skills) {
    await db
      .insertInto('skills')
      .values({ ...skill })
      .execute();
  }
  return true;
}

/** What the list goes by: a strength that is almost certain. */
export function ordinalOf({ mu, sigma }: Pick<Skill, 'mu' | 'sigma'>): number {
  return mu - 3 * sigma;
}

function toRow(seat: RatedSeat): Tables['rated'] {
  const { matchId, browser, players, place, muBefore, sigmaBefore, mu, sigma, at, ahead, luck } = seat;
  return {
    match_id: matchId,
    seat: seat.seat,
    browser: browser ?? null,
    players,
    place,
    mu_before: muBefore,
    sigma_before: sigmaBefore,
    mu,
    sigma,
    at,
    ahead,
    luck: luck ?? null,
  };
}

function compare({ browser: a = '' }: RatedSeat, { browser: b = '' }: RatedSeat): number {
  return a < b ? -1 : 1;
}
