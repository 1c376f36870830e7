import type { Clock, CreateMatch } from '@nunatak/protocol';
import type { BotLevel } from '../session/levels.ts';
import { blessingsFor, type Setup } from '../start/setup.ts';

export const CLOCK_KINDS = ['none', 'live', 'perTurn'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const BANKS = [10, 20, 30, 60] as const;
export const INCREMENT = 15;
export const TURN_HOURS = [12, 24, 72] as const;

/** A room as it is being set up. */
export interface NewRoom {
  readonly name: string;
  readonly setup: Setup;
  readonly bots: number;
  readonly level: BotLevel;
  readonly clock: ClockKind;
  /** Minutes of a live game. */
  readonly bank: number;
  /** Hours for each turn of a slow one. */
  readonly hours: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly spectatorChat: boolean;
}

function clockOf({ clock, bank, hours }: NewRoom): Clock {
  if (clock === 'live') return { kind: 'live', bank: bank * MINUTE, increment: INCREMENT };
  if (clock === 'perTurn') return { kind: 'perTurn', seconds: hours * HOUR };
  return { kind: 'none' };
}

/** What is sent to open the room. The edition goes along only where it is not the built-in one. */
export function createOf(room: NewRoom, builtIn: Setup['edition']): CreateMatch {
  const { setup, name, level, listed, spectators, spectatorChat } = room;
  const { reshuffle, outerTop, expansion, firstPlayer, blessings } = setup.options;
  const allowed = blessingsFor(setup);
  return {
    name: name.trim(),
    bots: Array.from({ length: Math.min(room.bots, setup.players - 1) }, () => level),
    settings: {
      game: {
        players: setup.players,
        options: {
          reshuffle,
          outerTop,
          expansion,
          firstPlayer,
          ...(blessings === undefined ? {} : { blessings: blessings.filter((id) => allowed.includes(id)) }),
        },
        ...(setup.edition === builtIn ? {} : { edition: { ...setup.edition } }),
      },
      clock: clockOf(room),
      listed,
      spectators,
      spectatorChat,
      substitute: 'greedy',
    },
  };
}
