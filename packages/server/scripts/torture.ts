import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jsonLog, SILENT } from '../src/log.ts';
import { abuse, figuresOf } from '../test/support/abuse.ts';
import { ATTACKS, type AttackName } from '../test/support/attacks.ts';
import { playFlakyMatch } from '../test/support/flaky.ts';
import { attack } from '../test/support/hostile.ts';
import { STORM } from '../test/support/pipe.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { spawnServer } from '../test/support/process.ts';
import { newServer, type TestServer } from '../test/support/server.ts';
import { Broken, PROMISES } from '../test/support/siege/broken.ts';
import { MUTANTS, type Mutant, makeMutant } from './torture/mutants.ts';
import { proxies } from './torture/proxies.ts';
import { crash, disk, poison, type SiegeCall } from './torture/sieges.ts';
import { BLOWS } from './torture/strikes.ts';

/**
 * What the tests do in small, in full. `flaky` plays matches through a bad network, `hostile` sends messages that mean no
 * good, `abuse` floods a server over real sockets, each flood for `--count` seconds. `crash` strikes under load, by default
 * with `kill -9` of a server, of the owner of a table, or by stopping it or cutting it off from the database for a while,
 * else at the database: crashed, frozen, or with its connections cut; `disk` cuts the power of a disk that loses what was not synced; `poison` has matches that cannot be read;
 * these three take a `--mutant`, a server that lies: then it is right that they fail. `proxies` plays at `--count` tables behind nginx and Caddy. Ends with 1 at the first thing that is not as promised.
 */
const USAGE = `npm run torture -- flaky|hostile|abuse|crash|disk|poison|proxies [--count N] [--store sqlite|postgres] [--seed TEXT]
  [--blow ${BLOWS.join('|')}] [--mutant ${Object.keys(MUTANTS).join('|')}]`;

const SIEGES = { crash, disk, poison } as const;
const RUNS = {
  flaky,
  hostile,
  abuse: floods,
  crash: besieged,
  disk: besieged,
  poison: besieged,
  proxies: (count: number) => proxies(count, say),
} as const;
const USUAL_COUNTS = {
  flaky: 500,
  hostile: 100_000,
  crash: 100,
  abuse: 60,
  disk: 10,
  poison: 1,
  proxies: 12,
} as const;
/** What a stranger feels of a flood: so many times the quiet value, or of a few milliseconds where it is less. */
const MOST_SLOWER = 10;
const LEAST_QUIET_MS = 5;
const MOST_LATE_MS = 1000;
/** While it is flooded, and within a minute after the last flood. */
const MOST_MEMORY_GROWTH = 120e6;
const MOST_MEMORY_KEPT = 60e6;
const CALM_S = 60;
/** What the connections of the moment may take. */
const MOST_GROWTH = 20e6;
const began = Date.now();
const rejections: unknown[] = [];
process.on('unhandledRejection', (reason) => rejections.push(reason));

const { run, count, store, seed, blow, mutant } = readCall();
await RUNS[run](count);
say(`unhandled rejections: ${rejections.length}; took ${((Date.now() - began) / 1000).toFixed(0)} s`);
process.exit(rejections.length === 0 ? 0 : 1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        store: { type: 'string', default: 'sqlite' },
        seed: { type: 'string', default: 'torture' },
        blow: { type: 'string', default: 'kill' },
        mutant: { type: 'string' },
      },
    });
    const run = oneOf(positionals[0] ?? 'nothing', Object.keys(RUNS) as (keyof typeof RUNS)[]);
    const count = Number(values.count ?? USUAL_COUNTS[run]);
    if (!Number.isInteger(count) || count < 1) {
      throw new Error(`--count: found ${values.count}, expected a whole number from 1`);
    }
    const mutant =
      values.mutant === undefined ? undefined : oneOf(values.mutant, Object.keys(MUTANTS) as readonly Mutant[]);
    if (mutant !== undefined && !(run in SIEGES))
      throw new Error(`--mutant goes with ${Object.keys(SIEGES).join(', ')}`);
    const store = oneOf(values.store, ['sqlite', 'postgres']);
    return { run, count, store, seed: values.seed, blow: oneOf(values.blow, BLOWS), mutant };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    return process.exit(2);
  }
}

function oneOf<const Id extends string>(found: string, ids: readonly Id[]): Id {
  const id = ids.find((known) => known === found);
  if (id === undefined) throw new Error(`found ${found}, expected one of ${ids.join(', ')}`);
  return id;
}

async function flaky(count: number): Promise<void> {
  const { server, stop } = await serverOnStore();
  const seeds = Array.from({ length: count }, (_, i) => `${seed} ${i}`);
  let done = 0;
  let steps = 0;
  const player = async () => {
    for (let next = seeds.pop(); next !== undefined; next = seeds.pop()) {
      const result = await playFlakyMatch(server, STORM, next);
      steps += result.steps;
      if (++done % 50 === 0) say(`${done} matches, ${steps} steps, all clients equal to the server`);
    }
  };
  // A player who waits for a welcome asks again every few milliseconds: on PostgreSQL a crowd of them would only queue up.
  const crowd = store === 'postgres' ? 4 : 24;
  await Promise.all(Array.from({ length: crowd }, player)).finally(stop);
  say(`flaky on ${store}: ${done} matches, ${steps} steps, every client ended in the server's state`);
}

