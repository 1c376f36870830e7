import type { Change, SeatToken, StoredEdition } from '../store/store.ts';
import { dueOf } from './due.ts';
import type { Made } from './log.ts';
import type { Match } from './match.ts';
import { isListed, searchNames } from './newMatch.ts';
import { snapshotAfter } from './snapshots.ts';

/** What a decision about a match comes to: a value, and the match as it should be from now on. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly next?: Match;
  readonly made?: readonly Made[];
  readonly newTokens?: readonly SeatToken[];
  readonly freedSeats?: readonly number[];
  /** The edition that the match is dealt with, when it begins. */
  readonly edition?: StoredEdition;
}

export interface Prepared {
  /** What is to be written. */
  readonly change: Change;
  /** The match as it is once that is done. */
  readonly next: Match;
}

/** Tells of what is committed; nothing else is ever told. */
export interface Committed {
  readonly match: Match;
  readonly made: readonly Made[];
  /** Whether the room looks different now; a clock that runs on is told with the steps. */
  readonly roomChanged: boolean;
  /** Whether this process made the commit, and knew of it at once. */
  readonly isOurs: boolean;
  /** Whether this is what started the game. */
  readonly began: boolean;
}

/** A change that a decision leads to, made in an epoch at a moment. */
export function prepare(match: Match, epoch: number, outcome: Outcome<unknown>, changed: Match, now: number): Prepared {
  const { made = [], newTokens, freedSeats, edition } = outcome;
  const dueAt = dueOf(changed, now, match);
  const snapshot = snapshotAfter(match, changed, made);
  const snapshotSeq = snapshot?.seq ?? match.snapshotSeq;
  const tokens = tokensAfter(match, outcome);
  const next: Match = { ...changed, revision: match.revision + 1, updatedAt: now, dueAt, snapshotSeq, tokens };
  const { room, game, status } = next;
  const change: Change = {
    id: match.id,
    from: match.revision,
    epoch,
    status,
    seq: next.seq,
    players: game === match.game ? undefined : game.players,
    listed: isListed(room, status),
    names: room === match.room ? undefined : searchNames(room),
    updatedAt: now,
    finishedAt: next.finishedAt,
    dueAt,
    game: game === match.game ? undefined : JSON.stringify(game),
    room: room === match.room ? undefined : JSON.stringify(room),
    clock: next.clock === match.clock ? undefined : JSON.stringify(next.clock),
    snapshot: snapshot?.text,
    steps: made.map(({ stored }) => stored),
    newTokens,
    freedSeats,
    edition,
  };
  return { change, next };
}

function tokensAfter({ tokens }: Match, { newTokens, freedSeats }: Outcome<unknown>): Match['tokens'] {
  if (newTokens === undefined && freedSeats === undefined) return tokens;
  return [...tokens.filter(({ seat }) => freedSeats?.includes(seat) !== true), ...(newTokens ?? [])];
}
