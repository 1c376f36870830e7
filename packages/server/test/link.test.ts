import { connect, createServer, type Socket as NetSocket, type Server } from 'node:net';
import { duplexPair } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../src/peers/channel.ts';
import { FrameReader, type LinkFrame, toBytes } from '../src/peers/frames.ts';
import { Link } from '../src/peers/link.ts';
import { Words } from '../src/sockets/words.ts';

const FRAMES: readonly LinkFrame[] = [
  { kind: 'open', channel: 1, address: '2001:db8::' },
  { kind: 'tell', channels: [1, 70_000], message: new Words('{"type":"pong"}').frame },
  { kind: 'ping' },
  { kind: 'tell', channels: [1], message: new Words('x'.repeat(70_000)).frame },
  { kind: 'pong' },
  { kind: 'close', channel: 1 },
];

describe('the frames between two processes', () => {
  it.each([1, 3, 1000, 1_000_000])('are the same in pieces of %i bytes', (size) => {
    const bytes = Buffer.concat(FRAMES.map(toBytes));
    const reader = new FrameReader();
    const frames: LinkFrame[] = [];
    for (let at = 0; at < bytes.length; at += size) frames.push(...reader.read(bytes.subarray(at, at + size)));
    expect(frames).toEqual(FRAMES);
  });

  it('of an unknown kind are refused', () => {
    expect(() => new FrameReader().read(Buffer.from([0, 0, 0, 5, 9, 0, 0, 0, 0]))).toThrow('unknown kind 9');
  });
});

describe('a link between two processes', () => {
  let near: Link;
  let writes: number;
  let admitted: { readonly channel: Channel; readonly address: string; readonly heard: string[] }[];
  let closed: string[];

  beforeEach(() => {
    const [left, right] = duplexPair();
    const ended: string[] = [];
    [writes, admitted, closed] = [0, [], ended];
    right.on('data', () => writes++);
    near = new Link(left, { onClose: () => ended.push('near') });
    new Link(right, {
      onClose: () => ended.push('far'),
      admit: (channel, address) => {
        const heard: string[] = [];
        channel.on('message', (data) => heard.push(String(data)));
        channel.on('close', () => ended.push(`channel ${channel.number}`));
        admitted.push({ channel, address, heard });
      },
    });
  });
  afterEach(() => near.destroy());

  const turn = async () => {
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
  };

  it('carries what each client says, in order and in one write a turn', async () => {
    const [ada, bo] = [near.open('1.2.3.4'), near.open('5.6.7.8')];
    ada.send('a1');
    bo.send('b1');
    ada.send('a2');
    await turn();
    expect(admitted.map(({ address, heard }) => [address, heard])).toEqual([
      ['1.2.3.4', ['a1', 'a2']],
      ['5.6.7.8', ['b1']],
    ]);
    expect(writes).toBe(1);
  });

  it('carries once what several are told, and to each in the order in which it was told', async () => {
    const ends = [near.open('a'), near.open('b')];
    const heard = ends.map((end) => {
      const words: Words[] = [];
      end.on('message', (data) => words.push(data));
      return words;
    });
    await turn();
    const [ada, bo] = admitted.map(({ channel }) => channel);
    const all = new Words('to all');
    ada.write(new Words('to Ada'));
    ada.write(all);
    bo.write(all);
    ada.write(new Words('later'));
    await turn();
    expect(heard.map((words) => words.map(({ text }) => text))).toEqual([['to Ada', 'to all', 'later'], ['to all']]);
    expect(heard[0][1]).toBe(heard[1][0]);
  });

  it('ends one channel without the others, at both ends', async () => {
    const [ada, bo] = [near.open('a'), near.open('b')];
    ada.on('close', () => closed.push('Ada'));
    await turn();
    ada.close();
    ada.send('nobody hears this');
    bo.send('still here');
    await turn();
    expect(closed).toEqual(['Ada', 'channel 1']);
    expect(admitted.map(({ heard }) => heard)).toEqual([[], ['still here']]);
    admitted[1].channel.close();
    const gone = new Promise((resolve) => bo.once('close', resolve));
    await gone;
  });

  it('answers for all its channels when asked whether it lives', async () => {
    near.open('a');
    near.open('b');
    await turn();
    const alive: number[] = [];
    for (const { channel } of admitted) channel.on('pong', () => alive.push(channel.number));
    for (const { channel } of admitted) channel.ping();
    expect(alive).toEqual([]);
    await turn();
    expect(alive).toEqual([1, 2]);
  });

  it('closes all its channels when it is cut, and gives those that are opened later no hope', async () => {
    near.open('a').on('close', () => closed.push('Ada'));
    await turn();
    near.destroy();
    await turn();
    expect(closed.toSorted()).toEqual(['Ada', 'channel 1', 'far', 'near']);
    const late = near.open('b');
    await new Promise((resolve) => late.once('close', resolve));
  });
});

describe('a process that reads nothing', () => {
  let server: Server;
  let accepted: Promise<NetSocket>;
  beforeEach(async () => {
    server = createServer();
    accepted = new Promise((resolve) => server.once('connection', resolve));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  it('is given up before what waits for it fills the memory', async () => {
    const address = server.address();
    const wire = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
    await new Promise((resolve) => wire.once('connect', resolve));
    const deaf = await accepted;
    deaf.pause();
    const closed = new Promise<void>((resolve) => {
      const link = new Link(wire, { onClose: resolve });
      const channel = link.open('a');
      for (let i = 0; i < 64; i++) channel.send('x'.repeat(1024 * 1024));
    });
    await closed;
    deaf.destroy();
  });
});
