import { fail, ok, problemText, type Result } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { verifyDeal } from '@nunatak/protocol';
import { recordOf } from './api.ts';

/** How many steps were checked, or what did not fit. */
export type DealCheck = Result<number, string>;

/** Whether a finished match was dealt as promised: the seal seen at the start, the seed, and every step of the record. */
export async function checkDeal(matchId: string, seen: string | undefined): Promise<DealCheck> {
  const record = await recordOf(matchId);
  if (!record.ok) return fail(record.reason.message);
  const deal = verifyDeal(record.value, seen);
  if (!deal.ok) return fail(problemText(deal.reason));
  const game = fromRecord(record.value);
  return game.ok ? ok(game.value.steps.length) : fail(problemText(game.reason));
}
