import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Teardown } from '../../src/teardown.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { type ServerProcess, spawnServer } from '../../test/support/process.ts';
import { startProxy } from '../../test/support/proxy.ts';
import { type BoardgameAddress, BoardgameTable } from '../peer/boardgameLoad.ts';
import { installPeer } from '../peer/install.ts';
import type { Recorder } from './figures.ts';
import { BenchTable } from './load.ts';

export interface Table {
  connect(): Promise<void>;
  open(): Promise<void>;
  /** Makes moves from now on, each after a pause in milliseconds. */
  start(pause: () => number): void;
  /** Makes no more moves until it is started again. */
  halt(): void;
  close(): void;
}

/** A server that runs in a process of its own, or in several. */
export interface Subject {
  /** One where it is not said. */
  readonly processes?: number;
  /** Resident memory in bytes. */
  memory(): number;
  /** Processor time used so far, in seconds. */
  cpu(): number;
  newTable(recorder: Recorder, seed: string): Table;
  stop(): Promise<void>;
}

export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  SQLite: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-bench-'));
    const subject = await nunatak({ NUNATAK_DATA: folder });
    return {
      ...subject,
      stop: async () => {
        await subject.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
  PostgreSQL: async () => {
    const postgres = await startPostgres({ durable: true });
    const subject = await nunatak({ DATABASE_URL: await postgres.database('bench'), NUNATAK_DB_CONNECTIONS: '20' });
    return {
      ...subject,
      stop: async () => {
        await subject.stop();
        await postgres.stop();
      },
    };
  },
};

/** Several processes on one PostgreSQL behind nginx; `isHashed`: as in `deploy`, each table at one of them. */
export async function behindNginx(processes: number, isHashed: boolean): Promise<Subject> {
  const cluster = await openCluster(processes);
  const ports = cluster.urls.map((url) => Number(new URL(url).port));
  const proxy = await startProxy('nginx', ports, isHashed).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  return {
    ...cluster,
    newTable: (recorder, seed) => new BenchTable(proxy.url, recorder, seed, true),
    stop: async () => {
      await proxy.stop();
      await cluster.stop();
    },
  };
}

/** Several processes on one PostgreSQL; memory and processor time are those of all together. */
export interface Cluster extends Omit<Subject, 'newTable'> {
  readonly urls: readonly string[];
}

export async function openCluster(processes: number): Promise<Cluster> {
  const teardown = new Teardown();
  try {
    const postgres = await startPostgres({ durable: true });
    teardown.add(postgres.stop);
    const databaseUrl = await postgres.database('bench');
    const servers: ServerProcess[] = [];
    for (let i = 0; i < processes; i++) {
      const env = { DATABASE_URL: databaseUrl, NUNATAK_TRUST_PROXY: '1', ...UNLIMITED };
      const server = await spawnServer(env);
      teardown.add(server.kill);
      servers.push(server);
    }
    const figures = servers.map(({ child }) => figuresOf(child));
    return {
      processes,
      urls: servers.map(({ url }) => url),
      memory: () => figures.reduce((sum, { memory }) => sum + memory(), 0),
      cpu: () => figures.reduce((sum, { cpu }) => sum + cpu(), 0),
      stop: () => teardown.run(),
    };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** All players come from one machine, and many. */
const UNLIMITED = { NUNATAK_RATE_FACTOR: '1000000', NUNATAK_MOST_CONNECTIONS: '100000', NODE_ENV: 'production' };

async function nunatak(env: Readonly<Record<string, string>>): Promise<Subject> {
  const server = await spawnServer({ ...env, ...UNLIMITED });
  return {
    ...figuresOf(server.child),
    newTable: (recorder, seed) => new BenchTable(server.url, recorder, seed),
    stop: server.kill,
  };
}

/** boardgame.io's own server with its own storage in memory: nothing is written to a disk. */
export async function boardgame(): Promise<Subject> {
  installPeer();
  const script = fileURLToPath(new URL('../peer/boardgameServer.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<BoardgameAddress>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const [, lobby, port] = /lobby (\d+) port (\d+)/.exec(String(chunk)) ?? [];
      if (port !== undefined) resolve({ lobby: Number(lobby), port: Number(port) });
    });
  });
  return {
    ...figuresOf(child),
    newTable: (recorder, seed) => new BoardgameTable(address, recorder, seed),
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What the system knows about a process: it can be asked while the process itself is too busy to answer. */
function figuresOf({ pid }: ChildProcess): Pick<Subject, 'memory' | 'cpu'> {
  const read = (file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return {
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(read('status'))?.[1]) * 1024,
    cpu: () => {
      // The name of the program, in brackets, may hold spaces: user and system time are the 12th and 13th after it.
      const fields = read('stat').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
  };
}
