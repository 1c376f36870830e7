import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicAgent } from './publicAgent.ts';

const TIMEOUT_MS = 5000;

/** Calls an address that a host has set. Resolves to the status of the answer; what it says is not read. */
export function callWebhook(url: string, body: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) {
      reject(new Error(`${hostname} is not a public address`));
      return;
    }
    const text = JSON.stringify(body);
    const call = request(url, {
      method: 'POST',
      agent: publicAgent,
      timeout: TIMEOUT_MS,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        'User-Agent': 'Nunatak',
      },
    });
    call.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('timeout', () => call.destroy(new Error(`No answer within ${TIMEOUT_MS} ms`)));
    call.on('error', reject);
    call.end(text);
  });
}
