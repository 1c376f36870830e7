import { legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { PROTOCOL_VERSION, type Seated, Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import type { RunningServer } from '../../src/server.ts';
import { hostileRequest } from './hostileRequest.ts';
import { hostileText } from './hostileText.ts';
import { CALM, Pipe } from './pipe.ts';

export interface HostileResult {
  readonly messages: number;
  readonly requests: number;
  readonly answers: number;
  /** Answers that admit a fault of our own. */
  readonly internal: number;
  /** The secrets that were found in answers, with the beginning of the answer. */
  readonly leaks: readonly string[];
  /** Steps that were made in the matches under attack: some of the messages are even legal. */
  readonly steps: number;
  readonly heapGrowth: number;
}

const MESSAGES_PER_MATCH = 5000;
const ATTACKERS = 20;
const MESSAGES_PER_REQUEST = 50;
/** So much of an order gives it away; less of it may come up by chance. */
const TELLTALE = 6;

/** A running match and what proves its seats. */
interface Target {
  readonly host: Seated;
  readonly guest: Seated;
  readonly hashes: readonly string[];
}

/** Throws hostile messages and requests at a server from spectators, strangers and a seat of a running match. */
export async function attack(server: RunningServer, count: number, seed: string): Promise<HostileResult> {
  const rng = seedRng(seed);
  let target = await newTarget(server);
  let answers = 0;
  let requests = 0;
  let internal = 0;
  const leaks: string[] = [];
  let steps = 0;
  const receive = (text: string): void => {
    answers++;
    if (text.includes('"internal"')) internal++;
    for (const secret of secretsOf(server, target)) {
      if (text.includes(secret)) leaks.push(`${secret} in ${text.slice(0, 500)}`);
    }
  };
  const connect = (): Pipe => connectTo(server, target, rng, receive);
  const pipes = Array.from({ length: ATTACKERS }, connect);
  let heapBefore = 0;
  for (let i = 1; i <= count; i++) {
    const slot = nextInt(rng, pipes.length);
    if (!pipes[slot].isOpen) pipes[slot] = connect();
    pipes[slot].receive(
      nextInt(rng, 20) === 0 ? legalText(server, target.host, rng) : hostileText(rng, target.host.matchId),
    );
    if (i % MESSAGES_PER_REQUEST === 0) {
      requests++;
      receive(await hostileRequest(server.url, rng, target.host.matchId));
    }
    if (i === Math.floor(count / 5)) heapBefore = heapNow();
    if (i % MESSAGES_PER_MATCH === 0 || i === count) {
      await server.matches.drain();
      steps += (await server.matches.load(target.host.matchId)).seq;
      for (const pipe of pipes) pipe.terminate();
      target = await newTarget(server);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { messages: count, requests, answers, internal, leaks, steps, heapGrowth: heapNow() - heapBefore };
}

async function newTarget(server: RunningServer): Promise<Target> {
  const settings = v.parse(Settings, { game: { players: 3 }, spectatorChat: true });
  const host = await server.rooms.create({ name: 'Ada', settings, bots: [] });
  const guest = await server.rooms.sit(host.matchId, { name: 'Bo' });
  await server.rooms.start(host.matchId, 0, 'random');
  const hashes = (await server.matches.store.tokens(host.matchId)).map(({ hash }) => hash);
  return { host, guest, hashes };
}

/** What nobody may be told now: tokens ever, and during the game its seed and salt and what still lies hidden. */
function secretsOf({ matches }: RunningServer, { host, guest, hashes }: Target): readonly string[] {
  const ever = ['"rng"', '"secret"', host.token, guest.token, ...hashes];
  const match = matches.peek(host.matchId);
  if (match?.state === undefined || match.status === 'finished') return ever;
  const { deck, tiles, blessings } = match.state.secret;
  const orders = [deck, tiles, blessings]
    .filter((order) => order.length >= TELLTALE)
    .flatMap((order) => [order.slice(0, TELLTALE), order.slice(-TELLTALE)]);
  return [...ever, match.seed, match.salt, ...orders.map((order) => order.join(','))];
}

function connectTo(server: RunningServer, { host, guest }: Target, rng: Rng, receive: (text: string) => void): Pipe {
  const pipe = new Pipe(CALM, rng, receive);
  server.sockets.accept(pipe, 'hostile');
  const isGreeting = nextInt(rng, 4) > 0;
  if (isGreeting) pipe.receive(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  const token = [{ token: host.token }, { token: guest.token }, {}][nextInt(rng, 3)];
  if (isGreeting && nextInt(rng, 4) > 0) {
    pipe.receive(JSON.stringify({ type: 'join', matchId: host.matchId, ...token }));
  }
  return pipe;
}

/** What the rules would allow now, from whoever sends it: so the game under attack goes on. */
function legalText(server: RunningServer, { matchId }: Seated, rng: Rng): string {
  const match = server.matches.peek(matchId);
  const isOn = match?.state !== undefined && match.state.view.phase !== 'over';
  const actions = isOn && match?.state !== undefined ? legalActions(match.state.view) : [];
  const action = actions[nextInt(rng, Math.max(1, actions.length))] ?? { type: 'pass' };
  return JSON.stringify({
    type: 'submit',
    matchId,
    seq: match?.seq ?? 0,
    actionId: `legal-${nextInt(rng, 0x10000)}-${nextInt(rng, 0x10000)}`,
    action,
  });
}

function heapNow(): number {
  if (globalThis.gc === undefined) throw new Error('expected --expose-gc: without the collector growth cannot be told');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
