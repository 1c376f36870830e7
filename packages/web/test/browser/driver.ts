import { nextInt, type Rng, seedRng } from '@nunatak/engine';
import type { Locator, Page } from 'playwright-core';

/** In so many frames whatever a click set off is drawn, however busy the machine is. */
const SETTLING_FRAMES = 4;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Somebody at this screen has something to decide, or nobody ever will again. */
export const ASKED = '.nk-table[data-person="true"], .nk-table[data-phase="over"]';

/** Waits until something is in the page: the page itself tells, so that nobody has to look again and again. */
export function appears(page: Page, selector: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const watcher = new MutationObserver(() => maybeResolve());
        const maybeResolve = () => {
          if (document.querySelector(wanted) === null) return;
          watcher.disconnect();
          resolve();
        };
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        maybeResolve();
      }),
    selector,
  );
}

/**
 * Waits until the page is laid out for good: what was asked for is on it, its fonts are there, and nothing that ends by
 * itself moves any more.
 */
export function laidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    await document.fonts.ready;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await drawn();
  });
}

/** Where something lies once it lies still. */
export async function restingBox(found: Locator): Promise<Box> {
  for (;;) {
    const box = await found.evaluate(async (element, frames) => {
      let last = element.getBoundingClientRect();
      let still = 0;
      while (still < frames) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = element.getBoundingClientRect();
        const moved = now.x !== last.x || now.y !== last.y || now.width !== last.width || now.height !== last.height;
        still = moved ? 0 : still + 1;
        last = now;
      }
      const { x, y, width, height } = last;
      return element.isConnected ? { x, y, width, height } : undefined;
    }, SETTLING_FRAMES);
    if (box !== undefined) return box;
  }
}

/** Clicks one of the chips over the tiles once it lies still: the temple makes room for what a card brings with it. */
export async function clickChip(page: Page, index: number): Promise<void> {
  const { x, y, width, height } = await restingBox(page.locator('.nk-chip').nth(index));
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** A person at the table who clicks by chance, and sees only what is on the page. */
export class Driver {
  readonly #page: Page;
  readonly #rng: Rng;

  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#rng = seedRng(seed);
  }

  async phase(): Promise<string> {
    return (await this.#page.locator('.nk-table').getAttribute('data-phase')) ?? '';
  }

  /** Plays until the game is over, or some decisions were made. */
  async play(decisions = 1000): Promise<void> {
    for (let i = 0; i < decisions; i++) {
      await appears(this.#page, ASKED);
      if ((await this.decide()) === 'over') return;
    }
  }

  /** Plays until something is asked in this turn or a later one. */
  async playTo(turn: number): Promise<void> {
    for (;;) {
      await appears(this.#page, ASKED);
      if ((await this.#turn()) >= turn || (await this.decide()) === 'over') return;
    }
  }

  async #turn(): Promise<number> {
    return Number(await this.#page.locator('.nk-table').getAttribute('data-turn'));
  }

  /** Makes the decision that is asked for, and answers with its phase. */
  async decide(): Promise<string> {
    const phase = await this.phase();
    if (phase !== 'over') await this.#decide(phase);
    return phase;
  }

  async #decide(phase: string): Promise<void> {
    switch (phase) {
      case 'takeCard':
        await this.#clickOneOf(this.#page.locator('.nk-card-button[data-card][data-refused="false"]'));
        return;
      case 'placeBlock':
      case 'dummyTie':
        await this.#clickChip();
        await this.#build();
        return;
      case 'takeBlessing':
        await this.#clickOneOf(this.#page.locator('.nk-blessing-button'));
        await this.#build();
        return;
      case 'orderSquare':
        await this.#clickOneOf(this.#page.locator('.nk-option'));
        await this.#build();
        return;
      case 'endBlessing':
        await this.#page.locator('.nk-end .nk-button-primary').first().click();
        return;
      default:
        await this.#clickOneOf(this.#page.locator('.nk-option[data-kind="act"]'));
    }
  }

  async #clickOneOf(found: Locator): Promise<void> {
    await found.first().waitFor();
    const count = await found.count();
    await found.nth(nextInt(this.#rng, count)).click();
  }

  async #clickChip(): Promise<void> {
    const chips = this.#page.locator('.nk-chip');
    await chips.first().waitFor();
    await clickChip(this.#page, nextInt(this.#rng, await chips.count()));
  }

  async #build(): Promise<void> {
    await this.#page.locator('.nk-build-button[aria-disabled="false"]').click();
  }
}
