import type { Action } from '@nunatak/engine';
import { type ChatLine, type ClockView, checksumOf, type StandingOrders } from '@nunatak/protocol';
import { Client } from '../../../../server/test/support/client.ts';

/** A match as its server tells it to a device that comes now, for each seat that has a person. */
export interface Truth {
  readonly seq: number;
  readonly check: string | undefined;
  readonly length: number;
  readonly floor: number;
  readonly decider: number | undefined;
  readonly isOver: boolean;
  readonly revision: number;
  readonly takeBack: object | undefined;
  readonly clock: ClockView | undefined;
  readonly chat: readonly ChatLine[];
  readonly staged: ReadonlyMap<number, readonly Action[]>;
  readonly orders: ReadonlyMap<number, StandingOrders | undefined>;
}

/** Asks the server as a fresh device on each seat. */
export async function askTruth(url: string, matchId: string, tokens: ReadonlyMap<number, string>): Promise<Truth> {
  const clients = await Promise.all(
    [...tokens].map(async ([seat, token]) => {
      const client = await Client.join({ url, matchId, token });
      client.close();
      return { seat, sync: client.sync, staged: client.last('welcome')?.staged ?? [] };
    }),
  );
  const [first] = clients;
  if (first === undefined) throw new Error('nobody sits at this table');
  const { view, line, seq, room, clock, chat } = first.sync;
  return {
    seq,
    check: view && checksumOf(view),
    length: line.length,
    floor: line.floor,
    decider: view?.phase === 'over' ? undefined : view?.decider,
    isOver: view?.phase === 'over',
    revision: room?.revision ?? 0,
    takeBack: room?.takeBack,
    clock,
    chat,
    staged: new Map(clients.map(({ seat, staged }) => [seat, staged])),
    orders: new Map(clients.map(({ seat, sync }) => [seat, sync.orders])),
  };
}
