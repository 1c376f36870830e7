import { nextInt, type Rng, seedRng } from '@nunatak/engine';
import { CLIENT_MESSAGES, PROTOCOL_VERSION, Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import type { RunningServer } from '../../src/server.ts';
import { CALM, Pipe } from './pipe.ts';

const TYPES = Object.keys(CLIENT_MESSAGES);

/** Values that have broken programs before. */
const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  54,
  2 ** 31,
  2 ** 53,
  1e308,
  -0.5,
  '',
  ' ',
  '0',
  'x'.repeat(3000),
  '\u0000',
  '\u202e',
  '{{7*7}}',
  "'; drop table matches; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 1 },
  [null],
  { __proto__: { admin: true } },
  '\ud800',
  { type: 'takeCard', card: 'builder-1' },
  { type: 'placeBlock', cell: 3 },
  { type: 'pass' },
  { kind: 'bot', bot: 'random' },
  { type: 'reshuffle', order: [] },
  { type: 'undo', to: 0 },
  { game: { players: 3 } },
  { atLeast: 1e9 },
];

const FIELDS = [
  'matchId',
  'token',
  'seq',
  'actionId',
  'action',
  'actions',
  'to',
  'text',
  'name',
  'settings',
  'orders',
  'seat',
  'agree',
  'muted',
  'fill',
  'url',
  'since',
  'version',
  'id',
  '__proto__',
  'constructor',
];

/** One message of somebody who means no good, or whose program is broken. */
function hostileText(rng: Rng, matchId: string): string {
  const pick = <Value>(list: readonly Value[]): Value => list[nextInt(rng, list.length)];
  const kind = nextInt(rng, 20);
  if (kind === 0)
    return pick([
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e999',
      '{"type":',
      '\u0000',
      '[[[[[['.repeat(500),
      '{"a":'.repeat(700),
    ]);
  if (kind === 1) return `{"type":"${pick(TYPES)}","__proto__":{"seat":0},"matchId":"${matchId}"}`;
  const message: Record<string, unknown> = { type: kind === 2 ? pick(NASTY) : pick(TYPES) };
  if (nextInt(rng, 3) > 0) message.matchId = matchId;
  if (nextInt(rng, 2) === 0)
    Object.assign(message, { seq: nextInt(rng, 6), actionId: `hostile-${nextInt(rng, 1000)}`, action: pick(NASTY) });
  for (let i = nextInt(rng, 4); i > 0; i--) message[pick(FIELDS)] = pick(NASTY);
  const text = JSON.stringify(message);
  if (nextInt(rng, 15) > 0) return text;
  const cut = nextInt(rng, text.length + 1);
  return text.slice(0, cut) + String.fromCharCode(nextInt(rng, 0xffff)) + text.slice(cut + nextInt(rng, 3));
}

export interface HostileResult {
  readonly sent: number;
  readonly answers: number;
  /** Answers that admit a fault of our own. */
  readonly internal: number;
  /** Bytes of secrets found in what was sent to the attackers. */
  readonly leaks: number;
  readonly heapGrowth: number;
}

/** Throws hostile messages at a server from spectators, strangers and a seat of a running match. */
export async function attack(server: RunningServer, count: number, seed: string): Promise<HostileResult> {
  const rng = seedRng(seed);
  const settings = v.parse(Settings, { game: { players: 3 }, spectatorChat: true });
  const host = await server.rooms.create({ name: 'Ada', settings, bots: [] });
  await server.rooms.sit(host.matchId, { name: 'Bo' });
  await server.rooms.start(host.matchId, 0, 'random');
  const { seed: dealSeed, salt } = await server.matches.load(host.matchId);
  const secrets = [dealSeed, salt, '"rng"', '"secret"', host.token];
  let answers = 0;
  let internal = 0;
  let leaks = 0;
  const receive = (text: string) => {
    answers++;
    if (text.includes('"internal"')) internal++;
    if (secrets.some((secret) => text.includes(secret))) leaks++;
  };
  const connect = (): Pipe => {
    const pipe = new Pipe(CALM, rng, receive);
    server.sockets.accept(pipe, 'hostile');
    const isGreeting = nextInt(rng, 4) > 0;
    if (isGreeting) pipe.receive(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    const token = nextInt(rng, 3) === 0 ? { token: host.token } : {};
    if (isGreeting && nextInt(rng, 4) > 0)
      pipe.receive(JSON.stringify({ type: 'join', matchId: host.matchId, ...token }));
    return pipe;
  };
  const pipes = Array.from({ length: 20 }, connect);
  let heapBefore = 0;
  for (let i = 0; i < count; i++) {
    const slot = nextInt(rng, pipes.length);
    if (!pipes[slot].isOpen) pipes[slot] = connect();
    pipes[slot].receive(hostileText(rng, host.matchId));
    if (i % 200 === 199) await new Promise((resolve) => setTimeout(resolve, 1));
    if (i === Math.floor(count / 5)) heapBefore = heapNow();
  }
  await server.matches.drain();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const heapGrowth = heapNow() - heapBefore;
  for (const pipe of pipes) pipe.terminate();
  return { sent: count, answers, internal, leaks, heapGrowth };
}

function heapNow(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
