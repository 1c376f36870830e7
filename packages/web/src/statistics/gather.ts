import type { Review } from '@nunatak/bots/review';
import { readOnlineBody } from '../library/bodies.ts';
import type { Kept, Summary } from '../library/kept.ts';
import type { Library } from '../library/library.ts';
import type { Line } from '../line/line.ts';
import { recordingOf } from '../replay/recording.ts';
import { fromSave } from '../session/savedGame.ts';
import { ownSeatOf, type PlayedGame, playedGame } from './played.ts';

/** The finished games of the person at this screen, and how many could not be read. */
export interface Gathered {
  readonly games: readonly PlayedGame[];
  readonly unread: number;
}

/** Reads every finished game of one's own. Records that were read in may be anybody's, and a what-if counts for nothing. */
export async function gather(library: Library, reviews: ReadonlyMap<string, Review>): Promise<Gathered> {
  const summaries = (await library.load()).filter(({ over, kind, isWhatIf }) => over && kind !== 'record' && !isWhatIf);
  const games: PlayedGame[] = [];
  let unread = 0;
  for (const summary of summaries) {
    const seat = ownSeatOf(summary);
    if (seat === undefined) continue;
    const line = await lineOf(library, summary);
    if (line === undefined) unread++;
    else games.push(playedGame(summary, seat, line, reviews.get(summary.id)));
  }
  return { games, unread };
}

async function lineOf(library: Library, { id }: Summary): Promise<Line | undefined> {
  const kept = await library.read(id);
  return kept?.ok === true ? lineOfKept(kept.value) : undefined;
}

function lineOfKept({ summary, body }: Kept): Line | undefined {
  if (summary.kind === 'local') {
    const read = fromSave(body);
    if (!read.ok) return undefined;
    const { referee } = read.value;
    return referee.isWhole ? referee.line : lineOfRecord(referee.record());
  }
  return lineOfRecord(readOnlineBody(body)?.record);
}

function lineOfRecord(record: unknown): Line | undefined {
  if (record === undefined) return undefined;
  const read = recordingOf(record);
  return read.ok ? read.value.referee.line : undefined;
}
