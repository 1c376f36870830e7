import { type DeviceLink, LIMITS, type Seated } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import { hashToken, newToken, sameHash } from '../secrets.ts';
import type { SeatToken } from '../store/store.ts';
import type { Matches } from './matches.ts';
import { movedOn } from './rematch.ts';
import { generationOf, seatOf } from './seats.ts';

export const LINK_LIFETIME_MS = 10 * 60 * 1000;

/** A code with which another device of the same person may take the seat too: once, and soon. */
export async function linkDevice({ store, now, world }: Matches, id: string, token: string): Promise<DeviceLink> {
  const seat = await seatOf(store, id, token);
  const devices = (await store.tokens(id)).filter((known) => known.seat === seat);
  if (devices.length >= LIMITS.devicesPerSeat) throw tooManyDevices();
  const code = newToken(world);
  const expiresAt = now() + LINK_LIFETIME_MS;
  await store.addLink(id, { hash: hashToken(code), seat }, expiresAt);
  // Whoever lost the seat meanwhile has lost its links with it, all but the one that was made a moment too late.
  await seatOf(store, id, token).catch(async (error: unknown) => {
    await store.dropLink(id, hashToken(code));
    throw error;
  });
  return { code, expiresAt };
}

/** Uses a code up for a token of the seat's own. */
export async function claimDevice(matches: Matches, id: string, code: string, browser?: string): Promise<Seated> {
  const { store, now, world } = matches;
  const token = newToken(world);
  const seat = await store.claimLink(id, hashToken(code), hashToken(token), now());
  if (seat === 'tooMany') throw tooManyDevices();
  if (seat === undefined) throw new Refused('linkExpired', 'This link was used already, or is too old');
  if (browser !== undefined) await store.remember(hashToken(browser), id, seat, now());
  await takeAlong(matches, id, { seat, hash: hashToken(token) }, browser);
  return { matchId: id, seat, token };
}

/** Lets a token of a finished match in at its rematch too, as those are that were there when the rematch was opened. */
async function takeAlong(matches: Matches, id: string, { seat, hash }: SeatToken, browser?: string): Promise<void> {
  const { rematch, seats } = (await matches.look(id)).room;
  if (rematch === undefined) return;
  const next = { seat: movedOn(seat, seats.length), hash };
  let isTheirs = false;
  await matches.amend(rematch, (match) => {
    // The host of the rematch may have given the seat away meanwhile.
    const { kind } = match.room.seats[next.seat];
    isTheirs = kind === 'person' && generationOf(match.room, next.seat) === 0;
    return isTheirs ? { value: undefined, next: match, newTokens: [next] } : { value: undefined };
  });
  if (!isTheirs) return;
  if (browser !== undefined) await matches.store.remember(hashToken(browser), rematch, next.seat, matches.now());
  await takeAlong(matches, rematch, next, browser);
}

/** A token of its own for a browser that has a seat: the same person has come with another device. */
export async function ownSeat(matches: Matches, id: string, browser: string): Promise<Seated> {
  const { store, now, world } = matches;
  const hash = hashToken(browser);
  const seatOfBrowser = async () => (await store.browsers(id)).find((known) => sameHash(known.browser, hash))?.seat;
  const seat = await seatOfBrowser();
  if (seat === undefined) throw new Refused('wrongToken', 'This browser has no seat in the match');
  const code = newToken(world);
  await store.addLink(id, { hash: hashToken(code), seat }, now() + LINK_LIFETIME_MS);
  // Whoever has lost the seat meanwhile shall not have it back by a link that was made a moment too late.
  if ((await seatOfBrowser()) !== seat) {
    await store.dropLink(id, hashToken(code));
    throw new Refused('wrongToken', 'This browser has no seat in the match any more');
  }
  return await claimDevice(matches, id, code);
}

function tooManyDevices(): Refused {
  return new Refused('tooMany', `A seat may have ${LIMITS.devicesPerSeat} devices`);
}
