import { problemText } from '@nunatak/engine';
import { NotDelivered, type Outbound } from './outbound.ts';
import { readTarget } from './target.ts';

/** Calls an address that a host has set. */
export async function callWebhook(outbound: Outbound, url: string, notice: unknown): Promise<void> {
  const target = readTarget(url, 'url');
  if (!target.ok) throw new NotDelivered(problemText(target.reason));
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Nunatak' };
  const status = await outbound.post(target.value, headers, JSON.stringify(notice));
  if (status < 200 || status > 299) throw new NotDelivered(`The webhook answered ${status}`);
}
