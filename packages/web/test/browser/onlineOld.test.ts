import { PROTOCOL_VERSION } from '@nunatak/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { online } from '../../src/words/en/online.ts';
import { OnlineHouse } from './onlineHouse.ts';
import { launch } from './page.ts';

let browser: Browser;
let house: OnlineHouse;

beforeAll(async () => {
  browser = await launch();
  house = await OnlineHouse.open(browser);
});

afterAll(async () => {
  await house.close();
  await browser.close();
});

describe('a page that speaks the protocol of an earlier release', () => {
  it('says that it has to be reloaded, and is at the table once it was', async () => {
    const ana = await house.openRoom('Ana', { game: { players: 2 } });
    let isOld = true;
    await ana.page.routeWebSocket(/\/socket$/, (page) => {
      const server = page.connectToServer();
      page.onMessage((text) => server.send(isOld ? asOfEarlier(String(text)) : text));
    });
    await ana.page.reload();
    await ana.page.getByRole('alert').getByText(online.errors.version).waitFor();
    isOld = false;
    await ana.press(online.join.reload);
    await ana.page.waitForSelector('.nk-on-seats');
    expect(house.errors).toEqual([]);
  });
});

/** The greeting of the first protocol; whatever else a page says comes after it. */
function asOfEarlier(text: string): string {
  return text.replace(`"version":${PROTOCOL_VERSION}`, '"version":1');
}
