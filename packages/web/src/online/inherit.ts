import type { RoomView } from '@nunatak/protocol';
import { roomOf } from './api.ts';
import { seatToken } from './keys.ts';

/** A table that plays on and on: so many matches back its people are looked for. */
const MOST_REMATCHES = 20;

/**
 * The token of one's seat at an earlier match of the same table. It holds in the rematch too, which the others may have
 * opened while one was away.
 */
export async function inheritedToken({ earlier }: RoomView): Promise<string | undefined> {
  let matchId = earlier;
  for (let i = 0; matchId !== undefined && i < MOST_REMATCHES; i++) {
    const token = seatToken(matchId);
    if (token !== undefined) return token;
    const room = await roomOf(matchId);
    matchId = room.ok ? room.value.earlier : undefined;
  }
  return undefined;
}
