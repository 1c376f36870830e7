import { PushSubscription as PushSchema, readDocument } from '@nunatak/protocol';
import { subscribePush } from './api.ts';

/** Telling somebody that it is their turn: by the browser's own notices, and by Web Push where the server has keys. */

export const NOTICE_STATES = ['none', 'ask', 'on', 'off'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export function noticeState(): NoticeState {
  if (!('Notification' in window)) return 'none';
  return ({ granted: 'on', denied: 'off', default: 'ask' } as const)[Notification.permission];
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person, then the push service, then tells the server. Without a key the page itself gives notice. */
export async function askForNotices(
  matchId: string,
  token: string | undefined,
  key: string | undefined,
): Promise<NoticeState> {
  if (!('Notification' in window)) return 'none';
  await Notification.requestPermission();
  await maybeSubscribe(matchId, token, key);
  return noticeState();
}

/** Who has allowed notices once gets them in every match they sit down at: subscriptions belong to a seat. */
export async function maybeSubscribe(
  matchId: string,
  token: string | undefined,
  key: string | undefined,
): Promise<void> {
  if (noticeState() === 'on' && key !== undefined && token !== undefined) await subscribe(matchId, token, key);
}

async function subscribe(matchId: string, token: string, key: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  const document = readDocument(PushSchema, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  if (document.ok) await subscribePush(matchId, token, document.value);
}

/** Says that it is one's turn, to somebody who looks elsewhere. */
export function giveNotice(title: string, body: string, matchId: string): void {
  if (noticeState() !== 'on' || !document.hidden) return;
  const options = { body, tag: matchId, icon: '/icons/icon-192.png', data: { matchId } };
  if (!('serviceWorker' in navigator)) {
    new Notification(title, options);
    return;
  }
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.showNotification(title, options) ?? void new Notification(title, options))
    .catch(() => undefined);
}