/** A server on an empty store of the kind that was asked for. */
async function serverOnStore(log = SILENT): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.database('torture');
  const server = await newServer({ ...(databaseUrl === undefined ? {} : { config: { databaseUrl } }), log });
  const stop = async () => {
    await server.stop();
    await postgres?.stop();
  };
  return { server, stop };
}

async function hostile(count: number): Promise<void> {
  const errors: string[] = [];
  const { server, stop } = await serverOnStore(
    jsonLog((line) => (line.includes('"level":"error"') ? errors.push(line) : 0)),
  );
  const { answers, requests, internal, leaks, steps, heapGrowth } = await attack(server, count, seed).finally(stop);
  say(
    `hostile on ${store}: ${count} messages and ${requests} requests, ${answers} answers, ${steps} steps made among them, ${internal} internal errors, ${errors.length} errors logged, ${leaks.length} leaks, heap grew by ${(heapGrowth / 1e6).toFixed(1)} MB over the last four fifths`,
  );
  for (const line of [...errors, ...leaks].slice(0, 5)) say(line);
  if (internal + leaks.length + errors.length > 0 || heapGrowth > MOST_GROWTH) process.exit(1);
}

async function besieged(count: number): Promise<void> {
  const siege = SIEGES[run as keyof typeof SIEGES];
  const call: SiegeCall = { count, store, seed, blow, main: undefined, say };
  if (mutant === undefined) return await siege(call);
  const liar = makeMutant(mutant);
  const found = await siege({ ...call, main: liar.main })
    .then(() => undefined)
    .catch((error: unknown) => error)
    .finally(() => liar.remove());
  const { breaks } = MUTANTS[mutant];
  const isFound = found instanceof Broken && found.promise === breaks;
  if (found instanceof Broken) say(`it did not hold that ${PROMISES[found.promise]}: ${found.message}`);
  else if (found !== undefined) say(found instanceof Error ? found.message : String(found));
  say(
    isFound ? `${mutant} was found out` : `${mutant} was NOT found out: it breaks the promise that ${PROMISES[breaks]}`,
  );
  if (!isFound) process.exit(1);
}

async function floods(seconds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-abuse-'));
  const postgres = store === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const spawnOn = async (name: string) => {
    const url = await postgres?.database(name);
    const place = url === undefined ? { NUNATAK_DATA: path.join(folder, name) } : { DATABASE_URL: url };
    return await spawnServer({ ...place, NUNATAK_TRUST_PROXY: '1' });
  };
  const server = await spawnOn('attacked');
  const twin = await spawnOn('twin');
  let isFine = true;
  try {
    const before = await figuresOf(server.url);
    for (const attack of Object.keys(ATTACKS) as AttackName[]) {
      try {
        const felt = await abuse({ server, twin, attack, milliseconds: seconds * 1000 });
        const slower = felt.p99 / Math.max(LEAST_QUIET_MS, felt.quiet);
        const grown = felt.memory - before.memory;
        const isHeld = slower < MOST_SLOWER && felt.clockLate < MOST_LATE_MS && grown < MOST_MEMORY_GROWTH;
        isFine &&= isHeld;
        say(
          `${attack} on ${store}: ${felt.strikes} strikes, ping p50 ${felt.p50.toFixed(1)} ms, p99 ${felt.p99.toFixed(1)} ms (quiet ${felt.quiet.toFixed(1)} ms: ${slower.toFixed(1)} times), server busy ${felt.busy.toFixed(0)} ms a second, clock ${felt.clockLate.toFixed(0)} ms late, memory ${(grown / 1e6).toFixed(0)} MB more${isHeld ? '' : ': NOT HELD'}`,
        );
      } catch (error) {
        isFine = false;
        say(`${attack} on ${store}: NOT HELD: ${error instanceof Error ? error.message : error}`);
      }
    }
    const kept = await memoryKept(server.url, before.memory);
    isFine &&= kept < MOST_MEMORY_KEPT;
    say(
      `after the floods on ${store}: memory ${(kept / 1e6).toFixed(0)} MB more${kept < MOST_MEMORY_KEPT ? '' : ': NOT HELD'}`,
    );
  } finally {
    await server.kill();
    await twin.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (!isFine) process.exit(1);
}

/** How much more memory than before a server takes when it has been left in peace: for no longer than it needs to give it back. */
async function memoryKept(url: string, before: number): Promise<number> {
  for (let second = 0; ; second++) {
    const kept = (await figuresOf(url)).memory - before;
    if (kept < MOST_MEMORY_KEPT || second === CALM_S) return kept;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
