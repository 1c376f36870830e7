import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Seated } from '@nunatak/protocol';
import { type AttackName, type Field, fieldAt } from './attacks.ts';
import { Client } from './client.ts';
import type { ServerProcess } from './process.ts';

export interface AbuseResult {
  readonly strikes: number;
  /** What a stranger's ping took, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The same at the same time at a server that nobody attacks: what the machine itself makes of it. */
  readonly quiet: number;
  /** Processor time that the server took, in milliseconds a second. */
  readonly busy: number;
  /** By how many milliseconds the clock of another match was late. */
  readonly clockLate: number;
  readonly memory: number;
}

/** Where people are who have nothing to do with an attack. */
const ADA = '10.8.0.1';
const BO = '10.8.0.2';
const STRANGER = '10.8.0.3';
/** A connection may send twenty messages a second: a stranger keeps to that. */
const PING_EVERY_MS = 60;
const BANK_S = 2;

export interface AbuseOptions {
  /** The server that is attacked; like its twin it believes the addresses it is told. */
  readonly server: ServerProcess;
  readonly twin: ServerProcess;
  readonly attack: AttackName;
  readonly milliseconds: number;
}

/** Attacks a server and looks at it with the eyes of people elsewhere, and at its twin, which is left in peace. */
export async function abuse(options: AbuseOptions): Promise<AbuseResult> {
  const { server, attack } = options;
  const stop = await begin(attack, server.url);
  const felt = await feel(options).catch((error: unknown) => (error instanceof Error ? error : new Error(`${error}`)));
  const strikes = await stop();
  if (server.child.exitCode !== null || server.child.signalCode !== null) {
    throw new Error(`${attack} ended the process:\n${server.lines.slice(-5).join('\n')}`);
  }
  if (felt instanceof Error) throw new Error(`${attack}: ${felt.message}`, { cause: felt });
  return { ...felt, strikes };
}

/** What people elsewhere notice while an attack goes on. */
async function feel({ server: { url }, twin, milliseconds }: AbuseOptions): Promise<Omit<AbuseResult, 'strikes'>> {
  const before = await figuresOf(url);
  const began = performance.now();
  const [pings, quiet, clockLate] = await Promise.all([
    pingsOf(url, milliseconds),
    pingsOf(twin.url, milliseconds),
    latenessOf(fieldAt(url, () => true)),
  ]);
  const after = await figuresOf(url);
  const seconds = (performance.now() - began) / 1000;
  const busy = ((after.processor - before.processor) / seconds) * 1000;
  const [p50, p99] = [shareOf(pings, 0.5), shareOf(pings, 0.99)];
  return { p50, p99, quiet: shareOf(quiet, 0.99), busy, clockLate, memory: after.memory };
}

/** What a share of the values do not exceed. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));

/** Begins an attack, in a process of its own; the answer ends it and tells how often it struck. */
async function begin(name: AttackName, url: string): Promise<() => Promise<number>> {
  const attacker = fork(ATTACKER, [name, url], { execArgv: [] });
  const ready = Promise.withResolvers<void>();
  const struck = Promise.withResolvers<number>();
  attacker.on('message', (said) => (typeof said === 'number' ? struck.resolve(said) : ready.resolve()));
  // Not before all that it has sent has arrived.
  attacker.once('close', (code) => {
    for (const { reject } of [ready, struck]) reject(new Error(`${name}: the attacker ended with ${code}`));
  });
  await ready.promise;
  return () => {
    if (attacker.connected) attacker.send('stop');
    return struck.promise;
  };
}

/** How long a stranger waits for answers, over and over. */
async function pingsOf(url: string, milliseconds: number): Promise<number[]> {
  const stranger = new Client({ url, matchId: '0000000000000000', address: STRANGER });
  await stranger.connect();
  const pings: number[] = [];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const asked = performance.now();
    const { type } = await stranger.ask({ type: 'ping' });
    if (type !== 'pong') throw new Error(`a stranger's ping was answered with ${type}`);
    pings.push(performance.now() - asked);
    stranger.received.length = 0;
    stranger.texts.length = 0;
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS));
  }
  stranger.close();
  return pings;
}

/** How late the server notices that the time of somebody in another match is up. */
async function latenessOf({ url, post }: Field): Promise<number> {
  const settings = { game: { players: 2 }, clock: { kind: 'live', bank: BANK_S, increment: 0 } };
  const host = (await post('/api/matches', { name: 'Ada', settings }, ADA)) as Seated;
  const guest = (await post(`/api/matches/${host.matchId}/seats`, { name: 'Bo' }, BO)) as Seated;
  const ada = await Client.join({ url, matchId: host.matchId, token: host.token, address: ADA });
  const bo = await Client.join({ url, matchId: host.matchId, token: guest.token, address: BO });
  await ada.ask({ type: 'start', matchId: host.matchId });
  const began = performance.now();
  await bo.until(() => bo.room.timeout !== undefined);
  const late = performance.now() - began - BANK_S * 1000;
  ada.close();
  bo.close();
  return late;
}

/** What the server tells of itself: bytes of memory, and seconds of processor time. */
export async function figuresOf(url: string): Promise<{ readonly memory: number; readonly processor: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^nunatak_${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { memory: figure('memory_bytes'), processor: figure('cpu_seconds') };
}
