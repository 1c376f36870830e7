import { describe, expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { speakEarlier, speakOwn } from './earlierProtocol.ts';
import { OnlineHouse } from './onlineHouse.ts';

const house = OnlineHouse.ofTests();

describe('a page that speaks the protocol of an earlier release', () => {
  it('says that it has to be reloaded, and is at the table once it was', async () => {
    const ana = await house.openRoom('Ana', { game: { players: 2 } });
    await speakEarlier(ana.page);
    await ana.page.reload();
    await ana.page.getByRole('alert').getByText(online.errors.version).waitFor();
    await speakOwn(ana.page);
    await ana.press(online.join.reload);
    await ana.page.waitForSelector('.nk-on-seats');
    expect(house.errors).toEqual([]);
  });
});
