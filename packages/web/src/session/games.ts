import { formatAction, hashState, settled, setup, toRecord } from '@nunatak/engine';
import type { Entry } from '../line/entry.ts';
import { Game } from '../line/game.ts';
import { lastState } from '../line/line.ts';
import { asksAlways, type SeatOrders } from '../line/orders.ts';
import { localSitters } from '../people/sitters.ts';
import type { LocalConfig } from './config.ts';
import { type Aside, type Hooks, LocalReferee } from './localReferee.ts';
import type { Origin } from './origin.ts';

/** A game that is decided at this screen. */
export type LocalGame = Game<LocalReferee>;

export function newGame(config: LocalConfig, hooks: Hooks = {}): LocalGame {
  return localGame(config, originOf(config), [], hooks);
}

export function localGame(
  config: LocalConfig,
  origin: Origin,
  entries: readonly Entry[],
  hooks: Hooks = {},
  aside?: Aside,
): LocalGame {
  return new Game(localSitters(config), new LocalReferee(config, origin, entries, hooks, aside));
}

/** The deal of a config. */
export function originOf({ players, rules, options, edition, seed }: LocalConfig): Origin {
  const initial = setup({ players, rules, options, edition }, seed);
  return { initial, prefix: [], start: settled(initial), seeded: true };
}

export const SAVE_FORMAT = 'nunatak-save/1';

/** A game as it is kept: enough to replay it. */
export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly config: LocalConfig;
  /** The record the game goes on from, where it was read in. */
  readonly record?: unknown;
  readonly actions: readonly string[];
  /** What lies staged beyond them. Earlier versions wrote the draft as the last of these. */
  readonly staged?: readonly string[];
  /** What Build would have decided. */
  readonly draft?: string;
  /** What each person need not be asked in this game. Earlier versions kept one for all. */
  readonly orders?: SeatOrders;
  /** Of the state after the last of the actions. */
  readonly hash: string;
  readonly turn: number;
  readonly over: boolean;
}

export function saveOf({ config, origin, line, layout, orders }: LocalReferee): SavedGame {
  const state = lastState(line);
  const { initial, prefix, seeded } = origin;
  return {
    format: SAVE_FORMAT,
    config,
    ...(seeded ? {} : { record: toRecord(initial, prefix) }),
    actions: line.entries.map(({ action }) => formatAction(action)),
    ...(layout.staged.length === 0 ? {} : { staged: layout.staged.map(formatAction) }),
    ...(layout.draft === undefined ? {} : { draft: formatAction(layout.draft) }),
    ...(asksAlways(orders) ? {} : { orders }),
    hash: hashState(state),
    turn: state.view.turn,
    over: state.view.phase === 'over',
  };
}
