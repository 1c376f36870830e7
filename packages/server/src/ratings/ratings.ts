import type { View } from '@nunatak/engine';
import type { RatedPlayers, Ratings as RatingsView } from '@nunatak/protocol';
import type { Bots } from '../bots/bots.ts';
import type { Log } from '../log.ts';
import { lineOf } from '../match/log.ts';
import { dealtState, type Match } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import { hashToken } from '../secrets.ts';
import type { RatedSeat, Skill, StoredSkill } from '../store/standings.ts';
import { afterMatch, aheadOfOthers, placesOf, shownDeviation, shownMargin, shownRating, UNKNOWN } from './skill.ts';

const MOST_LISTED = 50;
const MOST_MATCHES = 20;
const MOST_ATTEMPTS = 20;
const AT_ONCE = 50;

/** How strong those are who have asked for it, by the number of players at the table. */
export class Ratings {
  readonly #matches: Matches;
  readonly #bots: Pick<Bots, 'luckOf'>;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<unknown>>();
  /** The luck of one match is measured after the other: nobody waits for it. */
  #measuring: Promise<void> = Promise.resolve();

  constructor(matches: Matches, bots: Pick<Bots, 'luckOf'>, log: Log) {
    this.#matches = matches;
    this.#bots = bots;
    this.#log = log;
    matches.onCommitted(({ match, made, isOurs }) => {
      if (isOurs && made.length > 0 && match.status === 'finished') this.#begin(match);
    });
  }

  /** Resolves when all that has ended is rated and measured, or could not be. */
  async drain(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    await this.#measuring;
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
      people: people.map(({ rank, name, games, margin, ...skill }) => ({
        rank,
        name,
        rating: shownRating(skill),
        deviation: shownDeviation(skill),
        games,
        own: skill.browser === browser,
        ...(margin === undefined ? {} : { margin: shownMargin(margin) }),
      })),
      count,
      ...(own === undefined ? {} : { asked: own.name }),
      matches: matches.map(({ matchId, at, place, muBefore, mu, ahead, luck }) => ({
        matchId,
        at,
        place,
        before: shownRating({ mu: muBefore }),
        after: shownRating({ mu }),
        ...(luck === undefined ? {} : { margin: shownMargin({ points: ahead, luck }) }),
      })),
    };
  }

  /** Rates and measures what ended since a moment and was missed, because a process or the database went down. */
  async rateMissed(since: number): Promise<void> {
    const { store } = this.#matches;
    for (const id of await store.unrated(since, AT_ONCE)) await this.#maybeRate(await this.#matches.look(id));
    for (const id of await store.unmeasured(since, AT_ONCE)) this.#measureLater(id);
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
        view: match.state.view,
        at: match.finishedAt ?? match.updatedAt,
      });
      const outcome = await store.rate(seats, before);
      if (outcome === 'rated') this.#measureLater(match.id);
      if (outcome !== 'moved') return;
    }
    throw new Error('the ratings at this table change all the time');
  }

  /** What is not measured now is when what was missed is looked for. */
  #measureLater(id: string): void {
    this.#measuring = this.#measuring
      .then(() => this.#measure(id))
      .catch((error: unknown) => this.#log.warn('the luck of a match could not be measured yet', { match: id, error }));
  }

  async #measure(id: string): Promise<void> {
    const { reader, store } = this.#matches;
    const match = await this.#matches.look(id);
    const { made } = await reader.replay(match);
    const steps = lineOf(made.map(({ stored }) => stored));
    const luck = await this.#bots.luckOf({ initial: dealtState(match), steps, seed: id });
    await store.keepLuck(id, aheadOfOthers(luck.map(({ points }) => points)));
  }

  /** Who sits where, if the match counts: nobody but people who had asked for it, and nothing was taken back. */
  async #ratersAt({ id, room, game, finishedAt = 0 }: Match): Promise<readonly string[] | undefined> {
    if (game.players < 2 || room.tookBack === true || room.seats.some(({ kind }) => kind !== 'person'))
      return undefined;
    const { store } = this.#matches;
    const sitting = await store.browsers(id);
    if (!room.seats.every((_, seat) => sitting.some((one) => one.seat === seat))) return undefined;
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
  /** The end of the game. */
  readonly view: View;
  readonly at: number;
}

/** What a match did to the ratings at its table. */
export function ratedSeats({ matchId, browsers, before, view, at }: Finished): readonly RatedSeat[] {
  const places = placesOf(view);
  const aheads = aheadOfOthers(view.points.slice(0, view.facts.players));
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
    ahead: aheads[seat],
    luck: undefined,
  }));
}
