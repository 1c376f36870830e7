import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { newServer } from './support/server.ts';

const PINGS = 10_000;
/** An empty ping, masked with zeros, as a client sends it. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const PONG_BYTES = 2;

/** The bytes under an open WebSocket. */
function openWire(url: string): Promise<Duplex> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
    };
    request(`${url}/api/socket`, { headers })
      .on('upgrade', (_, wire) => resolve(wire))
      .on('error', reject)
      .end();
  });
}

it('ten thousand pings in one packet let everybody else have their turn in between', async () => {
  const server = await newServer();
  const wire = await openWire(server.url);
  let answered = 0;
  const all = new Promise<void>((resolve) =>
    wire.on('data', (bytes: Buffer) => {
      answered += bytes.length;
      if (answered >= PINGS * PONG_BYTES) resolve();
    }),
  );
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  wire.write(Buffer.concat(Array.from({ length: PINGS }, () => PING)));
  count();
  await all;
  isOver = true;
  expect(turns).toBeGreaterThan(PINGS / 2);
  wire.destroy();
  await server.stop();
});
