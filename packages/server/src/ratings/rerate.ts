import type { Matches } from '../match/matches.ts';
import { ordinalOf } from '../store/ratings.ts';
import type { RatedSeat, Skill, StoredSkill } from '../store/standings.ts';
import { ratedSeats } from './ratings.ts';
import { UNKNOWN } from './skill.ts';

const SEATS_AT_ONCE = 400;
const MOST_ATTEMPTS = 20;

/**
 * Works all ratings out anew, from the first rated match to the last: places come from the logs, played again. Whoever has
 * left the ratings counts in each of their matches as one of whom nothing is known. Resolves to how many matches it were.
 */
export async function rerate(matches: Matches): Promise<number> {
  const { store } = matches;
  const skills = new Map<string, StoredSkill>();
  let [last, seatCount, matchCount]: [RatedSeat | undefined, number, number] = [undefined, 0, 0];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    for (;;) {
      const page = wholeMatches(await store.ratedAfter(last, SEATS_AT_ONCE));
      if (page.length === 0) break;
      const rewritten: RatedSeat[] = [];
      for (const seats of page) rewritten.push(...(await ratedAnew(matches, seats, skills)));
      await store.rewriteRated(rewritten);
      last = rewritten.at(-1);
      seatCount += rewritten.length;
      matchCount += page.length;
    }
    if (await store.replaceSkills([...skills.values()], seatCount)) return matchCount;
  }
  throw new Error('matches end faster than they can be rated');
}

/** The seats by match; the last match of a full page may go on behind it and is left for the next. */
function wholeMatches(seats: readonly RatedSeat[]): readonly (readonly RatedSeat[])[] {
  const byMatch = [...Map.groupBy(seats, ({ matchId }) => matchId).values()];
  return seats.length < SEATS_AT_ONCE ? byMatch : byMatch.slice(0, -1);
}

async function ratedAnew(
  matches: Matches,
  seats: readonly RatedSeat[],
  skills: Map<string, StoredSkill>,
): Promise<readonly RatedSeat[]> {
  const [{ matchId, players, at }] = seats;
  const { positions } = await matches.reader.replay(await matches.look(matchId));
  const { view } = positions[positions.length - 1].state;
  const browsers = seats.map(({ browser }) => browser);
  const keyOf = (browser: string) => `${players} ${browser}`;
  const before = browsers.map(
    (browser): Skill => (browser === undefined ? UNKNOWN : (skills.get(keyOf(browser)) ?? UNKNOWN)),
  );
  const rated = ratedSeats({ matchId, browsers, before, view, at });
  for (const [i, { browser, mu, sigma }] of rated.entries()) {
    if (browser === undefined) continue;
    const games = before[i].games + 1;
    skills.set(keyOf(browser), { browser, players, mu, sigma, ordinal: ordinalOf({ mu, sigma }), games });
  }
  return rated;
}
