import type { MadeBy, MatchStatus } from '@nunatak/protocol';
import type { StoredMatch } from './store.ts';

/** The schema as Kysely sees it. SQL has null where the rest of the code has undefined; rows never leave this folder. */
export interface Tables {
  matches: MatchRow;
  steps: StepRow;
  tokens: { hash: string; match_id: string; seat: number };
  links: { hash: string; match_id: string; seat: number; expires_at: number };
  chat: { match_id: string; n: number; seat: number | null; name: string; text: string; at: number };
  plays: { browser: string; match_id: string; seat: number; at: number };
  subscriptions: { endpoint: string; match_id: string; seat: number; document: string };
}

export interface MatchRow {
  id: string;
  revision: number;
  status: MatchStatus;
  seq: number;
  players: number;
  listed: number;
  names: string;
  seed: string;
  salt: string;
  created_at: number;
  updated_at: number;
  finished_at: number | null;
  due_at: number | null;
  game: string;
  room: string;
  snapshot: string | null;
}

export interface StepRow {
  match_id: string;
  seq: number;
  seat: number;
  made_by: MadeBy;
  at: number;
  action: string;
  hash: string;
  action_id: string | null;
}

export function toMatchRow(match: StoredMatch): MatchRow {
  return {
    id: match.id,
    revision: match.revision,
    status: match.status,
    seq: match.seq,
    players: match.players,
    listed: match.listed ? 1 : 0,
    names: match.names,
    seed: match.seed,
    salt: match.salt,
    created_at: match.createdAt,
    updated_at: match.updatedAt,
    finished_at: match.finishedAt ?? null,
    due_at: match.dueAt ?? null,
    game: match.game,
    room: match.room,
    snapshot: match.snapshot ?? null,
  };
}

export function fromMatchRow(row: MatchRow): StoredMatch {
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    seq: row.seq,
    players: row.players,
    listed: row.listed !== 0,
    names: row.names,
    seed: row.seed,
    salt: row.salt,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at ?? undefined,
    dueAt: row.due_at ?? undefined,
    game: row.game,
    room: row.room,
    snapshot: row.snapshot ?? undefined,
  };
}
