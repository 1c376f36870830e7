import { type Action, type Facts, hashState, parseAction, problemText, type Result, submit } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { type Entry, entryOf } from '../line/entry.ts';
import { readOrders } from '../line/orders.ts';
import { type Layout, layoutOf } from '../line/staging.ts';
import { type LocalConfig, readLocalConfig } from './config.ts';
import { type LocalGame, localGame, originOf, SAVE_FORMAT } from './games.ts';
import type { Hooks } from './localReferee.ts';
import type { Origin } from './origin.ts';
import { isObject } from './storage.ts';

/* Taking games up that were kept. A first game needs nothing of this. */

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
  const here = config.value.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const aside = { orders: readOrders(document.orders, here), layout: readLayout(state.view.facts, document) };
  return { ok: true, value: localGame(config.value, origin.value, entries.value, hooks, aside) };
}

/** What was staged and drafted; whatever of it makes no sense is left out, as nothing of it was decided. */
function readLayout(facts: Facts, { staged, draft }: Readonly<Record<string, unknown>>): Layout {
  const actions = readActions(facts, staged);
  const [last] = readActions(facts, [draft]);
  return last === undefined ? layoutOf(actions) : { staged: actions, draft: last };
}

function readActions(facts: Facts, document: unknown): readonly Action[] {
  const texts: readonly unknown[] = Array.isArray(document) ? document : [];
  return texts.flatMap((text) => {
    const action = typeof text === 'string' ? parseAction(facts, text) : undefined;
    return action?.ok === true && action.value.type !== 'reshuffle' ? [action.value] : [];
  });
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
