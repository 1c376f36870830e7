import { fnv1a64, problemText } from '@nunatak/engine';
import { MATCH_ID_PATTERN } from '@nunatak/protocol';
import { readOnlineBody } from '../library/bodies.ts';
import { library } from '../library/library.ts';
import { localGames } from '../library/localGames.ts';
import { LINKED } from '../notes/linked.ts';
import { recordOf } from '../online/api.ts';
import { isCode, readCode } from '../share/gameCode.ts';
import { type RecordedGame, recordingOf } from './recording.ts';

/** A game that was asked for to look at: there, not here, lying there in a way that cannot be read, or a link that is broken. */
export type ReplayOpening =
  | { readonly kind: 'open'; readonly id: string; readonly game: RecordedGame }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly reason: string; readonly document: unknown }
  | { readonly kind: 'brokenLink'; readonly reason: string };

/**
 * Opens a game to look at: one of the library, whatever its kind, one that came by a link, or a match of the server; without
 * an id, the one changed last.
 */
export async function openReplay(id: string | undefined): Promise<ReplayOpening> {
  if (id !== undefined && isCode(id)) return openedCode(id);
  const kept = id === undefined ? undefined : await library.read(id);
  if (kept?.ok === true && kept.value.summary.kind !== 'local') {
    const { summary, body } = kept.value;
    if (summary.kind === 'record') return opened(summary.id, body);
    const here = summary.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return opened(summary.id, await onlineRecord(summary.id, body), here);
  }
  const isElsewhere = id !== undefined && kept === undefined && MATCH_ID_PATTERN.test(id);
  if (id !== undefined && isElsewhere) return opened(id, await onlineRecord(id, undefined));
  const opening = await localGames.open(id);
  if (opening.kind !== 'open') return opening;
  const { game, keeper } = opening.open;
  return opened(keeper.id, game.referee.record());
}

/** The record that was kept when the match ended, else the server's. */
async function onlineRecord(matchId: string, body: unknown): Promise<unknown> {
  const kept = readOnlineBody(body)?.record;
  if (kept !== undefined) return kept;
  const asked = await recordOf(matchId);
  return asked.ok ? asked.value : undefined;
}

/** A line that came by a link; what is wrong with the link is said. */
function openedCode(code: string): ReplayOpening {
  const read = readCode(code);
  if (!read.ok) return { kind: 'brokenLink', reason: problemText(read.reason) };
  return opened(`${LINKED}${fnv1a64(code)}`, read.value.record);
}

/** `here` are the seats of this screen in a match. */
function opened(id: string, record: unknown, here?: readonly number[]): ReplayOpening {
  if (record === undefined) return { kind: 'missing' };
  const read = recordingOf(record, here);
  return read.ok
    ? { kind: 'open', id, game: read.value }
    : { kind: 'broken', reason: problemText(read.reason), document: record };
}
