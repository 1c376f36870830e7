import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { hashToken, newToken } from '../secrets.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { Peer } from '../store/store.ts';
import { Link } from './link.ts';
import { KEY_HEADER, LINK_PROTOCOL } from './peers.ts';

/** What comes in here was let in by another process, which says for whom it asks. */
export const PEER_TRUST = { origins: [], hosts: [], trustProxy: true } as const;

/** Whoever has a key is known by then; nobody else needs longer. */
const HTTP_LIMITS = { headersTimeout: 5000, requestTimeout: 30_000, connectionsCheckingInterval: 2500 };

export interface DoorOptions {
  readonly host: string;
  readonly peerHost: string | undefined;
  readonly peerPort: number;
}

/** Where other processes ask for the matches that this one owns. Nobody else has its key: that lies in the database. */
export class PeerDoor {
  readonly peer: Peer;
  readonly #server: Server;
  readonly #links = new Set<Link>();
  #listener: RequestListener | undefined;

  private constructor(server: Server, peer: Peer) {
    this.#server = server;
    this.peer = peer;
    server.on('request', (request, response) => {
      if (this.#listener !== undefined && this.#isPeer(request)) this.#listener(request, response);
      else response.writeHead(404, { Connection: 'close' }).end();
    });
  }

  static async open({ host, peerHost, peerPort }: DoorOptions): Promise<PeerDoor> {
    const server = createServer(HTTP_LIMITS);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(peerPort, host, resolve);
    });
    const { port } = server.address() as AddressInfo;
    const name = peerHost ?? (isEverywhere(host) ? hostname() : host);
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
    return new PeerDoor(server, { node: newToken(), address, key: newToken() });
  }

  /** From now on others are served as players would be. */
  serve(listener: RequestListener, sockets: Pick<Sockets, 'accept'>): void {
    this.#listener = listener;
    this.#server.on('upgrade', (request, wire, head) => {
      if (request.headers.upgrade !== LINK_PROTOCOL || !this.#isPeer(request)) {
        wire.destroy();
        return;
      }
      wire.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${LINK_PROTOCOL}\r\n\r\n`);
      if (head.length > 0) wire.unshift(head);
      const link = new Link(wire, {
        admit: (channel, address) => sockets.accept(channel, address),
        onClose: () => this.#links.delete(link),
      });
      this.#links.add(link);
    });
  }

  close(): Promise<void> {
    for (const link of this.#links) link.destroy();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  #isPeer({ headers }: IncomingMessage): boolean {
    const key = headers[KEY_HEADER];
    return (
      typeof key === 'string' && timingSafeEqual(Buffer.from(hashToken(key)), Buffer.from(hashToken(this.peer.key)))
    );
  }
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}
