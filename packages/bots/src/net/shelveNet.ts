import type { Facts, PlayerCount } from '@nunatak/engine';
import { isFamiliar } from './familiar.ts';
import { readNet } from './netFile.ts';
import { NetJudge } from './netJudge.ts';
import { missing, shelve } from './shelf.ts';

/** Puts the net for a number of players on the shelf: its file, or the reason why that could not be had. */
export function shelveNet(players: PlayerCount, file: Uint8Array | Error): void {
  if (file instanceof Error) {
    shelve(players, missing(players, file));
    return;
  }
  try {
    const judge = new NetJudge(readNet(file, players));
    const trouble =
      judge.kernel === 'plain' ? `no vectors of WebAssembly: the net for ${players} counts slowly` : undefined;
    shelve(players, { judge, knows: knowsGame, trouble });
  } catch (error) {
    shelve(players, missing(players, error));
  }
}

const familiar = new WeakMap<Facts, boolean>();

function knowsGame(facts: Facts): boolean {
  const known = familiar.get(facts) ?? isFamiliar(facts);
  familiar.set(facts, known);
  return known;
}
