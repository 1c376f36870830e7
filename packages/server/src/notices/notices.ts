import type { PushSubscription } from '@nunatak/protocol';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { botOf, deciderOf, type Match } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import type { Hub } from '../sockets/hub.ts';
import { Outbound } from './outbound.ts';
import { type PushKeys, type PushResult, sendPush } from './push.ts';
import { callWebhook } from './webhook.ts';

/** What a notice says: enough to find the match, nothing of the game. */
export interface TurnNotice {
  readonly type: 'yourTurn';
  readonly matchId: string;
  readonly seat: number;
  readonly name: string;
  readonly seq: number;
}

/** How notices leave the process. */
export interface Couriers {
  readonly webhook: (url: string, notice: TurnNotice) => Promise<unknown>;
  readonly push: (keys: PushKeys, subscription: PushSubscription, notice: TurnNotice) => Promise<PushResult>;
}

export function realCouriers(outbound = new Outbound()): Couriers {
  return {
    webhook: (url, notice) => callWebhook(outbound, url, notice),
    push: (keys, subscription, notice) => sendPush(outbound, keys, subscription, notice),
  };
}

/** Tells a person who is not looking that the game waits for them. */
export function sendNotices(
  matches: Matches,
  hub: Hub,
  config: Pick<Config, 'push' | 'webhooks'>,
  log: Log,
  couriers: Couriers = realCouriers(),
): void {
  if (config.push === undefined && !config.webhooks) return;
  matches.onCommitted(({ match, made, isOurs, began }) => {
    const notice = noticeOf(match);
    const isNews = isOurs && (made.length > 0 || began);
    const deciderBefore = made[0]?.stored.seat;
    if (!isNews || notice === undefined || notice.seat === deciderBefore) return;
    if (hub.presence(match.id).seats.has(notice.seat)) return;
    deliver(match, notice).catch((error: unknown) => warn(match, error));
  });

  /** Each way by itself: one that is closed must not close the others. */
  async function deliver(match: Match, notice: TurnNotice): Promise<void> {
    const { push } = config;
    const subscriptions = push === undefined ? [] : await matches.store.subscriptions(match.id, notice.seat);
    const results = await Promise.allSettled([
      ...(config.webhooks && match.room.webhook !== undefined ? [couriers.webhook(match.room.webhook, notice)] : []),
      ...(push === undefined ? [] : subscriptions.map((subscription) => pushTo(push, subscription, notice))),
    ]);
    for (const result of results) if (result.status === 'rejected') warn(match, result.reason);
  }

  async function pushTo(keys: PushKeys, subscription: PushSubscription, notice: TurnNotice): Promise<void> {
    const result = await couriers.push(keys, subscription, notice);
    if (result === 'gone') await matches.store.dropSubscription(subscription.endpoint);
  }

  function warn({ id }: Match, error: unknown): void {
    log.warn('notice not delivered', { match: id, error });
  }
}

function noticeOf(match: Match): TurnNotice | undefined {
  const seat = deciderOf(match);
  if (seat === undefined || botOf(match.room, seat) !== undefined) return undefined;
  return { type: 'yourTurn', matchId: match.id, seat, name: match.room.seats[seat].name ?? '', seq: match.seq };
}
