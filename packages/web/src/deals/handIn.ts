import type { DailyDeal } from '@nunatak/protocol';
import { keepName } from '../online/keys.ts';
import { openReplay } from '../replay/openReplay.ts';
import { codedLineOf } from '../share/gameCode.ts';
import { sendHandIn, sendWithdrawal } from './boardApi.ts';
import { begunDeals, type KeptHandIn } from './played.ts';

/** Hands in the game of a deal under a name: at once, or whenever the server answers. */
export async function handIn(dealId: string, deal: DailyDeal, name: string): Promise<void> {
  keepName(name);
  await keep(dealId, { ...deal, name, state: 'waiting' });
  await send(dealId);
}

/** Sends what still waits to be handed in. */
export async function sendWaiting(): Promise<void> {
  for (const { id, handIn: kept } of await begunDeals.list()) if (kept?.state === 'waiting') await send(id);
}

/** Takes a game back from its leaderboard, or what was said about one that was refused. */
export async function withdraw(dealId: string): Promise<void> {
  const kept = (await begunDeals.read(dealId))?.handIn;
  if (kept === undefined) return;
  if (kept.state === 'listed' && !(await sendWithdrawal({ day: kept.day, kind: kept.kind })).ok) return;
  await keep(dealId, undefined);
}

async function send(dealId: string): Promise<void> {
  const begun = await begunDeals.read(dealId);
  const kept = begun?.handIn;
  if (kept === undefined) return;
  const opening = await openReplay(begun?.game);
  if (opening.kind !== 'open') return;
  const record = opening.game.referee.record();
  const line = codedLineOf(record);
  if (line === undefined) return;
  const { day, kind, name } = kept;
  const answer = await sendHandIn({ day, kind, name, rules: record.rules, path: line.path });
  if (answer.ok) await keep(dealId, { day, kind, name, state: 'listed' });
  else if (!isPassing(answer.reason.code)) {
    await keep(dealId, { day, kind, name, state: 'refused', code: answer.reason.code });
  }
}

/** Whether the same may succeed later. */
function isPassing(code: string): boolean {
  return code === 'unavailable' || code === 'tooFast' || code === 'internal';
}

async function keep(dealId: string, kept: KeptHandIn | undefined): Promise<void> {
  const begun = await begunDeals.read(dealId);
  if (begun === undefined) return;
  const { handIn: _, ...rest } = begun;
  await begunDeals.write(kept === undefined ? rest : { ...rest, handIn: kept });
}
