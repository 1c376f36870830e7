import type { MadeBy, MatchStatus } from '@nunatak/protocol';
import type { ColumnType } from 'kysely';
import type { Rater, StoredEntry, StoredSkill } from './standings.ts';
import type { BanKind, Change, Head, StoredMatch, StoredStep } from './store.ts';

/** The schema as Kysely sees it. SQL has null where the rest of the code has undefined; rows never leave this folder. */
export interface Tables {
  matches: MatchRow & MatchMarks;
  due: { match_id: string; look_at: number };
  steps: StepRow;
  tokens: { hash: string; match_id: string; seat: number };
  links: { hash: string; match_id: string; seat: number; expires_at: number };
  chat: {
    match_id: string;
    n: number;
    seat: number | null;
    name: string;
    text: string;
    at: number;
    mark: string | null;
  };
  browser_links: { hash: string; sealed: string; expires_at: number };
  plays: { browser: string; match_id: string; seat: number; at: number };
  subscriptions: { endpoint: string; match_id: string; seat: number; document: string };
  processes: { node: string; address: string; key: string; until: number };
  editions: { hash: string; document: string };
  bans: { kind: BanKind; subject: string; until: number; reason: string };
  reports: {
    match_id: string;
    by_seat: number;
    about_seat: number;
    browser: string | null;
    at: number;
    document: string;
  };
  daily: StoredEntry;
  tournaments: { id: string; revision: number; document: string; updated_at: number };
  entries: { browser: string; tournament_id: string };
  raters: Rater;
  skills: StoredSkill;
  rated: {
    match_id: string;
    seat: number;
    browser: string | null;
    players: number;
    place: number;
    mu_before: number;
    sigma_before: number;
    mu: number;
    sigma: number;
    at: number;
    ahead: number;
    luck: number | null;
  };
}

/** What the store itself notes about a match. */
interface MatchMarks {
  forgotten_at: ColumnType<number | null, number | null | undefined>;
  owner: ColumnType<string | null, string | null | undefined>;
  epoch: ColumnType<number, number | undefined>;
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
  clock: string | null;
  snapshot: string | null;
  edition: string | null;
  quarantine: string | null;
}

/** The columns of a row, by their names. */
export const MATCH_COLUMNS: readonly string[] = Object.keys({
  id: true,
  revision: true,
  status: true,
  seq: true,
  players: true,
  listed: true,
  names: true,
  seed: true,
  salt: true,
  created_at: true,
  updated_at: true,
  finished_at: true,
  due_at: true,
  game: true,
  room: true,
  clock: true,
  snapshot: true,
  edition: true,
  quarantine: true,
} satisfies Record<keyof MatchRow, true>);

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
    clock: match.clock ?? null,
    snapshot: match.snapshot ?? null,
    edition: match.edition ?? null,
    quarantine: match.quarantine ?? null,
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
    clock: row.clock ?? undefined,
    snapshot: row.snapshot ?? undefined,
    edition: row.edition ?? undefined,
    quarantine: row.quarantine ?? undefined,
  };
}

/** A change, and what it is made on; what stays as it is is undefined. */
export function toChangeRow(change: Change) {
  return {
    id: change.id,
    before: change.from,
    epoch: change.epoch,
    revision: change.from + 1,
    status: change.status,
    seq: change.seq,
    players: change.players,
    listed: change.listed ? 1 : 0,
    names: change.names,
    updated_at: change.updatedAt,
    finished_at: change.finishedAt ?? null,
    due_at: change.dueAt ?? null,
    game: change.game,
    room: change.room,
    clock: change.clock,
    snapshot: change.snapshot,
    edition: change.edition?.hash,
  };
}

/** The columns that a change sets. */
export function changedColumns(change: Change) {
  const { id: _id, before: _before, epoch: _epoch, ...columns } = toChangeRow(change);
  return columns;
}

export function toStepRow(id: string, step: StoredStep): StepRow {
  return {
    match_id: id,
    seq: step.seq,
    seat: step.seat,
    made_by: step.by,
    at: step.at,
    action: step.action,
    hash: step.hash,
    action_id: step.actionId ?? null,
  };
}

export function fromStepRow(row: StepRow): StoredStep {
  return {
    seq: row.seq,
    seat: row.seat,
    by: row.made_by,
    at: row.at,
    action: row.action,
    hash: row.hash,
    actionId: row.action_id ?? undefined,
  };
}

/** How far a match has come, without revision and epoch where it is gone. */
export interface HeadRow {
  id: string;
  revision: number | null;
  epoch: number | null;
  chat: number;
}

export function fromHeadRow({ id, revision, epoch, chat }: HeadRow): [id: string, head: Head | undefined] {
  return [id, revision === null || epoch === null ? undefined : { revision, epoch, chat }];
}
