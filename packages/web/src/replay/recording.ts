import { fnv1a64, type Problem, type Result } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { Game } from '../line/game.ts';
import { recordSitters } from '../people/sitters.ts';
import { readNames, readSeats } from '../session/config.ts';
import { isObject } from '../session/storage.ts';
import { RecordedReferee } from './recordedReferee.ts';

/** A recorded game at a screen. */
export type RecordedGame = Game<RecordedReferee>;

/**
 * A record that was checked in full, ready to be looked at from its first step on. In one of a server, `here` are the seats of
 * this screen.
 */
export function recordingOf(document: unknown, here: readonly number[] = []): Result<RecordedGame, Problem> {
  const read = fromRecord(document);
  if (!read.ok) return read;
  const { initial, steps } = read.value;
  const said = isObject(document) ? document : {};
  const { players } = initial.view.facts;
  const seats = readSeats(players, said.seats);
  const known = seats.ok ? seats.value : readNames(players, said.names);
  const referee = new RecordedReferee({
    initial,
    steps,
    seed: typeof said.seed === 'string' ? said.seed : undefined,
    seats: known ?? [],
    written: seats.ok ? seats.value : [],
  });
  const game = new Game(recordSitters(players, known, seats.ok ? undefined : here), referee);
  game.move((head) => head.goTo(0));
  return { ok: true, value: game };
}

/** What tells a record from another: reviews and drills are kept by it, so it is made of what the record says of the seats. */
export function recordHash({ referee }: RecordedGame): string {
  return fnv1a64(JSON.stringify({ ...referee.record(), seats: referee.written }));
}
