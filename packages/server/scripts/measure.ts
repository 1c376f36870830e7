import { setup } from '@nunatak/engine';
import { HouseBots } from '../src/bots/bots.ts';
import { replay } from '../src/match/log.ts';
import { fromStored } from '../src/match/match.ts';
import { newMatchId } from '../src/secrets.ts';
import type { StoredMatch } from '../src/store/store.ts';
import { House } from '../test/support/house.ts';
import { newDatabase, STORE_KINDS, type StoreKind } from '../test/support/stores.ts';

const STORE_SECONDS = 5;
const TABLES = 300;

/** The small figures of docs/scaling.md, by processor time: `node --expose-gc scripts/measure.ts`. */
const house = await House.open();
const id = await house.start(3);
await house.playUntil(id, ({ status }) => status === 'finished');
const match = await house.load(id);
const log = await house.store.steps(id, 0);
const stored = await house.store.load(id);
if (stored === undefined) throw new Error('The match is gone');

const wholeMatch = perRound(100, () => replay(match, log));
say(
  `playing a log again: ${(wholeMatch / log.length).toFixed(0)} us a step, ${(wholeMatch / 1000).toFixed(1)} ms for ${log.length} steps`,
);

const { view } = setup({ players: 3 }, 'measure');
const bots = new HouseBots({ threads: 1, onFailure: (error) => say(error.message) });
for (const name of ['random', 'pebble', 'serac']) {
  say(`${name}: ${perRound(500, () => bots.choose(name, view, id)).toFixed(0)} us a decision`);
}

const bytes = log.reduce(
  (sum, { action, hash, actionId }) => sum + action.length + hash.length + (actionId?.length ?? 0) + 30,
  0,
);
say(
  `a step: ${(bytes / log.length).toFixed(0)} bytes; a snapshot and its room: ${(stored.snapshot?.length ?? 0) + stored.room.length} bytes`,
);

const count = 2000;
const before = heap();
const kept = Array.from({ length: count }, () => fromStored(stored));
say(`a match in memory: ${((heap() - before) / kept.length / 1024).toFixed(1)} KiB`);
bots.close();
await house.close();
for (const kind of STORE_KINDS)
  say(`${kind}: ${await commitsPerSecond(kind, stored)} moves a second committed by the store alone`);
process.exit(0);

/** How many moves of many matches a store takes, each of its full size and on the disk. */
async function commitsPerSecond(kind: StoreKind, template: StoredMatch): Promise<number> {
  const database = await newDatabase(kind, { durable: true });
  const store = await database.open();
  let moves = 0;
  const until = performance.now() + STORE_SECONDS * 1000;
  const play = async (): Promise<void> => {
    const match = { ...template, id: newMatchId(), revision: 0 };
    await store.create(match, []);
    for (const [from, step] of log.entries()) {
      if (performance.now() > until) return;
      const { snapshot = '', game: _, edition: __, ...kept } = match;
      await store.commit({ ...kept, from, epoch: 0, snapshot, steps: [step] });
      moves++;
    }
    await play();
  };
  await Promise.all(Array.from({ length: TABLES }, play));
  await store.close();
  await database.remove();
  return Math.round(moves / STORE_SECONDS);
}

/** Microseconds of processor time a round, after a tenth as many to warm up. */
function perRound(rounds: number, work: () => unknown): number {
  for (let i = 0; i < rounds / 10; i++) work();
  const began = process.cpuUsage();
  for (let i = 0; i < rounds; i++) work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / rounds;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
