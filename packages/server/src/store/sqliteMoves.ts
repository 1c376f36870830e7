import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Change } from './store.ts';

const UPDATE = `
  update matches set
    revision = ?, status = ?, seq = ?, players = coalesce(?, players), listed = ?, names = coalesce(?, names),
    updated_at = ?, finished_at = ?, due_at = ?, room = coalesce(?, room), clock = coalesce(?, clock), game = coalesce(?, game),
    snapshot = coalesce(?, snapshot)
  where id = ? and revision = ? and epoch = ?`;

const ADD_STEP = `
  insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id) values (?, ?, ?, ?, ?, ?, ?, ?)`;

type Row = readonly (string | number | null)[];

/**
 * A change that only a move or a word about the room makes, as the parameters of its statements. On the way to another
 * thread the names of fields would take longer than what they name.
 */
export type Move = readonly [update: Row, steps: readonly Row[]];

/** Undefined for a change with which somebody comes or goes. */
export function moveOf(change: Change): Move | undefined {
  const { id, edition, newTokens, freedSeats, steps } = change;
  if (edition !== undefined || newTokens !== undefined || freedSeats !== undefined) return undefined;
  const update = [
    change.from + 1,
    change.status,
    change.seq,
    change.players ?? null,
    change.listed ? 1 : 0,
    change.names ?? null,
    change.updatedAt,
    change.finishedAt ?? null,
    change.dueAt ?? null,
    change.room ?? null,
    change.clock ?? null,
    change.game ?? null,
    change.snapshot ?? null,
    id,
    change.from,
    change.epoch,
  ];
  return [
    update,
    steps.map(({ seq, seat, by, at, action, hash, actionId }) => [
      id,
      seq,
      seat,
      by,
      at,
      action,
      hash,
      actionId ?? null,
    ]),
  ];
}

/** Writes moves with statements that are prepared once: to work one out anew takes longer than to run it. */
export class SqliteMoves {
  readonly #update: StatementSync;
  readonly #addStep: StatementSync;

  /** The tables have to be there. */
  constructor(database: DatabaseSync) {
    this.#update = database.prepare(UPDATE);
    this.#addStep = database.prepare(ADD_STEP);
  }

  /** Within a transaction; false, with nothing written, if the match has moved on or has another owner. */
  write([update, steps]: Move): boolean {
    const { changes } = this.#update.run(...update);
    if (Number(changes) !== 1) return false;
    for (const step of steps) this.#addStep.run(...step);
    return true;
  }
}
