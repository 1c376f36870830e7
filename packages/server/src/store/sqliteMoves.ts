import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Change } from './store.ts';

const UPDATE = `
  update matches set
    revision = ?, status = ?, seq = ?, players = ?, listed = ?, names = ?, updated_at = ?, finished_at = ?, due_at = ?,
    room = coalesce(?, room), game = coalesce(?, game), snapshot = coalesce(?, snapshot)
  where id = ? and revision = ? and epoch = ?`;

const ADD_STEP = `
  insert into steps (match_id, seq, seat, made_by, at, action, hash, action_id) values (?, ?, ?, ?, ?, ?, ?, ?)`;

const KEEP_POSITION = `
  insert into positions (match_id, length, seq, snapshot) values (?, ?, ?, ?)
  on conflict (match_id, length) do update set seq = excluded.seq, snapshot = excluded.snapshot`;

/** A change that only a move or a word about the room makes: nobody comes or goes with it. */
export type Move = Omit<Change, 'edition' | 'newTokens' | 'freedSeats'>;

export function isMove({ edition, newTokens, freedSeats }: Change): boolean {
  return edition === undefined && newTokens === undefined && freedSeats === undefined;
}

/** Writes moves with statements that are prepared once: to work one out anew takes longer than to run it. */
export class SqliteMoves {
  readonly #update: StatementSync;
  readonly #addStep: StatementSync;
  readonly #keepPosition: StatementSync;

  /** The tables have to be there. */
  constructor(database: DatabaseSync) {
    this.#update = database.prepare(UPDATE);
    this.#addStep = database.prepare(ADD_STEP);
    this.#keepPosition = database.prepare(KEEP_POSITION);
  }

  /** Within a transaction; false, with nothing written, if the match has moved on or has another owner. */
  write(move: Move): boolean {
    const { changes } = this.#update.run(
      move.from + 1,
      move.status,
      move.seq,
      move.players,
      move.listed ? 1 : 0,
      move.names,
      move.updatedAt,
      move.finishedAt ?? null,
      move.dueAt ?? null,
      move.room ?? null,
      move.game ?? null,
      move.snapshot ?? null,
      move.id,
      move.from,
      move.epoch,
    );
    if (Number(changes) !== 1) return false;
    for (const { seq, seat, by, at, action, hash, actionId } of move.steps) {
      this.#addStep.run(move.id, seq, seat, by, at, action, hash, actionId ?? null);
    }
    for (const { length, seq, snapshot } of move.positions ?? []) {
      this.#keepPosition.run(move.id, length, seq, snapshot);
    }
    return true;
  }
}
