import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Edition, RULES } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { verifyDeal } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toStored } from '../../src/match/editions.ts';
import { replay } from '../../src/match/log.ts';
import { recordOf } from '../../src/match/records.ts';
import type { StoredMatch, StoredStep } from '../../src/store/store.ts';
import { House } from '../support/house.ts';

/** A match with its log and its edition, as it was stored when its version of the rules was the newest. */
interface Golden {
  readonly name: string;
  readonly match: StoredMatch;
  readonly steps: readonly StoredStep[];
  readonly edition: Edition;
}

const packed = readFileSync(new URL('matches.json.br', import.meta.url));
const GOLDEN: readonly Golden[] = JSON.parse(brotliDecompressSync(packed).toString());

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Puts a match into the store with its log and its edition. */
async function keep({ match, steps, edition }: Golden): Promise<void> {
  const { snapshot, edition: _, ...kept } = match;
  await house.store.create({ ...kept, edition: undefined, revision: match.revision - 1, snapshot: undefined }, []);
  await house.store.commit({
    ...kept,
    from: match.revision - 1,
    epoch: 0,
    snapshot,
    steps: [...steps],
    edition: toStored(edition),
  });
}

/** A change that fails here would alter games that people have begun or finished: give the rules a new version instead. */
describe.each(GOLDEN)('D6: a stored match: $name', (golden) => {
  it('is played by the same rules now', async () => {
    await keep(golden);
    const match = await house.load(golden.match.id);
    // The replay checks the proof of each step.
    const { positions } = replay(match, golden.steps);
    expect(positions).toHaveLength(match.line.length + 1);
    expect(match.state).toEqual(positions.at(-1)?.state);
    house.now = match.updatedAt;
    const { id } = await house.playUntil(match.id, ({ status }) => status === 'finished');
    const record = await recordOf(house.matches, id);
    expect(fromRecord(record)).toMatchObject({ ok: true });
    expect(verifyDeal(record)).toMatchObject({ ok: true });
  });
});

it('there are two stored matches of each version of the rules, in at most 100 KiB', () => {
  const versions = GOLDEN.map(({ match }) => JSON.parse(match.game).rules ?? 1);
  expect(versions.toSorted()).toEqual(RULES.flatMap((rules) => [rules, rules]));
  expect(packed.length).toBeLessThan(100 * 1024);
});
