import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../access/publicAddress.ts';
import { literalOf } from './target.ts';

export const TIMEOUT_MS = 5000;
export const MOST_AT_ONCE = 64;
export const PORT = 443;

/** What a test of the client has to set to have a server of its own called. */
export interface OutboundOptions {
  readonly isAllowed?: (address: string) => boolean;
  readonly lookup?: typeof lookup;
  readonly port?: number;
  readonly ca?: string;
  /** Longest time from the call to its answer, names and greetings included. */
  readonly milliseconds?: number;
  readonly mostAtOnce?: number;
}

/** A call that came to nothing. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
}

/**
 * Calls to addresses that players have given: the only way out of this process to a place of a stranger's choice.
 *
 * Every address is checked when the connection is made, so that a name cannot change its mind. Redirects are not
 * followed. Of the answer nothing but its status is read: the connection is cut when that is there.
 */
export class Outbound {
  readonly #options: OutboundOptions;
  readonly #agent: Agent;
  #underWay = 0;

  constructor(options: OutboundOptions = {}) {
    this.#options = options;
    this.#agent = new Agent({ keepAlive: false, lookup: this.#lookup });
  }

  /** Sends a body; resolves to the status of the answer. */
  async post(url: URL, headers: Readonly<Record<string, string | number>>, body: string | Buffer): Promise<number> {
    const { mostAtOnce = MOST_AT_ONCE } = this.#options;
    // For an address in digits nothing is looked up.
    const literal = literalOf(url);
    if (literal !== undefined) this.#mustBeAllowed(literal);
    if (this.#underWay >= mostAtOnce) throw new NotDelivered(`${mostAtOnce} calls are under way already`);
    this.#underWay++;
    try {
      return await this.#post(url, headers, body);
    } finally {
      this.#underWay--;
    }
  }

  #post(url: URL, headers: Readonly<Record<string, string | number>>, body: string | Buffer): Promise<number> {
    const { port = PORT, ca, milliseconds = TIMEOUT_MS } = this.#options;
    return new Promise((resolve, reject) => {
      const call = request(url, {
        method: 'POST',
        port,
        agent: this.#agent,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(milliseconds),
        ...(ca === undefined ? {} : { ca }),
      });
      call.on('error', (error) =>
        reject(error.name === 'AbortError' ? new NotDelivered(`No answer within ${milliseconds} ms`) : error),
      );
      call.on('response', (response) => {
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
        call.destroy();
      });
      call.end(body);
    });
  }

  readonly #lookup: LookupFunction = (host, options, callback) => {
    const { isAllowed = isPublicAddress, lookup: find = lookup } = this.#options;
    find(host, { ...options, all: true }, (error, addresses) => {
      const found = (addresses ?? []).filter(({ address }) => isAllowed(address));
      const [first] = found;
      if (error !== null) callback(error, '');
      else if (first === undefined) callback(new NotDelivered(`${host} is not a public address`), '');
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

  #mustBeAllowed(address: string): void {
    const { isAllowed = isPublicAddress } = this.#options;
    if (!isAllowed(address)) throw new NotDelivered(`${address} is not a public address`);
  }
}
