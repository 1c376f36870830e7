import { readOnlineBody } from './bodies.ts';
import type { Kept } from './kept.ts';
import type { Library } from './library.ts';

/**
 * The record of a finished match: as it was kept, otherwise as the server gives it, which is then kept. The record of a
 * tournament table is sealed until the round is over, so it can be missing long after the match. Undefined where `ask`,
 * which fetches a record from the server, does not get it now.
 */
export async function onlineRecord(
  library: Library,
  { summary, body }: Kept,
  ask: (matchId: string) => Promise<unknown>,
): Promise<unknown> {
  const kept = readOnlineBody(body)?.record;
  if (kept !== undefined || !summary.over) return kept;
  const record = await ask(summary.id);
  if (record === undefined) return undefined;
  const next = { ...summary, revision: summary.revision + 1 };
  // If another window writes the match at this moment, its record is asked for once more the next time.
  await library.write({ summary: next, body: { format: 'nunatak-online/1', record } });
  return record;
}
