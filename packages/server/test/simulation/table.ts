import { type Clock, Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { QUICK_BOT, SLOW_BOT } from './bots.ts';
import type { Fate } from './fate.ts';

/** What is played at one table, and by how many. */
export interface TablePlan {
  readonly players: number;
  readonly people: number;
  readonly spectators: number;
  readonly clock: Clock;
  /** The bot that has the seats which nobody takes. */
  readonly fill: string;
}

/** A table as the people at it know it. */
export interface Table {
  readonly plan: TablePlan;
  matchId: string | undefined;
  /** People who have a seat. */
  seated: number;
}

const CLOCKS: readonly [Clock, ...Clock[]] = [
  { kind: 'none' },
  { kind: 'live', bank: 3, increment: 1 },
  { kind: 'live', bank: 60, increment: 0 },
  { kind: 'perTurn', seconds: 4 },
];

export function drawTable(fate: Fate, most: number): TablePlan {
  const players = fate.between(2, 3);
  const people = Math.min(fate.chance(0.35) ? 1 : players, most);
  return {
    players,
    people,
    spectators: fate.chance(0.7) ? Math.min(1, most - people) : 0,
    clock: fate.pick(CLOCKS),
    fill: fate.pick([QUICK_BOT, SLOW_BOT]),
  };
}

export function settingsOf({ players, clock }: TablePlan): Settings {
  return v.parse(Settings, { game: { players }, clock, spectatorChat: true, substitute: QUICK_BOT });
}
