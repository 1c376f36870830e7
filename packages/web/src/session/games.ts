import {
  formatAction,
  fromRecord,
  hashState,
  parseAction,
  problemText,
  type Result,
  setup,
  submit,
  toRecord,
} from '@nunatak/engine';
import { type LocalConfig, readLocalConfig } from './config.ts';
import { type Entry, entryOf } from './history.ts';
import { type Hooks, LocalGame, type Origin } from './localGame.ts';
import { isObject } from './storage.ts';

/** Making games: from a config, from a save. */

export function newGame(config: LocalConfig, hooks: Hooks = {}): LocalGame {
  return new LocalGame(config, originOf(config), [], hooks);
}

/** The deal of a config. */
export function originOf({ players, options, edition, seed }: LocalConfig): Origin {
  const initial = setup({ players, options, edition }, seed);
  if (initial.view.phase !== 'reshuffle') return { initial, prefix: [], start: initial, seeded: true };
  // T4 is due before the first decision: the record of no actions holds chance's steps.
  const dealt = fromRecord(toRecord(initial, [], { seed }));
  if (!dealt.ok) throw new Error(`the deal of seed ${seed} cannot be replayed: ${problemText(dealt.reason)}`);
  return { initial, prefix: [], start: dealt.value.final, seeded: true };
}

const SAVE_FORMAT = 'nunatak-save/1';

/** A game as it is kept: enough to replay it. */
export interface SavedGame {
  readonly format: typeof SAVE_FORMAT;
  readonly config: LocalConfig;
  /** The record the game goes on from, where it was read in. */
  readonly record?: unknown;
  readonly actions: readonly string[];
  /** Of the state after the last action. */
  readonly hash: string;
  readonly turn: number;
  readonly over: boolean;
}

export function saveOf(game: LocalGame): SavedGame {
  const { entries, state } = game.get();
  const { initial, prefix, seeded } = game.origin;
  return {
    format: SAVE_FORMAT,
    config: game.config,
    ...(seeded ? {} : { record: toRecord(initial, prefix) }),
    actions: entries.map(({ action }) => formatAction(action)),
    hash: hashState(state),
    turn: state.view.turn,
    over: state.view.phase === 'over',
  };
}

/** Replays a save; the reason says where it stops to make sense. */
export function fromSave(document: unknown, hooks: Hooks = {}): Result<LocalGame, string> {
  if (!isObject(document) || document.format !== SAVE_FORMAT) return wrong(`format: expected ${SAVE_FORMAT}`);
  const config = readLocalConfig(document.config);
  if (!config.ok) return wrong(`config.${config.reason}`);
  const origin = savedOrigin(document, config.value);
  if (!origin.ok) return origin;
  if (!Array.isArray(document.actions)) return wrong('actions: expected a list');
  const entries = replay(origin.value, document.actions);
  if (!entries.ok) return entries;
  const state = entries.value.at(-1)?.after ?? origin.value.start;
  if (hashState(state) !== document.hash) return wrong('hash: the replayed game is not the one that was saved');
  return { ok: true, value: new LocalGame(config.value, origin.value, entries.value, hooks) };
}

function wrong(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}

function savedOrigin(document: Readonly<Record<string, unknown>>, config: LocalConfig): Result<Origin, string> {
  if (document.record === undefined) return { ok: true, value: originOf(config) };
  const read = fromRecord(document.record);
  if (!read.ok) return wrong(`record.${problemText(read.reason)}`);
  const { initial, steps, final } = read.value;
  return { ok: true, value: { initial, prefix: steps, start: final, seeded: false } };
}

/** The entries that actions make; the reason says which one is wrong. */
export function replay(origin: Origin, actions: readonly unknown[]): Result<readonly Entry[], string> {
  const entries: Entry[] = [];
  let state = origin.start;
  for (const [i, text] of actions.entries()) {
    const action = typeof text === 'string' ? parseAction(state.view.facts, text) : undefined;
    if (action === undefined || !action.ok) return wrong(`actions[${i}]: found ${String(text)}, expected an action`);
    if (action.value.type === 'reshuffle') return wrong(`actions[${i}]: a reshuffle is not an action of a seat`);
    const seat = state.view.decider;
    const played = submit(state, seat, action.value);
    if (!played.ok) return wrong(`actions[${i}]: ${String(text)} is refused (${played.reason.code})`);
    entries.push(entryOf(state, seat, action.value, played.value));
    state = played.value.state;
  }
  return { ok: true, value: entries };
}
