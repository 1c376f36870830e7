import { request } from 'node:https';
import { checkHost, publicAgent } from './publicAgent.ts';

const TIMEOUT_MS = 5000;

/** Calls an address that a host has set. Resolves to the status of the answer; what it says is not read. */
export function callWebhook(url: string, body: unknown): Promise<number> {
  return new Promise((resolve, reject) => {
    checkHost(url);
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
