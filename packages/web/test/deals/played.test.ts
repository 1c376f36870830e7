import { afterAll, describe, expect, it } from 'vitest';
import { dailyConfig } from '../../src/deals/daily.ts';
import { beginDeal, begunDeals } from '../../src/deals/played.ts';
import { library } from '../../src/library/library.ts';

const CONFIG = dailyConfig('2026-11-18', 'solo', ['Ana']);

afterAll(async () => {
  for (const id of await begunDeals.ids()) await begunDeals.remove(id);
  await library.clear();
});

describe('the deal of a day', () => {
  it('is one game, however fast and often it is begun', async () => {
    const begun = await Promise.all([beginDeal(CONFIG), beginDeal(CONFIG), beginDeal(CONFIG)]);
    begun.push(await beginDeal({ ...CONFIG, seats: CONFIG.seats.map((seat) => ({ ...seat, name: 'Another' })) }));
    expect(new Set(begun).size).toBe(1);
    expect(await library.list()).toHaveLength(1);
    expect(await begunDeals.list()).toMatchObject([{ game: begun[0] }]);
  });
});
