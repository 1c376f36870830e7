import type { Game } from '../line/game.ts';
import { lastState } from '../line/line.ts';
import type { OnlineBody } from './bodies.ts';
import { readOnlineBody } from './bodies.ts';
import type { Summary } from './kept.ts';
import type { Library } from './library.ts';
import { summaryOfView } from './summary.ts';

/** A match as the library lists it. */
export interface KeptMatch {
  readonly matchId: string;
  readonly seats: Summary['seats'];
  readonly game: Pick<Game, 'get' | 'subscribe' | 'referee'>;
  /** The record of the finished game; undefined where it cannot be had now. */
  record(): Promise<unknown>;
}

/** How often a write gives way to another window that writes the same match. */
const TRIES = 3;

/**
 * Lists a match in the library as it goes on, until it is called off. The server has the game: what is written here is how
 * it stood when this browser last looked, and its record once it is over, so that it can be looked at without a network.
 */
export function keepOnline(library: Library, match: KeptMatch): () => void {
  const { game } = match;
  let written = -1;
  let writing = Promise.resolve();
  const keep = () => {
    const { length } = game.get();
    if (length === written) return;
    written = length;
    writing = writing.then(() => writeMatch(library, match)).catch(() => undefined);
  };
  keep();
  return game.subscribe(keep);
}

async function writeMatch(library: Library, { matchId, seats, game, record }: KeptMatch): Promise<void> {
  const { view } = lastState(game.referee.line);
  const isOver = view.phase === 'over';
  const known = await library.read(matchId);
  const before = known?.ok === true ? known.value : undefined;
  const kept = before === undefined ? undefined : readOnlineBody(before.body)?.record;
  const found = kept ?? (isOver ? await record() : undefined);
  const body: OnlineBody = { format: 'nunatak-online/1', ...(found === undefined ? {} : { record: found }) };
  const now = Date.now();
  for (let tries = 0; tries < TRIES; tries++) {
    const lying = await library.readRaw(matchId);
    const summary = {
      id: matchId,
      kind: 'online',
      revision: (lying?.revision ?? 0) + 1,
      created: before?.summary.created ?? now,
      // A finished match that is looked at again stays where it was in the list, and on its day.
      changed: before?.summary.over === true ? before.summary.changed : now,
      yourTurn: !isOver && game.referee.isHere(view.decider),
      ...summaryOfView(seats, view),
    } as const;
    if ((await library.write({ summary, body })) === 'written') return;
  }
}
