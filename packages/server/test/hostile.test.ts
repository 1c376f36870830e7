import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Log } from '../src/log.ts';
import { attack } from './support/hostile.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, startTable } from './support/table.ts';

const errors: string[] = [];
const log: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (message, fields) => errors.push(`${message} ${JSON.stringify(fields)}`),
};
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

let server: TestServer;
beforeAll(async () => {
  server = await newServer({ log });
  process.on('unhandledRejection', onRejection);
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await server.stop();
});

it('answers ten thousand hostile messages, tells no secret, and plays on', async () => {
  const { answers, internal, leaks, requests, steps } = await attack(server, 10_000, 'hostile');
  expect(answers).toBeGreaterThan(5000);
  expect(requests).toBe(200);
  expect(steps).toBeGreaterThan(20);
  expect({ internal, leaks, errors, rejections }).toEqual({ internal: 0, leaks: [], errors: [], rejections: [] });
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  const { clients } = await startTable(server, 3, 1);
  await clients[0].playToEnd('after the attack', 20);
  closeAll(clients);
});
