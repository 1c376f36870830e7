import {
  checksumOf,
  commitmentOf,
  fieldsOf,
  type Position,
  type RoomViewInput,
  settingsWithoutDefaults,
} from '@nunatak/protocol';
import { sha256 } from '../secrets.ts';
import type { Match } from './match.ts';

/** Who is there right now: known to the sockets, not to the store. */
export interface Presence {
  readonly seats: ReadonlySet<number>;
  readonly spectators: number;
  /** Since when a seat has had nobody on it, as far as that is known. */
  readonly awaySince: ReadonlyMap<number, number>;
}

/** The room as anyone may see it: no seed before the end, no webhook, nobody's orders or stagings. */
export function roomViewOf(match: Match, presence: Presence): RoomViewInput {
  const { room } = match;
  return {
    matchId: match.id,
    revision: match.revision,
    status: match.status,
    host: room.host,
    settings: settingsWithoutDefaults({ ...room.settings, game: match.game }),
    seats: room.seats.map(({ kind, name, bot, botPlays }, seat) => ({
      seat,
      kind,
      ...(name === undefined ? {} : { name }),
      ...(bot === undefined ? {} : { bot }),
      connected: presence.seats.has(seat),
      ...(kind === 'person' ? awayOf(presence, seat) : {}),
      botPlays,
    })),
    spectators: presence.spectators,
    createdAt: match.createdAt,
    commitment: commitmentOf(match.seed, match.salt, sha256),
    ...(match.status === 'finished' && room.sealed === undefined
      ? { fair: { seed: match.seed, salt: match.salt } }
      : {}),
    ...clockOf(match),
    ...(room.takeBack === undefined ? {} : { takeBack: { ...room.takeBack, agreed: [...room.takeBack.agreed] } }),
    ...(room.tookBack === undefined ? {} : { tookBack: room.tookBack }),
    ...(room.timeout === undefined ? {} : { timeout: room.timeout }),
    ...(room.rematch === undefined ? {} : { rematch: room.rematch }),
    ...(room.tournament === undefined ? {} : { tournament: room.tournament }),
    ...(room.earlier === undefined ? {} : { earlier: room.earlier }),
  };
}

function awayOf({ seats, awaySince }: Presence, seat: number): { readonly awaySince?: number } {
  const since = seats.has(seat) ? undefined : awaySince.get(seat);
  return since === undefined ? {} : { awaySince: since };
}

export function clockOf({ clock }: Pick<Match, 'clock'>): Pick<RoomViewInput, 'clock'> {
  if (clock === undefined) return {};
  return { clock: { left: [...clock.left], ...(clock.running === undefined ? {} : { running: clock.running }) } };
}

/** The position of a match that has started. */
export function positionOf({ state, seq, clock, line }: Match): Position | undefined {
  if (state === undefined) return undefined;
  return { seq, view: fieldsOf(state.view), check: checksumOf(state.view), line, ...clockOf({ clock }) };
}
