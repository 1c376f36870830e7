import type { PushSubscription } from '@nunatak/protocol';
import webpush from 'web-push';
import type { Config } from '../config.ts';
import { checkHost, publicAgent } from './publicAgent.ts';

const TIMEOUT_MS = 5000;
const LIFETIME_S = 24 * 60 * 60;

/** Whether a browser got a notice, or has withdrawn its address for good. */
export type PushResult = 'sent' | 'gone';

export async function sendPush(
  keys: NonNullable<Config['push']>,
  subscription: PushSubscription,
  body: unknown,
): Promise<PushResult> {
  checkHost(subscription.endpoint);
  try {
    await webpush.sendNotification(subscription, JSON.stringify(body), {
      vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
      agent: publicAgent,
      timeout: TIMEOUT_MS,
      TTL: LIFETIME_S,
    });
    return 'sent';
  } catch (error) {
    if (error instanceof webpush.WebPushError && (error.statusCode === 404 || error.statusCode === 410)) return 'gone';
    throw error;
  }
}
