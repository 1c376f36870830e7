import { PROTOCOL_VERSION } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { OnlineHouse } from './onlineHouse.ts';

const house = OnlineHouse.ofTests();

describe('a page that speaks the protocol of an earlier release', () => {
  it('says that it has to be reloaded, and is at the table once it was', async () => {
    const ana = await house.openRoom('Ana', { game: { players: 2 } });
    await ana.page.addInitScript(speakAsEarlier, PROTOCOL_VERSION);
    await ana.page.evaluate(() => sessionStorage.setItem('speaks', 'the first protocol'));
    await ana.page.reload();
    await ana.page.getByRole('alert').getByText(online.errors.version).waitFor();
    await ana.page.evaluate(() => sessionStorage.removeItem('speaks'));
    await ana.press(online.join.reload);
    await ana.page.waitForSelector('.nk-on-seats');
    expect(house.errors).toEqual([]);
  });
});

/** As long as the page is told to, it greets as in the first protocol; whatever else it says comes after that. */
function speakAsEarlier(version: number): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const isEarlier = sessionStorage.getItem('speaks') !== null;
    send.call(this, isEarlier ? String(text).replace(`"version":${version}`, '"version":1') : text);
  };
}
