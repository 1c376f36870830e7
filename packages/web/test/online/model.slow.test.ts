import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Case, caseOf, playThrough } from './model/commands.ts';
import { pageOver } from './model/network.ts';
import { House } from './model/table.ts';

const { NUNATAK_MODEL_MATCHES: matches, NUNATAK_MODEL_SEED } = process.env;
/** With NUNATAK_MODEL_MATCHES the test plays that many matches from a new seed; `npm test` plays for ten seconds from a fixed one. */
const isLong = matches !== undefined;
const seed = NUNATAK_MODEL_SEED ?? (isLong ? Date.now() % 1_000_000 : 29);
const BUDGET_MS = isLong ? Number.POSITIVE_INFINITY : 10_000;
/** How long a shorter case is looked for once one has failed. */
const SHRINK_MS = isLong ? 600_000 : 120_000;
const SIZES = isLong ? { commands: 60, restarts: 2 } : { commands: 30, restarts: 1 };
const LONGEST_MS = 24 * 60 * 60 * 1000;

let house: House;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nunatak-model-'));
  house = await House.open(folder);
  for (const [name, value] of Object.entries(pageOver(house.url))) vi.stubGlobal(name, value);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

it(
  'every device equals the server at every quiet moment, whatever people do and the network suffers',
  async () => {
    let end = Date.now() + BUDGET_MS;
    let played = 0;
    let hasFailed = false;
    const play = async (one: Case) => {
      if (Date.now() > end) return;
      played++;
      try {
        await playThrough(house, one);
      } catch (error) {
        if (!hasFailed) end = Date.now() + SHRINK_MS;
        hasFailed = true;
        throw error;
      }
    };
    const run = await fc.check(fc.asyncProperty(caseOf(SIZES), play), {
      numRuns: Number(matches ?? 1000),
      seed: Number(seed),
    });
    const shortest = run.counterexample === null ? '' : JSON.stringify(run.counterexample[0]);
    const found = run.errorInstance instanceof Error ? run.errorInstance.message : '';
    console.info(`${played} matches with seed ${seed}`);
    expect({ found, shortest }).toEqual({ found: '', shortest: '' });
    expect(played).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
