import { socketPathOf } from '@nunatak/protocol';
import { WebSocket } from 'ws';
import type { Socket } from '../sockets/connection.ts';
import type { Peer } from '../store/store.ts';

/** By what a process proves to another that it may ask. */
export const KEY_HEADER = 'x-nunatak-key';
const LONGEST_HANDSHAKE_MS = 1000;

/** The other processes, as far as clients are led there. */
export interface Peers {
  /** Opens a socket for somebody at an address to the owner of a match; rejects where it cannot be reached. */
  dial(owner: Peer, matchId: string, address: string): Promise<Socket>;
}

/** Processes that reach each other over the network, each by the address that it has left in the database. */
export const NETWORK_PEERS: Peers = {
  dial: (owner, matchId, address) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${owner.address.replace(/^http/, 'ws')}${socketPathOf(matchId)}`, {
        headers: { [KEY_HEADER]: owner.key, 'X-Forwarded-For': address },
        perMessageDeflate: false,
        handshakeTimeout: LONGEST_HANDSHAKE_MS,
      });
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    }),
};
