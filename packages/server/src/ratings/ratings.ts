import type { RatedPlayers, Ratings as RatingsView } from '@nunatak/protocol';
import type { Log } from '../log.ts';
import type { Match } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import { hashToken } from '../secrets.ts';
import type { RatedSeat, Skill, StoredSkill } from '../store/standings.ts';
import { afterMatch, placesOf, shownDeviation, shownRating, UNKNOWN } from './skill.ts';

const MOST_LISTED = 50;
const MOST_MATCHES = 20;
const MOST_ATTEMPTS = 20;
const AT_ONCE = 50;

/** How strong those are who have asked for it, by the number of players at the table. */
export class Ratings {
  readonly #matches: Matches;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(matches: Matches, log: Log) {
    this.#matches = matches;
    this.#log = log;
    matches.onCommitted(({ match, made, isOurs }) => {
      if (isOurs && made.length > 0 && match.status === 'finished') this.#begin(match);
    });
  }

  /** Resolves when all that has ended is rated, or could not be. */
  async drain(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async ask(token: string, name: string): Promise<void> {
    await this.#matches.store.keepRater({ browser: hashToken(token), name, since: this.#matches.now() });
  }

  async leave(token: string): Promise<void> {
    await this.#matches.store.dropRater(hashToken(token));
  }

  async list(players: RatedPlayers, token: string | undefined): Promise<RatingsView> {
    const { store } = this.#matches;
    const browser = token === undefined ? undefined : hashToken(token);
    const { people, count } = await store.bestSkills(players, MOST_LISTED, browser);
    const [own] = browser === undefined ? [] : await store.raters([browser]);
    const matches = own === undefined ? [] : await store.ratedOf(own.browser, players, MOST_MATCHES);
    return {
      players,
      people: people.map(({ rank, name, games, ...skill }) => ({
        rank,
        name,
        rating: shownRating(skill),
        deviation: shownDeviation(skill),
        games,
        own: skill.browser === browser,
      })),
      count,
      ...(own === undefined ? {} : { asked: own.name }),
      matches: matches.map(({ matchId, at, place, muBefore, mu }) => ({
        matchId,
        at,
        place,
        before: shownRating({ mu: muBefore }),
        after: shownRating({ mu }),
      })),
    };
  }

  /** Rates what ended since a moment and was missed, because a process or the database went down. */
  async rateMissed(since: number): Promise<void> {
    for (const id of await this.#matches.store.unrated(since, AT_ONCE))
      await this.#maybeRate(await this.#matches.look(id));
  }

  #begin(match: Match): void {
    const work = this.#maybeRate(match).catch((error: unknown) =>
      this.#log.warn('a match could not be rated yet', { match: match.id, error }),
    );
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #maybeRate(match: Match): Promise<void> {
    const { store } = this.#matches;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const browsers = await this.#ratersAt(match);
      if (browsers === undefined || match.state === undefined) return;
      const { players } = match.game;
      const before = skillsAt(browsers, await store.skills(browsers, players));
      const seats = ratedSeats({
        matchId: match.id,
        browsers,
        before,
        places: placesOf(match.state.view),
        at: match.finishedAt ?? match.updatedAt,
      });
      if ((await store.rate(seats, before)) !== 'moved') return;
    }
    throw new Error('the ratings at this table change all the time');
  }

  /** Who sits where, if the match counts: nobody but people who had asked for it, and nothing was taken back. */
  async #ratersAt({ id, room, game, finishedAt = 0 }: Match): Promise<readonly string[] | undefined> {
    if (game.players < 2 || room.tookBack === true || room.seats.some(({ kind }) => kind !== 'person'))
      return undefined;
    const { store } = this.#matches;
    const sitting = await store.browsers(id);
    const raters = (await store.raters(sitting.map(({ browser }) => browser))).filter(
      ({ since }) => since <= finishedAt,
    );
    const found = room.seats.map((_, seat) => {
      const here = sitting.filter((one) => one.seat === seat).map(({ browser }) => browser);
      return raters.find(({ browser }) => here.includes(browser))?.browser;
    });
    const known = found.filter((browser) => browser !== undefined);
    return known.length === found.length ? known : undefined;
  }
}

function skillsAt(browsers: readonly string[], known: readonly StoredSkill[]): readonly Skill[] {
  return browsers.map((browser) => known.find((one) => one.browser === browser) ?? UNKNOWN);
}

interface Finished {
  readonly matchId: string;
  readonly browsers: readonly (string | undefined)[];
  readonly before: readonly Skill[];
  readonly places: readonly number[];
  readonly at: number;
}

/** What a match did to the ratings at its table. */
export function ratedSeats({ matchId, browsers, before, places, at }: Finished): readonly RatedSeat[] {
  return afterMatch(before, places).map(({ mu, sigma }, seat) => ({
    matchId,
    seat,
    browser: browsers[seat],
    players: browsers.length,
    place: places[seat],
    muBefore: before[seat].mu,
    sigmaBefore: before[seat].sigma,
    mu,
    sigma,
    at,
  }));
}
