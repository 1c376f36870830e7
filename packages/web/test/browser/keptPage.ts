import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';

/** What only a new page can have. */
export type PageKind = Pick<BrowserContextOptions, 'deviceScaleFactor' | 'hasTouch' | 'isMobile' | 'serviceWorkers'>;

/** Shared machines stall: what a test waits for comes, or never does. */
export const PATIENCE_MS = 200_000;

/** A page in a window of its own, in which everything is waited for patiently. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

/** A page that tests hand on: a new one costs a process and compiles every script anew, which is most of a short test. */
export class KeptPage {
  readonly page: Page;
  readonly #devtools: CDPSession;
  #starting: Disposable | undefined;
  #visits = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
  }

  static async open(browser: Browser, kind: PageKind): Promise<KeptPage> {
    const page = await newPage(browser, kind);
    return new KeptPage(page, await page.context().newCDPSession(page));
  }

  /** Leaves what is open; nobody listens any more. */
  async leave(): Promise<void> {
    this.page.removeAllListeners();
    await this.#starting?.dispose();
    this.#starting = undefined;
    await this.page.context().setOffline(false);
    await this.page.goto('about:blank');
  }

  /** Makes it a first visit again: nothing open, nothing stored, nobody listening; then `items` are stored at the start. */
  async begin(origin: string, items: Readonly<Record<string, string>>): Promise<void> {
    await this.leave();
    await this.page.mouse.move(0, 0);
    await this.#devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    this.#visits++;
    this.#starting = await this.page.addInitScript(
      ({ visit, stored }) => {
        // A reload is no first visit.
        if (sessionStorage.getItem('visit') === visit) return;
        sessionStorage.setItem('visit', visit);
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      { visit: String(this.#visits), stored: items },
    );
  }
}

const kept = new WeakMap<Browser, Map<string, KeptPage>>();

/** The page of this kind that the last test has left, or a new one. */
export async function pageOf(browser: Browser, kind: PageKind): Promise<KeptPage> {
  const pages = kept.get(browser) ?? new Map<string, KeptPage>();
  kept.set(browser, pages);
  const key = JSON.stringify(kind);
  const found = pages.get(key);
  if (found !== undefined && !found.page.isClosed()) return found;
  const page = await KeptPage.open(browser, kind);
  pages.set(key, page);
  return page;
}
