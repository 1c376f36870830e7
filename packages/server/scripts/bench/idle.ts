import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openCluster } from './subjects.ts';

/** So many matches with their three sockets each a process may have, of the server's and of the players': files are limited. */
const MOST_MATCHES = 5000;
const SETTLING_MS = 5000;
const GUESTS = fileURLToPath(new URL('./idleGuests.ts', import.meta.url));

export interface IdleFigures {
  readonly matches: number;
  readonly processes: number;
  /** Bytes of resident memory a match, its three sockets included. */
  readonly memoryPerMatch: number;
  /** Processor time of all processes in a second in which nobody does anything, in seconds. */
  readonly cpuPerSecond: number;
}

/** What processes on one PostgreSQL take for matches that are under way, with everybody connected, while nobody moves. */
export async function benchIdle(matches: number, seconds: number): Promise<IdleFigures> {
  const processes = Math.ceil(matches / MOST_MATCHES);
  const cluster = await openCluster(processes);
  const guests: ChildProcess[] = [];
  try {
    const before = cluster.memory();
    const share = Math.ceil(matches / processes);
    await Promise.all(
      cluster.urls.map((url, i) => seated(url, Math.min(share, matches - i * share), (child) => guests.push(child))),
    );
    await sleep(SETTLING_MS);
    const cpuBefore = cluster.cpu();
    await sleep(seconds * 1000);
    const cpuPerSecond = (cluster.cpu() - cpuBefore) / seconds;
    return { matches, processes, memoryPerMatch: (cluster.memory() - before) / matches, cpuPerSecond };
  } finally {
    for (const child of guests) child.kill('SIGKILL');
    await cluster.stop();
  }
}

/** Has a process of its own seat everybody of so many matches; resolves when all are there. */
async function seated(url: string, matches: number, onStarted: (child: ChildProcess) => void): Promise<void> {
  const child = fork(GUESTS, [url, String(matches)]);
  onStarted(child);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The guests of ${url} ended with ${code}`)));
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
