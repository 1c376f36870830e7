import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefOf, SCREENS } from '../../src/app/route.ts';
import { usualConfig } from '../../src/session/config.ts';
import { laidOut } from './driver.ts';
import { gameWith, mayUse } from './games.ts';
import { DESK, goTo, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const GAME = { ...usualConfig(2, ['Ana', 'Bo']), seed: 'motion' };

/** Goes to a screen and waits until it is there instead of the one before. */
async function turnTo(page: Page, hash: string): Promise<void> {
  await page.locator('main').evaluate((main) => {
    main.dataset.left = 'true';
  });
  await goTo(page, hash);
  await page.waitForSelector('main:not([data-left])');
  await laidOut(page);
}

/** What of a page would move by its style if something changed, or moves already. */
function movers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const takesTime = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
    return [...document.querySelectorAll('*')].flatMap((node) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(node, part);
        return takesTime(transitionDuration) || takesTime(animationDuration)
          ? `${node.tagName}.${node.getAttribute('class')}${part}`
          : [];
      }),
    );
  });
}

describe('who wants no motion', () => {
  it('gets none from any screen when the system asks for it, and some when it asks no longer', async () => {
    const { page } = await open(browser, '#/', { viewport: DESK, game: GAME, settings: { motion: 'normal' } });
    await page.waitForSelector('.nk-start-play');
    expect(await movers(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForSelector('html[data-still="true"]');
    expect(await movers(page), 'start').toEqual([]);
    for (const screen of SCREENS.filter((one) => one !== 'start')) {
      await turnTo(page, hrefOf(screen, ...(screen === 'm' ? ['aaaaaaaaaaaaaaaa'] : [])));
      expect(await movers(page), screen).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForSelector('html[data-still="false"]');
    expect(await movers(page)).not.toEqual([]);
  });

  it.each([
    { name: 'a tray', game: gameWith(mayUse('expansion')), ready: '.nk-tray [data-use]' },
    { name: 'the count', game: gameWith(({ phase }) => phase === 'over'), ready: '.nk-end-bar' },
  ])('gets none from $name, by the choice of this page alone', async ({ game, ready }) => {
    const { page } = await open(browser, '#/table', { viewport: DESK, game, settings: { motion: 'calm' } });
    await page.waitForSelector(ready);
    expect(await movers(page)).toEqual([]);
  });
});
