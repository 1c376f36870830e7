import { nextInt, type Rng, seedRng } from '@nunatak/engine';
import type { Page } from 'playwright-core';
import { ASKED, appears } from './driver.ts';

const MOST_TABS = 80;

/** A person who plays with the keyboard alone: number keys, Enter, Tab. */
export class KeyDriver {
  readonly #page: Page;
  readonly #rng: Rng;

  constructor(page: Page, seed: string) {
    this.#page = page;
    this.#rng = seedRng(seed);
  }

  async play(decisions = 1000): Promise<void> {
    for (let i = 0; i < decisions; i++) {
      await appears(this.#page, ASKED);
      const phase = await this.#page.locator('.nk-table').getAttribute('data-phase');
      if (phase === 'over') return;
      await this.#decide(phase ?? '');
    }
  }

  async #decide(phase: string): Promise<void> {
    const { keyboard } = this.#page;
    switch (phase) {
      case 'takeCard': {
        const cards = this.#page.locator('.nk-card-button[data-card][data-refused="false"]');
        const card = cards.nth(nextInt(this.#rng, await cards.count()));
        await keyboard.press((await card.getAttribute('aria-keyshortcuts')) ?? '1');
        return;
      }
      case 'placeBlock':
        await this.#page.waitForFunction(() => document.activeElement?.matches('td[data-cell]') ?? false);
        for (let steps = nextInt(this.#rng, 4); steps > 0; steps--) await keyboard.press('t');
        await keyboard.press('Enter');
        await keyboard.press('Enter');
        return;
      case 'takeBlessing':
      case 'orderSquare':
        await keyboard.press('1');
        await keyboard.press('Enter');
        return;
      case 'endBlessing':
        await this.#tabTo('.nk-end .nk-button-primary');
        await keyboard.press('Enter');
        return;
      default:
        await this.#tabTo(
          nextInt(this.#rng, 2) === 0 ? '.nk-tray [data-use][data-kind="act"]' : '.nk-tray [data-skip="true"]',
        );
        await keyboard.press('Enter');
    }
  }

  /** Presses Tab until the focus is there; where there is no such thing, until something of the tray can skip. */
  async #tabTo(selector: string): Promise<void> {
    await this.#page.waitForSelector(`${selector}, .nk-tray [data-skip="true"]`);
    const there = (await this.#page.locator(selector).count()) > 0 ? selector : '.nk-tray [data-skip="true"]';
    for (let i = 0; i < MOST_TABS; i++) {
      if (await this.#page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, there)) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`${there} cannot be reached with Tab`);
  }
}
