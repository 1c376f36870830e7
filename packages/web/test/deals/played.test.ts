import { afterEach, describe, expect, it } from 'vitest';
import { dailyConfig, dealId } from '../../src/deals/daily.ts';
import { beginDeal, begunDeals } from '../../src/deals/played.ts';
import { library } from '../../src/library/library.ts';
import { localGames } from '../../src/library/localGames.ts';

const CONFIG = dailyConfig('2026-11-18', 'solo', ['Ana']);

afterEach(async () => {
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

  it('goes on with the game that an earlier version began', async () => {
    const game = localGames.start(CONFIG);
    const opening = await localGames.open(game);
    if (opening.kind !== 'open') throw new Error('the game should be open');
    await opening.open.keeper.keep(opening.open.game.referee);
    await begunDeals.write({ id: dealId(CONFIG), game, begun: 1 });
    expect(await beginDeal(CONFIG)).toBe(game);
    expect(await library.load()).toHaveLength(1);
  });
});
