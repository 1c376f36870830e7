import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type ServerProcess, spawnServer } from '../../../server/test/support/process.ts';
import { FlakyHost } from './flakyHost.ts';
import { newPage } from './keptPage.ts';
import { DESK, launch } from './page.ts';

/** Time in which a page that is stored on this machine has opened, on a machine that does much else, in ms. */
export const AT_ONCE_MS = 30_000;

export const START = '.nk-start-play';

/** The settings of the tests: no motion, no sound, and the drawing, which needs no GPU. */
const PLAIN = JSON.stringify({ motion: 'off', view: 'plan', graphics: 'plain', language: 'en' });

type Release = 'first' | 'next';

interface Opened {
  readonly folder: string;
  readonly browser: Browser;
  readonly servers: Readonly<Record<Release, ServerProcess>>;
}

/** Two releases of Nunatak, each on a server of its own, behind one host that can fail. */
export class Releases {
  #opened: Opened | undefined;
  #host: FlakyHost | undefined;
  #page: Page | undefined;

  /** The releases of a file's tests: the servers run through all of them, the host and the first page are new for each. */
  static ofTests(): Releases {
    const releases = new Releases();
    beforeAll(() => releases.#open());
    afterAll(() => releases.#close());
    beforeEach(() => releases.#begin());
    afterEach(() => releases.#end());
    return releases;
  }

  get host(): FlakyHost {
    if (this.#host === undefined) throw new Error('the host opens before each test, not earlier');
    return this.#host;
  }

  /** The page of somebody who has not been here before. */
  get page(): Page {
    if (this.#page === undefined) throw new Error('the page opens before each test, not earlier');
    return this.#page;
  }

  address(release: Release): string {
    if (this.#opened === undefined) throw new Error('the servers start before the first test, not earlier');
    return this.#opened.servers[release].url;
  }

  /** Serves a release; `mixed` paths come from the other one, as behind two processes that are replaced one by one. */
  serve(release: Release, isMixed: (path: string) => boolean = () => false): void {
    const other = release === 'first' ? 'next' : 'first';
    this.host.serve((path) => this.address(isMixed(path) ? other : release));
  }

  /** Visits the first release and waits until it is stored for play without a network. */
  async install(): Promise<void> {
    await this.page.goto(this.host.url);
    await this.page.waitForSelector(START);
    await this.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    });
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Opens another tab of the same browser. */
  async tab(hash = ''): Promise<Page> {
    const page = await this.page.context().newPage();
    await page.goto(`${this.host.url}${hash}`, { timeout: AT_ONCE_MS });
    return page;
  }

  async #open(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'nunatak-releases-'));
    const serve = (release: Release, site: string) =>
      spawnServer({ NUNATAK_DATA: join(folder, release), NUNATAK_SITE: site, NUNATAK_RATE_FACTOR: '1000' });
    const [browser, first, next] = await Promise.all([
      launch(),
      serve('first', inject('site')),
      serve('next', inject('nextSite')),
    ]);
    this.#opened = { folder, browser, servers: { first, next } };
  }

  async #close(): Promise<void> {
    if (this.#opened === undefined) return;
    const { folder, browser, servers } = this.#opened;
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.terminate()));
    await rm(folder, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    if (this.#opened === undefined) throw new Error('the servers did not start');
    this.#host = await FlakyHost.open(this.address('first'));
    this.#page = await newPage(this.#opened.browser, { viewport: DESK });
    await this.#page.context().addInitScript((settings) => {
      if (localStorage.getItem('nunatak/settings') !== null) return;
      localStorage.setItem('nunatak/settings', settings);
      localStorage.setItem('nunatak/coach', 'off');
    }, PLAIN);
  }

  async #end(): Promise<void> {
    await this.#page?.context().close();
    await this.#host?.close();
  }
}

/** The release that a page shows. */
export function releaseOf(page: Page): Promise<Release> {
  return page.evaluate(() => ([...document.scripts].some(({ src }) => src.includes('/next-')) ? 'next' : 'first'));
}

/** Looks for a new version and waits until it is stored whole or given up; true if it is ready to be shown. */
export function fetchUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing?.state === 'installing') {
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    }
    return registration.waiting !== null;
  });
}

/** Opens a table for three, at which Ana sits, and returns its id. */
export async function openTable(url: string): Promise<string> {
  const response = await post(`${url}api/matches`, { name: 'Ana', settings: { game: { players: 3 } } });
  const { matchId } = await response.json();
  return matchId;
}

/** Posts to the API, as somebody at another machine. */
export function post(address: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}
