import type { Rater, StoredEntry } from '../store/standings.ts';
import type { MatchSeat, Store, StoredChat, StoredMatch } from '../store/store.ts';
import { eraseEntrant } from '../tournament/people.ts';
import type { Room, SeatState } from './match.ts';
import { isListed, searchNames } from './newMatch.ts';
import { OPEN_SEAT, withPresentHost } from './seats.ts';

/** All that is known of a person: where they sat under which name, what they wrote, and where they are told of turns. */
export interface Person {
  readonly browser: string;
  readonly matches: readonly {
    readonly matchId: string;
    readonly seat: number;
    readonly name: string | undefined;
    readonly status: StoredMatch['status'];
    readonly createdAt: number;
    readonly chat: readonly StoredChat[];
    readonly push: readonly string[];
  }[];
  /** Games that they have handed in for the leaderboards. */
  readonly daily: readonly StoredEntry[];
  /** How they asked to be rated, if they did. */
  readonly rated: Rater | undefined;
  readonly tournaments: readonly string[];
}

const ALL_LINES = 1_000_000;
const MOST_ATTEMPTS = 20;

/** What is known of whoever plays at a browser. */
export async function exportPerson(store: Store, browser: string): Promise<Person> {
  const matches: Person['matches'][number][] = [];
  for (const { matchId, seat } of await store.seatsOf(browser)) {
    const stored = await store.load(matchId);
    if (stored === undefined) continue;
    const { status, createdAt } = stored;
    matches.push({
      matchId,
      seat,
      name: roomOf(stored).seats[seat]?.name,
      status,
      createdAt,
      chat: (await store.chat(matchId, 0, ALL_LINES)).filter((line) => line.seat === seat),
      push: (await store.subscriptions(matchId, seat)).map(({ endpoint }) => endpoint),
    });
  }
  const [rated] = await store.raters([browser]);
  const [daily, tournaments] = await Promise.all([store.entriesOf(browser), store.tournamentsOf(browser)]);
  return { browser, matches, daily, rated, tournaments };
}

/** From how much somebody was erased. */
export interface Erased {
  readonly matches: number;
  /** Entries of leaderboards. */
  readonly daily: number;
  readonly tournaments: number;
  readonly isRated: boolean;
}

/** Forgets whoever plays at a browser: in every match, where a bot plays on for them, on every leaderboard, in tournaments and ratings. */
export async function erasePerson(store: Store, browser: string, now: number): Promise<Erased> {
  const seats = await store.seatsOf(browser);
  for (const one of seats) await eraseSeat(store, one, now);
  const daily = await store.withdraw(browser);
  const tournaments = await eraseEntrant(store, browser, now);
  return { matches: seats.length, daily, tournaments, isRated: await store.dropRater(browser) };
}

async function eraseSeat(store: Store, { matchId, seat }: MatchSeat, now: number): Promise<void> {
  await change(store, matchId, (stored) => {
    const room = roomOf(stored);
    const isPlaying = stored.status === 'playing';
    // Whoever is connected to the seat loses it, as anybody does whose seat has a new owner.
    const generation = stored.revision + 1;
    const empty = (place: SeatState): SeatState =>
      stored.status === 'open' ? OPEN_SEAT : { ...nameless(place), botPlays: place.botPlays || isPlaying };
    const seats = room.seats.map((place, i) => (i === seat ? { ...empty(place), generation } : place));
    return { room: withPresentHost({ ...room, seats }), seat, isDue: isPlaying, at: now };
  });
}

/** Forgets everybody in a match that is over: their names, how they would be known again, and what they wrote. */
export async function forgetEveryone(store: Store, id: string, now: number): Promise<void> {
  await change(store, id, (stored) => {
    const { webhook: _, turnedOut: __, ...room } = roomOf(stored);
    return { room: { ...room, seats: room.seats.map(nameless) }, isDue: false, at: now };
  });
}

/** Makes a change of a match's people, again and again until nobody else was faster. */
async function change(
  store: Store,
  id: string,
  decide: (stored: StoredMatch) => { room: Room; seat?: number; isDue: boolean; at: number },
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const stored = await store.load(id);
    if (stored === undefined) return;
    const { room, ...rest } = decide(stored);
    const listed = stored.quarantine === undefined && isListed(room, stored.status);
    const columns = { room: JSON.stringify(room), names: searchNames(room), listed };
    if (await store.forget({ id, from: stored.revision, ...columns, ...rest })) return;
  }
  throw new Error(`Match ${id} is too busy`);
}

function nameless({ name: _, marks: __, ...place }: SeatState): SeatState {
  return place;
}

function roomOf({ room }: StoredMatch): Room {
  return JSON.parse(room);
}
