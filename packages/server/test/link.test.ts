import { connect, createServer, type Socket as NetSocket, type Server } from 'node:net';
import { duplexPair } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../src/peers/channel.ts';
import { PeerDoor } from '../src/peers/door.ts';
import { FrameReader, type LinkFrame, toBytes } from '../src/peers/frames.ts';
import { Link } from '../src/peers/link.ts';

const FRAMES: readonly LinkFrame[] = [
  { kind: 'open', channel: 1, address: '2001:db8::' },
  { kind: 'tell', channels: [1, 70_000], message: '{"type":"pong"}' },
  { kind: 'ping' },
  { kind: 'tell', channels: [1], message: 'é'.repeat(70_000) },
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

  it('that announce more than any message has are refused at once, not waited for', () => {
    expect(() => new FrameReader().read(Buffer.from([255, 255, 255, 255, 1]))).toThrow('a frame of 4294967295 bytes');
  });

  it.each([
    ['that is empty', [0, 0, 0, 0, 0]],
    ['that names more channels than it has', [0, 0, 0, 9, 1, 255, 255, 255, 255, 0, 0, 0, 1]],
  ])('one %s is refused', (_, bytes) => {
    expect(() => new FrameReader().read(Buffer.from(bytes))).toThrow();
  });
});

describe('a link between two processes', () => {
  let near: Link;
  let writes: number;
  let admitted: { readonly channel: Channel; readonly address: string; readonly heard: string[] }[];
  let closed: string[];
  /** What the far end sends. */
  let sent: LinkFrame[];

  beforeEach(() => {
    const [left, right] = duplexPair();
    const ended: string[] = [];
    [writes, admitted, closed, sent] = [0, [], ended, []];
    right.on('data', () => writes++);
    const reader = new FrameReader();
    left.on('data', (bytes) => sent.push(...reader.read(bytes)));
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
      const texts: string[] = [];
      end.on('message', (data) => texts.push(data));
      return texts;
    });
    await turn();
    const [ada, bo] = admitted.map(({ channel }) => channel);
    ada.send('to Ada');
    ada.send('to all');
    bo.send('to all');
    ada.send('later');
    await turn();
    expect(heard).toEqual([['to Ada', 'to all', 'later'], ['to all']]);
    expect(sent).toContainEqual({ kind: 'tell', channels: [1, 2], message: 'to all' });
    expect(sent).toHaveLength(3);
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

describe('a process that says what none of ours would', () => {
  /** Whether a link, of a process that others lead clients to or of one that leads them, is given up over some frames. */
  async function isGivenUp(frames: readonly LinkFrame[], isLedTo: boolean): Promise<boolean> {
    const [wire, other] = duplexPair();
    let isClosed = false;
    const onClose = () => {
      isClosed = true;
    };
    const link = new Link(wire, { onClose, ...(isLedTo ? { admit: () => undefined } : {}) });
    other.on('error', () => undefined);
    for (const frame of frames) other.write(toBytes(frame));
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
    const wasClosed = isClosed;
    link.destroy();
    return wasClosed;
  }
  const OPEN = { kind: 'open', channel: 1, address: 'a' } as const;

  it('is given up when it opens a channel twice, or leads a client to whoever leads clients to it', async () => {
    expect(await isGivenUp([OPEN, { kind: 'ping' }], true)).toBe(false);
    expect(await isGivenUp([OPEN, OPEN], true)).toBe(true);
    expect(await isGivenUp([OPEN], false)).toBe(true);
  });

  it('is heard no further when it talks to channels that nobody has opened', async () => {
    expect(
      await isGivenUp(
        [
          { kind: 'tell', channels: [7, 8], message: '{}' },
          { kind: 'close', channel: 9 },
        ],
        true,
      ),
    ).toBe(false);
  });
});

describe('the door between processes', () => {
  let door: PeerDoor;
  let admitted: string[];
  beforeEach(async () => {
    admitted = [];
    door = await PeerDoor.open({ host: '127.0.0.1', peerHost: undefined, peerPort: 0 });
    door.serve((_, response) => response.end('served'), { accept: (_, address) => admitted.push(address) });
  });
  afterEach(() => door.close());

  /** All that is answered to some bytes until the door is shut or, where it stays open, until something was said. */
  async function answerTo(text: string, isPatient = true): Promise<string> {
    const { hostname, port } = new URL(door.peer.address);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('error', () => undefined);
    socket.write(text);
    await new Promise((resolve) => {
      socket.on('data', (bytes) => {
        answer += String(bytes);
        if (!isPatient) resolve(undefined);
      });
      socket.on('close', resolve);
    });
    socket.destroy();
    return answer;
  }
  const ask = (key: string, more = '') => `GET /health HTTP/1.1\r\nHost: a\r\n${key}${more}\r\n`;
  const LEAD = 'Connection: Upgrade\r\nUpgrade: nunatak-link\r\n';

  it.each([
    ['no key', ''],
    ['another key', 'x-nunatak-key: guessed\r\n'],
    ['an empty key', 'x-nunatak-key:\r\n'],
    ['a key as long as any', `x-nunatak-key: ${'k'.repeat(8000)}\r\n`],
  ])('is shut before whoever has %s', async (_, key) => {
    expect(await answerTo(ask(key))).toMatch(/^HTTP\/1.1 404 /);
    expect(await answerTo(ask(key, LEAD))).toBe('');
    expect(admitted).toEqual([]);
  });

  it('is open to whoever has its key, and hangs up on one who then talks of something else', async () => {
    const key = `x-nunatak-key: ${door.peer.key}\r\n`;
    expect(await answerTo(ask(key), false)).toMatch(/^HTTP\/1.1 200 /);
    expect(await answerTo(ask(key, LEAD), false)).toMatch(/^HTTP\/1.1 101 /);
    expect(await answerTo(`${ask(key, LEAD)}GET / HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1.1 101 /);
    const opened = toBytes({ kind: 'open', channel: 1, address: '1.2.3.4' }).toString('latin1');
    expect(await answerTo(`${ask(key, LEAD)}${opened}`, false)).toMatch(/^HTTP\/1.1 101 /);
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
