import { createECDH, randomBytes } from 'node:crypto';
import type { lookup } from 'node:dns';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@nunatak/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { isPublicAddress } from '../src/access/publicAddress.ts';
import { Outbound, type OutboundOptions } from '../src/notices/outbound.ts';
import { sendPush } from '../src/notices/push.ts';
import { readPushTarget, readTarget } from '../src/notices/target.ts';
import { callWebhook } from '../src/notices/webhook.ts';

const pem = (name: string) => readFileSync(new URL(`support/tls/${name}.pem`, import.meta.url), 'utf8');
const HOOK = 'https://push.test/hook';

let service: Server | undefined;
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
  service = undefined;
});

/** A service of a stranger's on this machine, and a client that takes it for one of the world. */
async function stranger(answer: RequestListener, over: OutboundOptions = {}): Promise<Outbound> {
  const server = createServer({ key: pem('key'), cert: pem('cert') }, answer);
  service = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const isHere = (address: string) => address === '127.0.0.1';
  return new Outbound({ isAllowed: isHere, lookup: leadsTo('127.0.0.1'), port, ca: pem('cert'), ...over });
}

/** A look-up of names that finds the same addresses for all of them. */
function leadsTo(...addresses: string[]): typeof lookup {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return ((_host: string, _options: object, callback: (error: null, addresses: object[]) => void) =>
    callback(null, found)) as typeof lookup;
}

const keys = { ...webpush.generateVAPIDKeys(), contact: 'mailto:host@example.org', hosts: ['push.test'] };

/** With keys that a message can really be encrypted for. */
function subscriptionAt(endpoint: string): PushSubscription {
  const browser = createECDH('prime256v1');
  return {
    endpoint,
    keys: { p256dh: browser.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

describe('a call to a stranger’s service', () => {
  it('carries a notice that the browser can open, signed by this server', async () => {
    const seen: unknown[] = [];
    const outbound = await stranger((request, response) => {
      seen.push([request.method, request.url, request.headers['content-encoding'], request.headers.authorization]);
      response.statusCode = 201;
      response.end();
    });
    expect(await sendPush(outbound, keys, subscriptionAt('https://push.test/abc'), { hello: 1 })).toBe('sent');
    expect(seen).toEqual([['POST', '/abc', 'aes128gcm', expect.stringMatching(/^vapid t=/)]]);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
  ])('tells by %i that an address is %s', async (status, result) => {
    const outbound = await stranger((_, response) => {
      response.statusCode = status;
      response.end();
    });
    expect(await sendPush(outbound, keys, subscriptionAt('https://push.test/abc'), {})).toBe(result);
  });

  it('D2, D25: reads nothing of an answer, however long', async () => {
    let isCut: Promise<unknown> | undefined;
    const outbound = await stranger((_, response) => {
      isCut = new Promise((resolve) => response.on('close', resolve));
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(65_536), more);
      };
      more();
    });
    await callWebhook(outbound, HOOK, {});
    await isCut;
  });

  it('D25: takes no longer in all than it may, though the service goes on talking', async () => {
    const outbound = await stranger(
      (_, response) => {
        const timer = setInterval(() => response.writeProcessing(), 10);
        response.on('close', () => clearInterval(timer));
      },
      { milliseconds: 300 },
    );
    await expect(callWebhook(outbound, HOOK, {})).rejects.toThrow('No answer within 300 ms');
  });

  it('D3: does not follow a redirect', async () => {
    const paths: (string | undefined)[] = [];
    const outbound = await stranger((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { Location: 'https://push.test/elsewhere' }).end();
    });
    await expect(callWebhook(outbound, HOOK, {})).rejects.toThrow('answered 307');
    expect(paths).toEqual(['/hook']);
  });

  it('is refused when too many are under way', async () => {
    const outbound = await stranger(() => undefined, { mostAtOnce: 1, milliseconds: 300 });
    const first = callWebhook(outbound, HOOK, {});
    await expect(callWebhook(outbound, HOOK, {})).rejects.toThrow('1 calls are under way already');
    await expect(first).rejects.toThrow('No answer');
  });
});

describe('an address that a player gives', () => {
  it.each([['127.0.0.1'], ['10.1.2.3'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'D3: is not called when its name leads to %s',
    async (address) => {
      const outbound = new Outbound({ lookup: leadsTo(address) });
      await expect(callWebhook(outbound, 'https://hooks.example/', {})).rejects.toThrow('not a public address');
    },
  );

  it('D3: is called at the public ones of its addresses only', async () => {
    const called: (string | undefined)[] = [];
    const outbound = await stranger(
      (request, response) => {
        called.push(request.socket.localAddress);
        response.end();
      },
      { lookup: leadsTo('::1', '127.0.0.2', '127.0.0.1') },
    );
    await callWebhook(outbound, HOOK, {});
    expect(called).toEqual(['127.0.0.1']);
  });

  it.each([
    'https://127.0.0.1;.public.example.com/x',
    'https://127.0.0.1`.public.example.com/x',
    "https://127.0.0.1'.public.example.com/x",
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://0x7f.1/x',
    'https://localhost/x',
    'http://hooks.example/x',
    'https://hooks.example:22/x',
    'https://user@hooks.example/x',
    'nonsense',
  ])('D3: cannot be %s', (text) => {
    expect(readTarget(text, 'url')).toMatchObject({ ok: false, reason: { field: 'url' } });
  });

  it('D3: is, for push, one of a known service or one that the host has named', () => {
    const isTaken = (host: string, others: string[] = []) => readPushTarget(`https://${host}/x`, 'endpoint', others).ok;
    expect(isTaken('fcm.googleapis.com')).toBe(true);
    expect(isTaken('updates.push.services.mozilla.com')).toBe(true);
    expect(isTaken('web.push.apple.com')).toBe(true);
    expect(isTaken('wns2-par02p.notify.windows.com')).toBe(true);
    expect(isTaken('push.apple.com.evil.example')).toBe(false);
    expect(isTaken('evilpush.apple.com')).toBe(false);
    expect(isTaken('own.example')).toBe(false);
    expect(isTaken('own.example', ['own.example'])).toBe(true);
    expect(isTaken('a.own.example', ['*.own.example'])).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '203.0.113.9',
    '::1',
    '::',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'no address',
  ])('D27: is not of our own network, as %s is', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '2606:2800:220:1::1'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
