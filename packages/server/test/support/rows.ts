import { newMatchId } from '../../src/secrets.ts';
import type { Change, StoredMatch, StoredStep } from '../../src/store/store.ts';

export function aMatch(over: Partial<StoredMatch> = {}): StoredMatch {
  return {
    id: newMatchId(),
    revision: 0,
    status: 'open',
    seq: 0,
    players: 3,
    listed: false,
    names: 'ada bo',
    seed: 'seed',
    salt: 'salt',
    createdAt: Math.min(1000, over.updatedAt ?? 1000),
    updatedAt: 1000,
    finishedAt: undefined,
    dueAt: undefined,
    game: '{"players":3}',
    room: '{}',
    clock: undefined,
    snapshot: undefined,
    edition: undefined,
    quarantine: undefined,
    ...over,
  };
}

export function aStep(seq: number, over: Partial<StoredStep> = {}): StoredStep {
  return {
    seq,
    seat: 0,
    by: 'seat',
    at: 2000 + seq,
    action: `{"n":${seq}}`,
    hash: `h${seq}`,
    actionId: `action-${seq}`,
    ...over,
  };
}

export function aChange({ id, revision, players, names, listed }: StoredMatch, over: Partial<Change> = {}): Change {
  return {
    id,
    from: revision,
    epoch: 0,
    status: 'playing',
    seq: 0,
    players,
    listed,
    names,
    updatedAt: 2000,
    finishedAt: undefined,
    dueAt: undefined,
    steps: [],
    ...over,
  };
}
