import { problemText } from '@nunatak/engine';
import { readOnlineBody } from '../library/bodies.ts';
import { library } from '../library/library.ts';
import { localGames } from '../library/localGames.ts';
import { recordOf } from '../online/api.ts';
import { type RecordedGame, recordingOf } from './recording.ts';

/** A game that was asked for to look at: there, not here, or lying there in a way that cannot be read. */
export type ReplayOpening =
  | { readonly kind: 'open'; readonly game: RecordedGame }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly reason: string; readonly document: unknown };

/** Opens a game of the library to look at, whatever its kind; without an id, the one changed last. */
export async function openReplay(id: string | undefined): Promise<ReplayOpening> {
  const kept = id === undefined ? undefined : await library.read(id);
  if (kept?.ok === true && kept.value.summary.kind !== 'local') {
    const { summary, body } = kept.value;
    return opened(summary.kind === 'record' ? body : await onlineRecord(summary.id, body));
  }
  const opening = await localGames.open(id);
  return opening.kind === 'open' ? opened(opening.open.game.referee.record()) : opening;
}

/** The record that was kept when the match ended, else the server's. */
async function onlineRecord(matchId: string, body: unknown): Promise<unknown> {
  const kept = readOnlineBody(body)?.record;
  if (kept !== undefined) return kept;
  const asked = await recordOf(matchId);
  return asked.ok ? asked.value : undefined;
}

function opened(record: unknown): ReplayOpening {
  if (record === undefined) return { kind: 'missing' };
  const read = recordingOf(record);
  return read.ok
    ? { kind: 'open', game: read.value }
    : { kind: 'broken', reason: problemText(read.reason), document: record };
}
