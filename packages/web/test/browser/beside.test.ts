import { expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { violations } from './axe.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { PHONE } from './page.ts';

const house = OnlineHouse.ofTests();

const { room } = online;

it('two people at one phone hand it to each other in an online match, also after a reload', async () => {
  const ana = await house.openRoom('Ana', { game: { players: 2 } }, { viewport: PHONE });
  const name = ana.page.getByLabel(room.beside);
  await name.fill('Bo');
  await name.press('Enter');
  await ana.page.locator('.nk-on-seat').filter({ hasText: 'Bo' }).filter({ hasText: room.here }).waitFor();
  expect(await violations(ana.page)).toEqual([]);
  await ana.press(room.start);
  await ana.atTable();
  await ana.playToTurn('sofa', 3);
  await ana.page.reload();
  await ana.atTable();
  await ana.playToTurn('sofa again', 5);
  await expect.poll(() => ana.turn()).toBeGreaterThanOrEqual(5);
  expect(house.errors).toEqual([]);
  await ana.leave();
});
