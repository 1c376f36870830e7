import { problemText } from '@nunatak/engine';
import type { PushSubscription } from '@nunatak/protocol';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import { NotDelivered, type Outbound } from './outbound.ts';
import { readPushTarget } from './target.ts';

const LIFETIME_S = 24 * 60 * 60;

/** Whether a browser got a notice, or has withdrawn its address for good. */
export type PushResult = 'sent' | 'gone';

export type PushKeys = NonNullable<Config['push']>;

/** Sends a notice to a browser: the library encrypts and signs it, the call is our own. */
export async function sendPush(
  outbound: Outbound,
  keys: PushKeys,
  subscription: PushSubscription,
  notice: unknown,
): Promise<PushResult> {
  const target = readPushTarget(subscription.endpoint, 'endpoint', keys.hosts);
  if (!target.ok) throw new NotDelivered(problemText(target.reason));
  const { headers, body } = webpush.generateRequestDetails(
    { ...subscription, endpoint: target.value.href },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: LIFETIME_S,
    },
  );
  const status = await outbound.post(target.value, { ...headers }, body ?? '');
  if (status === 404 || status === 410) return 'gone';
  if (status < 200 || status > 299) throw new NotDelivered(`The push service answered ${status}`);
  return 'sent';
}
