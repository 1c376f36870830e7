import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/support/postgres.ts';
import { spawnServer } from '../test/support/process.ts';
import { BoardgameTable } from './bench/boardgameLoad.ts';
import { type Figures, line, Recorder } from './bench/figures.ts';
import { BenchTable } from './bench/load.ts';

/**
 * How much one server process carries: three-player matches over loopback, every move committed to the disk before
 * anyone hears of it. `node scripts/bench.ts [--seconds 8] [--matches 100,1000] [--only sqlite|postgres|boardgame.io]`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    matches: { type: 'string', default: '100,1000' },
    only: { type: 'string' },
  },
});
const SECONDS = Number(values.seconds);
const SIZES = values.matches.split(',').map(Number);
const WARM_UP_MS = 2000;
/** A table that thinks so long between moves: 1,000 of them make 500 moves a second. */
const THINKING_MS = 2000;

interface Table {
  open(): Promise<void>;
  start(): void;
  close(): void;
}

for (const size of SIZES) {
  if (isAsked('sqlite')) await benchSqlite(size);
  if (isAsked('postgres')) await benchPostgres(size);
  if (isAsked('boardgame.io')) await benchBoardgame(size);
}
process.exit(0);

function isAsked(name: string): boolean {
  return values.only === undefined || values.only === name;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function benchSqlite(size: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-bench-'));
  await benchNunatak('SQLite', size, { NUNATAK_DATA: folder });
  rmSync(folder, { recursive: true, force: true });
}

async function benchPostgres(size: number): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  await benchNunatak('PostgreSQL', size, {
    DATABASE_URL: await postgres.database('bench'),
    NUNATAK_DB_CONNECTIONS: '20',
  });
  await postgres.stop();
}

async function benchNunatak(name: string, size: number, env: Readonly<Record<string, string>>): Promise<void> {
  const server = await spawnServer({ ...env, NUNATAK_RATE_FACTOR: '1000000' });
  const gauge = async (name: string) => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`nunatak_${name} ([0-9.]+)`).exec(text)?.[1]);
  };
  const memory = () => gauge('memory_bytes');
  const before = await memory();
  for (const pause of [() => 0, () => THINKING_MS * (0.5 + Math.random())]) {
    const recorder = new Recorder();
    const tables = Array.from({ length: size }, (_, i) => new BenchTable(server.url, recorder, `bench ${i}`, pause));
    for (const table of tables) await table.connect();
    await openAll(tables);
    const perMatch = ((await memory()) - before) / size;
    const how = pause() === 0 ? 'saturated' : 'at leisure';
    say(
      line(
        `${name}, ${size} matches, ${how}`,
        await measure(tables, recorder, () => gauge('cpu_seconds')),
        pause() === 0 ? perMatch : undefined,
      ),
    );
  }
  await server.kill();
}

async function benchBoardgame(size: number): Promise<void> {
  const script = fileURLToPath(new URL('./bench/boardgameServer.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let rss = 0;
  let lobby = 0;
  let cpu = 0;
  const port = await new Promise<number>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      for (const [, name, value] of String(chunk).matchAll(/(lobby|port|rss|cpu) (\d+)/g)) {
        if (name === 'port') resolve(Number(value));
        else if (name === 'lobby') lobby = Number(value);
        else if (name === 'cpu') cpu = Number(value);
        else rss = Number(value);
      }
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = rss;
  const recorder = new Recorder();
  const tables = Array.from({ length: size }, (_, i) => new BoardgameTable(port, lobby, recorder, `bench ${i}`));
  await openAll(tables);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const perMatch = (rss - before) / size;
  say(
    line(
      `boardgame.io (memory), ${size}, saturated`,
      await measure(tables, recorder, () => Promise.resolve(cpu / 1e6)),
      perMatch,
    ),
  );
  child.kill('SIGKILL');
}

async function openAll(tables: readonly Table[]): Promise<void> {
  for (let start = 0; start < tables.length; start += 50) {
    await Promise.all(tables.slice(start, start + 50).map((table) => table.open()));
  }
}

async function measure(
  tables: readonly Table[],
  recorder: Recorder,
  cpuSeconds: () => Promise<number>,
): Promise<Figures> {
  for (const table of tables) table.start();
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const cpuBefore = await cpuSeconds();
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  const figures = recorder.stop((await cpuSeconds()) - cpuBefore);
  for (const table of tables) table.close();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return figures;
}
