import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readInPieces } from '../src/sockets/pieces.ts';

/** A wire whose reader has had enough after so many bytes. */
function wireOf(enough: number) {
  const wire = new PassThrough();
  let got = '';
  wire.on('data', (bytes: Buffer) => {
    got += bytes;
  });
  readInPieces(wire, () => got.length >= enough);
  return { wire, got: () => got };
}

const packet = 'ping'.repeat(16_000);

describe('what comes over a wire', () => {
  it('is read whole, in its order', () => {
    const { wire, got } = wireOf(Number.POSITIVE_INFINITY);
    wire.write('first');
    wire.write(packet);
    expect(got()).toBe(`first${packet}`);
  });

  it('is read no further in the midst of a packet once its sender is cut off', () => {
    const { wire, got } = wireOf(100);
    wire.write(packet);
    wire.write(packet);
    expect(got()).toBe(packet.slice(0, 1024));
  });

  it('is thrown away where it lay unread when the sender was cut off', async () => {
    const { wire, got } = wireOf(100);
    wire.write(packet);
    wire.pause();
    wire.write(packet);
    let left: unknown;
    const closed = new Promise<void>((resolve) => {
      wire.on('close', () => {
        left = wire.readableLength;
        resolve();
      });
    });
    wire.destroy();
    await closed;
    expect([left, got().length]).toEqual([0, 1024]);
  });
});
