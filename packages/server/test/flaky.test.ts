import { afterAll, beforeAll, expect, it } from 'vitest';
import { playFlakyMatch } from './support/flaky.ts';
import { STORM } from './support/pipe.ts';
import { newServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

it('brings all clients to the server’s state through lost, late, doubled and overtaking messages', async () => {
  const seeds = Array.from({ length: 4 }, (_, i) => `storm ${i}`);
  const results = await Promise.all(seeds.map((seed) => playFlakyMatch(server, STORM, seed)));
  expect(results.every(({ steps }) => steps > 100)).toBe(true);
});
