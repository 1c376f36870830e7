import { CURRENT_RULES, DEFAULT_EDITION, type FullConfig, parseConfig } from '@nunatak/engine';
import type { Clock, CreateMatch, Settings } from '@nunatak/protocol';
import type { BotLevel } from '../session/levels.ts';
import { beginSetup, blessingsFor, type Setup } from '../start/setup.ts';

export const CLOCK_KINDS = ['none', 'live', 'perTurn'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const BANKS = [10, 20, 30, 60] as const;
export const INCREMENT = 15;
export const TURN_HOURS = [12, 24, 72] as const;
const USUAL_BANK = 20;
const USUAL_HOURS = 24;

/** What the host decides about a room, as it stands in a form. */
export interface RoomSetup {
  readonly setup: Setup;
  readonly clock: ClockKind;
  /** Minutes of a live game. */
  readonly bank: number;
  /** Hours for each turn of a slow one. */
  readonly hours: number;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly spectatorChat: boolean;
}

/** A room that is about to be opened. */
export interface NewRoom extends RoomSetup {
  readonly name: string;
  readonly bots: number;
  readonly level: BotLevel;
}

export function beginRoom(names: readonly string[]): RoomSetup {
  return {
    setup: { ...beginSetup(names, undefined), players: 3 },
    clock: 'none',
    bank: USUAL_BANK,
    hours: USUAL_HOURS,
    listed: false,
    spectators: true,
    spectatorChat: false,
  };
}

/** The settings of a room that is open, back in the form. */
export function roomSetupOf(settings: Settings, names: readonly string[]): RoomSetup {
  const { game, clock, listed, spectators, spectatorChat } = settings;
  const begun = beginRoom(names);
  const config = parseConfig({ ...game, rules: CURRENT_RULES });
  return {
    setup: config.ok ? { ...begun.setup, ...gameOf(config.value) } : begun.setup,
    clock: clock.kind,
    bank: clock.kind === 'live' ? clock.bank / MINUTE : begun.bank,
    hours: clock.kind === 'perTurn' ? clock.seconds / HOUR : begun.hours,
    listed,
    spectators,
    spectatorChat,
  };
}

function gameOf({ players, options, edition }: FullConfig): Pick<Setup, 'players' | 'options' | 'edition'> {
  return { players, options, edition };
}

export function clockOf({ clock, bank, hours }: RoomSetup): Clock {
  if (clock === 'live') return { kind: 'live', bank: bank * MINUTE, increment: INCREMENT };
  if (clock === 'perTurn') return { kind: 'perTurn', seconds: hours * HOUR };
  return { kind: 'none' };
}

/** What the server is told. The edition goes along only where it is not the built-in one. */
export function settingsOf(room: RoomSetup): Settings {
  const { setup, listed, spectators, spectatorChat } = room;
  const { reshuffle, outerTop, expansion, firstPlayer, blessings } = setup.options;
  const allowed = blessingsFor(setup);
  return {
    game: {
      players: setup.players,
      options: {
        reshuffle,
        outerTop,
        expansion,
        firstPlayer,
        ...(blessings === undefined ? {} : { blessings: blessings.filter((id) => allowed.includes(id)) }),
      },
      ...(setup.edition === DEFAULT_EDITION ? {} : { edition: { ...setup.edition } }),
    },
    clock: clockOf(room),
    listed,
    spectators,
    spectatorChat,
    substitute: 'serac',
  };
}

export function createOf(room: NewRoom): CreateMatch {
  const { setup, name, bots, level } = room;
  return {
    name: name.trim(),
    bots: Array.from({ length: Math.min(bots, setup.players - 1) }, () => level),
    settings: settingsOf(room),
  };
}
