import type { RoomView } from '@nunatak/protocol';
import { roomOf } from './api.ts';
import { seatElsewhere } from './browserApi.ts';
import { besideTokens, keepBeside, seatToken } from './keys.ts';

/** A table that plays on and on: so many matches back its people are looked for. */
const MOST_REMATCHES = 20;

/**
 * The token of one's seat at an earlier match of the same table; those of others at this device are kept on the way. It holds in the rematch too, which the others may have
 * opened while one was away.
 */
async function inheritedToken({ earlier, matchId: next }: RoomView): Promise<string | undefined> {
  let matchId = earlier;
  for (let i = 0; matchId !== undefined && i < MOST_REMATCHES; i++) {
    const token = seatToken(matchId);
    if (token !== undefined) {
      keepBeside(next, besideTokens(matchId));
      return token;
    }
    const room = await roomOf(matchId);
    matchId = room.ok ? room.value.earlier : undefined;
  }
  return undefined;
}

/** The token of a seat that one has though this browser did not take it: in an earlier match, or at another device. */
export async function tokenElsewhere(room: RoomView): Promise<string | undefined> {
  return (await inheritedToken(room)) ?? (await seatElsewhere(room.matchId));
}
