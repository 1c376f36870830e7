import { Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { PROTOCOL_VERSION } from '@nunatak/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Gate } from '../src/access/gate.ts';
import { DEFAULT_RATES } from '../src/access/limits.ts';
import { Metrics } from '../src/metrics.ts';
import { ATTACKS, fieldAt } from './support/attacks.ts';
import { newServer } from './support/server.ts';

/** Sockets that are still in memory after everything that can go has gone: whatever keeps a connection keeps one. */
const sockets = (): number => queryObjects(Socket, { format: 'count' });

it('keeps nothing of 2,000 connections that were broken off, nor of those that came and went', async () => {
  const server = await newServer();
  const before = sockets();
  let strikes = 0;
  expect(await ATTACKS.resets(fieldAt(server.url, () => strikes++ < 100))).toBe(2000);
  const greet = (_: unknown) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION })));
      socket.on('message', () => socket.terminate());
      socket.on('close', resolve);
    });
  await Promise.all(Array.from({ length: 50 }, greet));
  await expect.poll(() => server.metrics.text()).toMatch(/^nunatak_connections 0$/m);
  await expect.poll(sockets).toBeLessThanOrEqual(before);
  await server.stop();
});

it('forgets an address once it may ask for everything again', () => {
  let now = 0;
  const gate = new Gate({ rates: DEFAULT_RATES, metrics: new Metrics(), now: () => now });
  for (let n = 0; n < 1000; n++) gate.pass('connects', `10.0.${n >> 8}.${n & 255}`);
  for (let n = 0; n < 3; n++) gate.pass('creates', '10.0.0.1');
  gate.pay({ milliseconds: 500 }, '10.0.0.1', 'match 0');
  expect(gate.remembered).toBe(1003);
  gate.tidy();
  expect(gate.remembered).toBe(1003);
  now = 10_000;
  gate.tidy();
  expect(gate.remembered).toBe(1);
  now = 15_000;
  gate.tidy();
  expect(gate.remembered).toBe(0);
});
