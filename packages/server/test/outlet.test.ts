import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { Outlet } from '../src/sockets/outlet.ts';

it('writes once what is said in one turn of the event loop, in order, and what comes later by itself', async () => {
  const writes: string[][] = [];
  const wire = new Writable({
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const outlet = new Outlet(wire);
  const say = (text: string) => {
    outlet.hold();
    wire.write(text);
  };
  say('step');
  await Promise.resolve().then(() => say('accepted'));
  expect(writes).toEqual([]);
  await new Promise(setImmediate);
  expect(writes).toEqual([['step', 'accepted']]);
  say('step');
  await new Promise(setImmediate);
  expect(writes).toEqual([['step', 'accepted'], ['step']]);
});
