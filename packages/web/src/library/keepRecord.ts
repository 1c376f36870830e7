import { lastState } from '../line/line.ts';
import { type RecordedGame, recordHash } from '../replay/recording.ts';
import type { Summary } from './kept.ts';
import type { Library } from './library.ts';
import { summaryOfView } from './summary.ts';

/** Puts a record into the library to look at again, and gives its id; the same record lies there once. */
export async function keepRecord(library: Library, game: RecordedGame): Promise<string> {
  const { referee, sitters } = game;
  const record = referee.record();
  const id = recordHash(game);
  const now = Date.now();
  const seats = sitters.map(({ kind, colour }, seat): Summary['seats'][number] => {
    const { name = '', level } = record.seats[seat] ?? {};
    return { kind: kind === 'here' ? 'person' : kind, name, colour, ...(kind === 'bot' && { level }) };
  });
  const summary = { id, kind: 'record', revision: 1, created: now, changed: now, yourTurn: false } as const;
  // One that is refused as behind lies there already.
  await library.write({ summary: { ...summary, ...summaryOfView(seats, lastState(referee.line).view) }, body: record });
  return id;
}
