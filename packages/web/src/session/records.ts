import { formatAction, hashState, type Problem, type Result } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { COLOURS } from '../art/tokens.ts';
import { type LocalConfig, readLocalConfig } from './config.ts';
import { type LocalGame, localGame, originOf } from './games.ts';
import { USUAL_LEVEL } from './levels.ts';
import type { Hooks } from './localReferee.ts';
import { replay } from './savedGame.ts';
import { isObject } from './storage.ts';

/** A game from a record: it can be looked at, and played on where it is not over. */
export function fromRecordDocument(
  document: unknown,
  names: readonly string[],
  hooks: Hooks = {},
): Result<LocalGame, Problem> {
  const read = fromRecord(document);
  if (!read.ok) return read;
  const { initial, steps, final } = read.value;
  const { players, rules, options, edition } = initial.view.facts.config;
  const said = isObject(document) ? document : {};
  const seed = typeof said.seed === 'string' ? said.seed : 'record';
  const seats = readLocalConfig({ players, rules, options, edition, seed, seats: said.seats, whatIf: said.whatIf });
  const config: LocalConfig = seats.ok
    ? seats.value
    : { players, rules, options, edition, seed, seats: plainSeats(players, names) };
  const actions = steps.filter((step) => step.type !== 'reshuffle');
  if (typeof said.seed === 'string') {
    // With its seed the game is replayed step by step, so that every move can be looked at and undone.
    const seeded = {
      ...config,
      options: { ...options, firstPlayer: initial.view.firstPlayer === 0 ? 'seat0' : 'random' },
    } as const;
    const entries = replay(originOf(seeded), actions.map(formatAction));
    const last = entries.ok ? (entries.value.at(-1)?.after ?? initial) : undefined;
    if (entries.ok && last !== undefined && hashState(last) === hashState(final)) {
      return { ok: true, value: localGame(seeded, originOf(seeded), entries.value, hooks) };
    }
  }
  return { ok: true, value: localGame(config, { initial, prefix: steps, start: final, seeded: false }, [], hooks) };
}

function plainSeats(players: number, names: readonly string[]): LocalConfig['seats'] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: 'person',
    name: names[seat] ?? `${seat + 1}`,
    colour: COLOURS[seat] ?? 'aurora',
    level: USUAL_LEVEL,
  }));
}
