import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ensureProgram } from '../../../../scripts/programs.ts';
import { CLUSTERS } from './clusters.ts';
import { childrenOf } from './processes.ts';

/** A PostgreSQL of one's own: a fresh cluster in a temporary folder on a free port of 127.0.0.1. */
export interface Postgres {
  readonly url: string;
  /** Makes an empty database and returns its address. */
  database(name: string): Promise<string>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  restart(): Promise<void>;
  /** Makes it say nothing more, though every connection stays open. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const PROGRAMS = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 120_000;
const MOST_PORTS = 5;

/** `durable`: with real disk syncs, as a measurement needs and a test of our own code does not. */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const bin = findPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-pg-'));
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  layCluster(bin, data);
  const cluster = { bin, data, folder, durable };
  const { server: first, port, url } = await bootOnFreePort(cluster);
  let server = first;
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    // One that is frozen would never hear of it.
    signalAll(server, 'SIGCONT');
    await gone;
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  return {
    url,
    database: async (name) => {
      const client = quietClient(url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url.replace(/postgres$/, name);
    },
    kill: end,
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    restart: async () => {
      server = await boot(cluster, port, url);
    },
    stop,
  };
}

/** A fresh cluster; of a run of the tests the first is made, and the others are copies of it. */
function layCluster(bin: string, data: string): void {
  const shared = process.env[CLUSTERS];
  if (shared === undefined) {
    makeCluster(bin, data);
    return;
  }
  const first = path.join(shared, 'first');
  if (!existsSync(first)) {
    const own = mkdtempSync(path.join(shared, 'own-'));
    chmodSync(own, 0o777);
    makeCluster(bin, path.join(own, 'data'));
    try {
      renameSync(path.join(own, 'data'), first);
    } catch (error) {
      // Another process was faster, and made the same.
      if (!existsSync(first)) throw error;
    }
  }
  // With owner and rights, which the server insists on.
  execFileSync('cp', ['-a', first, data]);
}

function makeCluster(bin: string, data: string): void {
  execAsPostgres(path.join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ]);
}

interface Cluster {
  readonly bin: string;
  readonly data: string;
  readonly folder: string;
  readonly durable: boolean;
}

/** A port that was free a moment ago may be somebody else's by now: then there are others. */
async function bootOnFreePort(
  cluster: Cluster,
): Promise<{ readonly server: ChildProcess; readonly port: number; readonly url: string }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    try {
      return { server: await boot(cluster, port, url), port, url };
    } catch (error) {
      if (attempt === MOST_PORTS) throw error;
    }
  }
}

async function boot({ bin, data, folder, durable }: Cluster, port: number, url: string): Promise<ChildProcess> {
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-c',
    'max_connections=60',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  const [command, ...rest] = asPostgres(path.join(bin, 'postgres'), args);
  const server = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk}`.slice(-2000);
  });
  const giveUp = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < giveUp && server.exitCode === null) {
    if (await isServing(url, data)) return server;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not start:\n${complaints}`);
}

/** Whether the cluster of a folder answers at an address, and not another that was faster to take the port. */
async function isServing(url: string, data: string): Promise<boolean> {
  const client = quietClient(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    await client.end();
    return rows[0]?.data_directory === data;
  } catch {
    return false;
  }
}

/** The server itself and the process of each connection. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('PostgreSQL is not running');
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      // Connections come and go: the process of one may have ended since it was looked for.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** A client whose connection may break without an uproar: its promises tell. */
function quietClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client;
}

/** Returns the folder of the server's programs; installs Debian's package if they are missing. */
function findPrograms(): string {
  if (installed() === undefined) ensureProgram('postgresql');
  const found = installed();
  if (found === undefined) throw new Error(`found no initdb and postgres, expected them under ${PROGRAMS} or on PATH`);
  return found;
}

function installed(): string | undefined {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(PROGRAMS, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/**
 * The server refuses to run as root: then it runs as the user that its package made. On Linux it ends with this process,
 * however that ends: a runner that is killed cannot stop it any more.
 */
function asPostgres(program: string, args: readonly string[]): [string, ...string[]] {
  if (process.platform !== 'linux') return [program, ...args];
  const user = process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  return ['setpriv', ...user, '--pdeathsig=QUIT', program, ...args];
}

function execAsPostgres(program: string, args: readonly string[]): void {
  const [command, ...rest] = asPostgres(program, args);
  execFileSync(command, rest, { stdio: 'pipe', cwd: tmpdir() });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
