import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { WireOutlet } from '../src/sockets/outlet.ts';
import { Words } from '../src/sockets/words.ts';

it('writes once what is said in one turn of the event loop, in order, and what comes later by itself', async () => {
  const writes: string[][] = [];
  const wire = new Writable({
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => new Words(chunk).text));
      done();
    },
  });
  const outlet = new WireOutlet(wire);
  const say = (text: string) => outlet.write(new Words(text));
  say('step');
  await Promise.resolve().then(() => say('accepted'));
  expect(writes).toEqual([]);
  await new Promise(setImmediate);
  expect(writes).toEqual([['step', 'accepted']]);
  say('step');
  await new Promise(setImmediate);
  expect(writes).toEqual([['step', 'accepted'], ['step']]);
});

it.each([
  [0, '8100'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('puts a text of %i bytes into one frame', (length, head) => {
  const { frame, bytes } = new Words('x'.repeat(length));
  expect(bytes).toBe(length);
  expect(frame.subarray(0, frame.length - length).toString('hex')).toBe(head);
  expect(frame.subarray(frame.length - length).toString()).toBe('x'.repeat(length));
  const received = new Words(frame);
  expect([received.bytes, received.text]).toEqual([length, 'x'.repeat(length)]);
});

it('counts the bytes of a text, not its letters', () => {
  const { frame, bytes } = new Words('é');
  expect(bytes).toBe(2);
  expect(frame).toEqual(Buffer.from([0x81, 2, 0xc3, 0xa9]));
});
