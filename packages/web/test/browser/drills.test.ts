import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practice } from '../../src/words/en/practice.ts';
import { violations } from './axe.ts';
import { goTo, launch, open, PHONE } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

const { drills } = practice;

describe('the list of drills', () => {
  it('fits a phone, and an unknown drill is said to be missing', async () => {
    const { page, errors } = await open(browser, '#/drills', { viewport: PHONE });
    await page.getByText(drills.none).waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await goTo(page, '#/drills/nogame-7');
    await page.getByRole('heading', { name: drills.missing.title }).waitFor();
    expect(errors).toEqual([]);
  });
});
