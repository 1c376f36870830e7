import { winners } from '@nunatak/engine';
import type { MatchSummary } from '@nunatak/protocol';
import type { ListedMatch, StoredMatch } from '../store/store.ts';
import { deadlineOf } from './clock.ts';
import { botOf, deciderOf, type Match, type Room } from './match.ts';

/** A match in the lobby: what its room says, without a look at the game. */
export function listingOf({ id, status, players, createdAt, updatedAt, room: document }: ListedMatch): MatchSummary {
  const room: Room = JSON.parse(document);
  return {
    matchId: id,
    status,
    players,
    names: room.seats.map(({ name, bot }) => name ?? bot ?? ''),
    openSeats: room.seats.filter(({ kind }) => kind === 'open').length,
    clock: room.settings.clock.kind,
    createdAt,
    updatedAt,
    ...(room.earlier === undefined ? {} : { earlier: room.earlier }),
  };
}

/** A match in a history, as the person on a seat sees it. */
export function summaryOf(stored: StoredMatch, match: Match, seat: number): MatchSummary {
  const { status, state, game } = match;
  const over = status === 'finished' && state !== undefined ? state.view : undefined;
  return {
    ...listingOf(stored),
    seat,
    ...turnOf(match, seat),
    ...(over === undefined ? {} : { winners: winners(over), points: over.points.slice(0, game.players) }),
  };
}

/** Whether a match waits for the person on a seat, and until when. */
function turnOf(match: Match, seat: number): Pick<MatchSummary, 'yourTurn' | 'deadline'> {
  const { room, clock } = match;
  const yourTurn = deciderOf(match) === seat && botOf(room, seat) === undefined;
  const deadline = yourTurn && clock !== undefined ? deadlineOf(clock) : undefined;
  return { yourTurn, ...(deadline === undefined ? {} : { deadline }) };
}
