import { legalActions, setup, submit } from '@nunatak/engine';
import { afterAll, expect, it } from 'vitest';
import { HouseBots } from '../src/bots/bots.ts';

const bots = new HouseBots(1);
afterAll(() => bots.close());

it('offers the levels and the plain bots, each with a legal answer', async () => {
  expect(bots.names).toContain('nunatak');
  const state = setup({ players: 3 }, 'house bots');
  for (const name of bots.names) {
    const action = await bots.choose(name, state.view, 'a match');
    expect([name, submit(state, 0, action).ok]).toEqual([name, true]);
  }
}, 30_000);

it('answers for a bot that an older server had, too', async () => {
  const { view } = setup({ players: 3 }, 'house bots');
  expect(legalActions(view)).toContainEqual(await bots.choose('retired', view, 'a match'));
});
