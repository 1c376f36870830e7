import { type GameRecord, toRecord } from '@nunatak/engine';
import { commitmentOf } from '@nunatak/protocol';
import { Refused } from '../refused.ts';
import { sha256 } from '../secrets.ts';
import { lineOf, type Made } from './log.ts';
import { dealtState } from './match.ts';
import type { Matches } from './matches.ts';

/** The record of an online match: the game, who played it, and the proof of its deal. */
export interface MatchRecord extends GameRecord {
  readonly match: string;
  readonly names: readonly string[];
  readonly startedAt: string;
  readonly finishedAt: string;
  /** How often something that was revealed, or that somebody else decided, was taken back by consent. */
  readonly takeBacks: number;
  readonly fair: { readonly salt: string; readonly commitment: string };
}

/** The record of a finished match, checked by replay on the way. During a game it would tell the deck. */
export async function recordOf(matches: Matches, id: string): Promise<MatchRecord> {
  const match = await matches.look(id);
  if (match.status !== 'finished') throw new Refused('notFinished', 'The record can be read when the game is over');
  if (match.room.sealed !== undefined) {
    throw new Refused('notFinished', 'The record can be read when all tables that play this deal are over');
  }
  const { made } = await matches.reader.replay(match);
  const log = made.map(({ stored }) => stored);
  const { seed, salt, room } = match;
  return {
    ...toRecord(dealtState(match), lineOf(log), { seed }),
    match: id,
    names: room.seats.map(({ name, bot }) => name ?? bot ?? ''),
    startedAt: new Date(match.createdAt).toISOString(),
    finishedAt: new Date(match.finishedAt ?? match.updatedAt).toISOString(),
    takeBacks: takeBacksIn(made),
    fair: { salt, commitment: commitmentOf(seed, salt, sha256) },
  };
}

/** Undone steps down to where the decider was free to go are no take-backs. */
function takeBacksIn(made: readonly Made[]): number {
  return made.filter(({ action }, i) => action.type === 'undo' && action.to < (made[i - 1]?.line.floor ?? 0)).length;
}
