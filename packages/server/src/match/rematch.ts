import { Refused } from '../refused.ts';
import type { newDeal } from '../secrets.ts';
import { oneMore } from './facts.ts';
import type { Match, Room, SeatState } from './match.ts';
import type { Matches } from './matches.ts';
import { openMatch } from './newMatch.ts';

export interface RematchOptions {
  /** The seat that asks. */
  readonly by: number;
  /** Whether the host can be reached; if not, whoever asks is the host of the next match. */
  readonly isHostHere: boolean;
  readonly newDeal: () => ReturnType<typeof newDeal>;
}

/**
 * Opens the next match of the same table, each seat moved on by one so that somebody else begins.
 * The tokens of the old match work there too; whoever asks second gets the same match.
 */
export async function openRematch(matches: Matches, id: string, options: RematchOptions): Promise<string> {
  const opened: string[] = [];
  const rematch = await matches.change(id, options.by, async (match) => {
    if (match.status !== 'finished') throw new Refused('notFinished', 'The game is not over yet');
    if (match.room.rematch !== undefined) return { value: match.room.rematch };
    const next = await openAgain(matches, match, options);
    opened.push(next);
    return { value: next, next: { ...match, room: { ...match.room, rematch: next } } };
  });
  // Where another process was faster, the decision was made again, and what came of the first one belongs to nobody.
  for (const orphan of opened) if (orphan !== rematch) await matches.store.remove(orphan);
  if (opened.includes(rematch)) await bringAlong(matches, id, rematch);
  return rematch;
}

async function openAgain(matches: Matches, match: Match, { by, isHostHere, newDeal }: RematchOptions): Promise<string> {
  const { id, game, room } = match;
  const { seats, settings } = room;
  const moved = seats.map((_, seat): SeatState => {
    const { staged: __, generation: ___, marks: ____, ...place } = seats[(seat + 1) % seats.length];
    return { ...place, botPlays: false };
  });
  const tokens = (await matches.store.tokens(id)).map(({ hash, seat }) => ({
    hash,
    seat: movedOn(seat, seats.length),
  }));
  const host = isHostHere && seats[room.host]?.botPlays === false ? room.host : by;
  const next: Room = { host: movedOn(host, seats.length), settings, seats: moved, earlier: id };
  return await openMatch(matches, newDeal(), next, oneMore(game), tokens);
}

/** The browsers that know the old match, and those that are told of its turns, go on with the new one. */
async function bringAlong(matches: Matches, from: string, to: string): Promise<void> {
  const { store, now } = matches;
  const { seats } = (await matches.look(from)).room;
  for (const { browser, seat } of await store.browsers(from)) {
    await store.remember(browser, to, movedOn(seat, seats.length), now());
  }
  for (const seat of seats.keys()) {
    for (const subscription of await store.subscriptions(from, seat)) {
      await store.addSubscription(to, movedOn(seat, seats.length), subscription);
    }
  }
}

/** Where somebody sits in the next match. */
export function movedOn(seat: number, players: number): number {
  return (seat - 1 + players) % players;
}
