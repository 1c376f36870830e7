import { fnv1a64, type Problem, type Result } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { Game } from '../line/game.ts';
import { recordSitters } from '../people/sitters.ts';
import { readSeats } from '../session/config.ts';
import { isObject } from '../session/storage.ts';
import { RecordedReferee } from './recordedReferee.ts';

/** A recorded game at a screen. */
export type RecordedGame = Game<RecordedReferee>;

/** A record that was checked in full, ready to be looked at from its first step on. */
export function recordingOf(document: unknown): Result<RecordedGame, Problem> {
  const read = fromRecord(document);
  if (!read.ok) return read;
  const { initial, steps } = read.value;
  const said = isObject(document) ? document : {};
  const { players } = initial.view.facts;
  const seats = readSeats(players, said.seats);
  const referee = new RecordedReferee({
    initial,
    steps,
    seed: typeof said.seed === 'string' ? said.seed : undefined,
    seats: seats.ok ? seats.value : [],
  });
  const game = new Game(recordSitters(players, seats.ok ? seats.value : undefined), referee);
  game.move((head) => head.goTo(0));
  return { ok: true, value: game };
}

/** What tells a record from another. */
export function recordHash({ referee }: RecordedGame): string {
  return fnv1a64(JSON.stringify(referee.record()));
}
