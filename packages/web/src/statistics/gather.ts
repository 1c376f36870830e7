import type { Review } from '@nunatak/bots/review';
import type { Summary } from '../library/kept.ts';
import type { Library } from '../library/library.ts';
import { onlineRecord } from '../library/onlineRecord.ts';
import type { Line } from '../line/line.ts';
import { recordOf } from '../online/api.ts';
import { recordingOf } from '../replay/recording.ts';
import { fromSave } from '../session/savedGame.ts';
import { ownSeatOf, type PlayedGame, playedGame } from './played.ts';

/** The finished games of the person at this screen, and how many could not be read. */
export interface Gathered {
  readonly games: readonly PlayedGame[];
  readonly unread: number;
}

/** Fetches the record of a finished match from its server; undefined where that is not possible now. */
type AskRecord = (matchId: string) => Promise<unknown>;

const askServer: AskRecord = async (matchId) => {
  const record = await recordOf(matchId);
  return record.ok ? record.value : undefined;
};

/** Reads every finished game of one's own. Records that were read in may be anybody's, and a what-if counts for nothing. */
export async function gather(
  library: Library,
  reviews: ReadonlyMap<string, Review>,
  ask: AskRecord = askServer,
): Promise<Gathered> {
  const summaries = (await library.load()).filter(({ over, kind, isWhatIf }) => over && kind !== 'record' && !isWhatIf);
  const games: PlayedGame[] = [];
  let unread = 0;
  for (const summary of summaries) {
    const seat = ownSeatOf(summary);
    if (seat === undefined) continue;
    const line = await lineOf(library, summary, ask);
    if (line === undefined) unread++;
    else games.push(playedGame(summary, seat, line, reviews.get(summary.id)));
  }
  return { games, unread };
}

async function lineOf(library: Library, { id }: Summary, ask: AskRecord): Promise<Line | undefined> {
  const kept = await library.read(id);
  if (kept?.ok !== true) return undefined;
  if (kept.value.summary.kind === 'online') return lineOfRecord(await onlineRecord(library, kept.value, ask));
  const read = fromSave(kept.value.body);
  if (!read.ok) return undefined;
  const { referee } = read.value;
  return referee.isWhole ? referee.line : lineOfRecord(referee.record());
}

function lineOfRecord(record: unknown): Line | undefined {
  if (record === undefined) return undefined;
  const read = recordingOf(record);
  return read.ok ? read.value.referee.line : undefined;
}
