import type { MatchStatus } from '@nunatak/protocol';
import { newMatchId } from '../secrets.ts';
import type { SeatToken } from '../store/store.ts';
import { type Match, namesOf, type Room } from './match.ts';
import type { Matches } from './matches.ts';

/** Opens a room that nobody has changed yet; resolves to the id of its match. */
export async function openMatch(
  matches: Matches,
  deal: { readonly seed: string; readonly salt: string },
  room: Room,
  game: Match['game'],
  tokens: readonly SeatToken[],
): Promise<string> {
  const id = newMatchId(matches.world);
  const now = matches.now();
  await matches.store.create(
    {
      id,
      revision: 0,
      status: 'open',
      seq: 0,
      players: game.players,
      listed: isListed(room, 'open'),
      names: searchNames(room),
      ...deal,
      createdAt: now,
      updatedAt: now,
      finishedAt: undefined,
      dueAt: undefined,
      game: JSON.stringify(game),
      room: JSON.stringify(room),
      clock: undefined,
      snapshot: undefined,
      edition: undefined,
      quarantine: undefined,
    },
    tokens,
  );
  return id;
}

/** The names at a table, to search in. */
export function searchNames(room: Room): string {
  return namesOf(room).join(' ').toLowerCase();
}

/** Whether the lobby has a use for a match: its host wants it, somebody is in it, and one can sit down or watch. */
export function isListed({ settings, seats }: Room, status: MatchStatus): boolean {
  if (!settings.listed) return false;
  const hasPeople = seats.some(({ kind, botPlays }) => kind === 'person' && !botPlays);
  const hasSeat = status === 'open' && seats.some(({ kind }) => kind === 'open');
  return hasPeople && (hasSeat || settings.spectators);
}
