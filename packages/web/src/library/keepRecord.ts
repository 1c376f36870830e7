import { fnv1a64 } from '@nunatak/engine';
import { lastState } from '../line/line.ts';
import type { RecordedGame } from '../replay/recording.ts';
import type { Library } from './library.ts';
import { summaryOfView } from './summary.ts';

/** Puts a record into the library to look at again, and gives its id; the same record lies there once. */
export async function keepRecord(library: Library, { referee, sitters }: RecordedGame): Promise<string> {
  const record = referee.record();
  const id = fnv1a64(JSON.stringify(record));
  const now = Date.now();
  const seats = sitters.map(({ kind, colour }, seat) => {
    const said = record.seats[seat];
    const listed = said?.kind ?? (kind === 'neutral' ? 'neutral' : 'elsewhere');
    return { kind: listed, name: said?.name ?? '', colour } as const;
  });
  const summary = { id, kind: 'record', revision: 1, created: now, changed: now, yourTurn: false } as const;
  // One that is refused as behind lies there already.
  await library.write({ summary: { ...summary, ...summaryOfView(seats, lastState(referee.line).view) }, body: record });
  return id;
}
