import { type ClientRequest, request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from '../sockets/connection.ts';
import type { Peer } from '../store/store.ts';
import { Link } from './link.ts';

/** By what a process proves to another that it may ask. */
export const KEY_HEADER = 'x-nunatak-key';
/** What a request between two processes is upgraded to. */
export const LINK_PROTOCOL = 'nunatak-link';
const LONGEST_HANDSHAKE_MS = 1000;

/** The other processes, as far as clients are led there. */
export interface Peers {
  /** Opens a socket for somebody at an address to the owner of a match; rejects where it cannot be reached. */
  dial(owner: Peer, address: string): Promise<Socket>;
}

/** Processes that reach each other over the network, each by the address that it has left in the database. */
export class NetworkPeers implements Peers {
  /** By node. */
  readonly #links = new Map<string, Promise<Link>>();

  async dial(owner: Peer, address: string): Promise<Socket> {
    const link = await (this.#links.get(owner.node) ?? this.#connect(owner));
    return link.open(address);
  }

  async close(): Promise<void> {
    const links = await Promise.allSettled(this.#links.values());
    for (const link of links) if (link.status === 'fulfilled') link.value.destroy();
  }

  #connect(owner: Peer): Promise<Link> {
    const forget = () => {
      if (this.#links.get(owner.node) === connecting) this.#links.delete(owner.node);
    };
    const connecting = upgraded(owner).then((wire) => new Link(wire, { onClose: forget }));
    this.#links.set(owner.node, connecting);
    connecting.catch(forget);
    return connecting;
  }
}

function upgraded({ address, key }: Peer): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(address, {
      headers: { [KEY_HEADER]: key, Connection: 'Upgrade', Upgrade: LINK_PROTOCOL },
      timeout: LONGEST_HANDSHAKE_MS,
    });
    asked.once('upgrade', (_, wire, head) => {
      wire.setTimeout(0);
      wire.setNoDelay(true);
      if (head.length > 0) wire.unshift(head);
      resolve(wire);
    });
    asked.once('response', ({ statusCode }) => {
      asked.destroy();
      reject(new Error(`Another process answered ${statusCode} instead of opening a link`));
    });
    asked.once('timeout', () => asked.destroy(new Error('Another process took too long to open a link')));
    asked.once('error', reject);
    asked.end();
  });
}
