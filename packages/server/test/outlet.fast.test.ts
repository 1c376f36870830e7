import { expect, it } from 'vitest';
import { WireOutlet } from '../src/sockets/outlet.ts';
import { Words } from '../src/sockets/words.ts';

it('writes once what is said in one turn of the event loop, in order, and what comes later by itself', async () => {
  const writes: Buffer[] = [];
  const outlet = new WireOutlet({ writable: true, write: (bytes) => writes.push(bytes) });
  const say = (text: string) => outlet.write(new Words(text));
  const framesOf = (...texts: string[]) => Buffer.concat(texts.map((text) => new Words(text).frame));
  say('step');
  await Promise.resolve().then(() => say('accepted'));
  expect(writes).toEqual([]);
  await new Promise(setImmediate);
  expect(writes).toEqual([framesOf('step', 'accepted')]);
  say('step');
  await new Promise(setImmediate);
  expect(writes).toEqual([framesOf('step', 'accepted'), framesOf('step')]);
});

it('hands over at once what it has kept back, for what its socket says by itself, and not again when the turn is over', async () => {
  const writes: Buffer[] = [];
  const outlet = new WireOutlet({ writable: true, write: (bytes) => writes.push(bytes) });
  outlet.write(new Words('the server is too new'));
  outlet.letGo();
  expect(writes).toEqual([new Words('the server is too new').frame]);
  await new Promise(setImmediate);
  expect(writes).toHaveLength(1);
});

it('writes nothing more to a wire that was ended in the same turn', async () => {
  const writes: Buffer[] = [];
  const wire = { writable: true, write: (bytes: Buffer) => writes.push(bytes) };
  const outlet = new WireOutlet(wire);
  outlet.write(new Words('step'));
  wire.writable = false;
  await new Promise(setImmediate);
  wire.writable = true;
  outlet.write(new Words('another'));
  outlet.letGo();
  expect(writes).toEqual([new Words('another').frame]);
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
