import { expect, it, onTestFinished } from 'vitest';
import { MOST_INSIDE } from '../../src/match/doorway.ts';
import { Refused } from '../../src/refused.ts';
import type { Change } from '../../src/store/store.ts';
import { House } from '../support/house.ts';

/** So many matches, and a store that writes nothing before it is told to. */
async function newCrowd(count: number) {
  const house = await House.open();
  onTestFinished(() => house.close());
  // What somebody watches is not read anew.
  house.matches.keepWatched(() => true);
  const ids = await Promise.all(Array.from({ length: count }, () => house.start(1)));
  const write = house.store.commit.bind(house.store);
  const mayWrite = Promise.withResolvers<void>();
  house.store.commit = async (change: Change) => {
    await mayWrite.promise;
    return await write(change);
  };
  return { house, ids, letWrite: mayWrite.resolve };
}

const nextTurn = () => new Promise(setImmediate);

it('decides no more changes than can be written soon; the others follow in the order in which they came', async () => {
  const { house, ids, letWrite } = await newCrowd(MOST_INSIDE + 20);
  const decided: string[] = [];
  const changes = ids.map((id) =>
    house.matches.change(id, 'server', (match) => {
      decided.push(id);
      return { value: id, next: { ...match, room: { ...match.room } } };
    }),
  );
  await nextTurn();
  expect(decided).toEqual(ids.slice(0, MOST_INSIDE));
  letWrite();
  expect(await Promise.all(changes)).toEqual(ids);
  expect(decided).toEqual(ids);
});

it('goes on with the next one also where nothing came of a decision', async () => {
  const { house, ids, letWrite } = await newCrowd(MOST_INSIDE + 20);
  const changes = ids.map((id) =>
    house.matches.change(id, 'server', () => {
      throw new Refused('notPlaying', id);
    }),
  );
  letWrite();
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual(ids);
});
