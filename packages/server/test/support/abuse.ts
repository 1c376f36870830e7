import { Worker } from 'node:worker_threads';
import type { Seated } from '@nunatak/protocol';
import { type AttackName, type Field, fieldAt } from './attacks.ts';
import { Client } from './client.ts';
import type { ServerProcess } from './process.ts';

export interface AbuseResult {
  readonly attack: AttackName | 'quiet';
  readonly strikes: number;
  /** What a stranger's ping took, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** By how many milliseconds the clock of another match was late. */
  readonly clockLate: number;
  readonly memory: number;
}

/** Where people are who have nothing to do with an attack. */
const ADA = '10.8.0.1';
const BO = '10.8.0.2';
const STRANGER = '10.8.0.3';
const PING_EVERY_MS = 20;
const BANK_S = 2;

/** Attacks a server, which believes the addresses it is told, and looks at it with the eyes of people elsewhere. */
export async function abuse(
  server: ServerProcess,
  attack: AttackName | 'quiet',
  milliseconds: number,
): Promise<AbuseResult> {
  const { url } = server;
  const stop = attack === 'quiet' ? () => Promise.resolve(0) : begin(attack, url);
  const [pings, clockLate] = await Promise.all([pingsOf(url, milliseconds), latenessOf(fieldAt(url, () => true))]);
  const strikes = await stop();
  if (server.child.exitCode !== null || server.child.signalCode !== null) {
    throw new Error(`${attack} ended the process:\n${server.lines.slice(-5).join('\n')}`);
  }
  const sorted = pings.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { attack, strikes, p50: at(0.5), p99: at(0.99), clockLate, memory: await memoryOf(url) };
}

/** Begins an attack; the answer ends it and tells how often it struck. */
function begin(name: AttackName, url: string): () => Promise<number> {
  const thread = new Worker(new URL('./attackThread.ts', import.meta.url), { workerData: { url, name } });
  const struck = new Promise<number>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return async () => {
    thread.postMessage('stop');
    const strikes = await struck;
    await thread.terminate();
    return strikes;
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
    await stranger.ask({ type: 'ping' });
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
  await bo.until(() => bo.room.timeout !== undefined, 60_000);
  const late = performance.now() - began - BANK_S * 1000;
  ada.close();
  bo.close();
  return late;
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nunatak_memory_bytes (\d+)/m.exec(text)?.[1]);
}
