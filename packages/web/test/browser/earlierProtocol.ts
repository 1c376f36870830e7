import { PROTOCOL_VERSION } from '@nunatak/protocol';
import type { Page } from 'playwright-core';

const KEY = 'speaks';

/** Lets a page greet its server in the first protocol, from its next load until it is told to speak its own again. */
export async function speakEarlier(page: Page): Promise<void> {
  await page.addInitScript(replaceGreeting, { version: PROTOCOL_VERSION, key: KEY });
  await page.evaluate((key) => sessionStorage.setItem(key, 'the first protocol'), KEY);
}

export async function speakOwn(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.removeItem(key), KEY);
}

/** Whatever else the page says comes after the greeting. */
function replaceGreeting({ version, key }: { readonly version: number; readonly key: string }): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const isEarlier = sessionStorage.getItem(key) !== null;
    send.call(this, isEarlier ? String(text).replace(`"version":${version}`, '"version":1') : text);
  };
}
