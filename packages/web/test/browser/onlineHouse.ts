import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRng } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { type ClientMessage, readClientMessage, type Seated } from '@nunatak/protocol';
import { type Browser, errors, type Page, type ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { Client } from '../../../server/test/support/client.ts';
import { type ServerProcess, spawnServer } from '../../../server/test/support/process.ts';
import { CELLS } from '../../src/board/cells.ts';
import { online } from '../../src/words/en/online.ts';
import { appears, Driver } from './driver.ts';
import { KeptPage, PATIENCE_MS, type PageKind } from './keptPage.ts';
import { DESK, goTo, launch } from './page.ts';

const { room } = online;

const DECISION_MS = 15_000;
const MOST_INTERRUPTED = 2;

const ASKED = '.nk-table[data-person="true"]';
const OVER = '.nk-table[data-phase="over"]';
/** A bot plays for one whose time ran out. */
const REPLACED = '[data-note="replaced"]';

/** What a browser complains about by itself, however well the page takes it: no network, a header for https only. */
const OF_THE_BROWSER = /ERR_INTERNET_DISCONNECTED|Cross-Origin-Opener-Policy header has been ignored/;

/** No motion, and nothing fetched for later: neither is the matter online. */
const PLAIN = JSON.stringify({ motion: 'off', view: 'plan', graphics: 'plain', language: 'en' });

interface Visit extends PageKind {
  readonly viewport?: ViewportSize;
  /** What this browser has stored on an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
}

interface Opened {
  readonly server: ServerProcess;
  readonly folder: string;
  readonly browser: Browser;
}

/** A server process of its own, on a free port and a fresh database, that serves the built site. */
export class OnlineHouse {
  #opened: Opened | undefined;
  /** Pages that somebody has left, by their kind. */
  readonly #left = new Map<string, KeptPage[]>();
  /** What the pages complained about. */
  readonly errors: string[] = [];

  /** The house of a file's tests: open from the first of them to the last. */
  static ofTests(): OnlineHouse {
    const house = new OnlineHouse();
    beforeAll(() => house.#open());
    afterAll(() => house.#close());
    return house;
  }

  async #open(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'nunatak-online-'));
    const server = await spawnServer({
      NUNATAK_DATA: folder,
      NUNATAK_SITE: inject('site'),
      NUNATAK_RATE_FACTOR: '1000',
      NUNATAK_WEBHOOKS: '1',
    });
    this.#opened = { server, folder, browser: await launch() };
  }

  async #close(): Promise<void> {
    const { server, folder, browser } = this.#house();
    await browser.close();
    await server.terminate();
    await rm(folder, { recursive: true, force: true });
  }

  #house(): Opened {
    if (this.#opened === undefined) throw new Error('the house opens before the first test, not earlier');
    return this.#opened;
  }

  get url(): string {
    return this.#house().server.url;
  }

  /** Somebody with a browser of their own, who takes over the page of one who has left. */
  async visit(address: string, { viewport = DESK, stored, ...own }: Visit = {}): Promise<Guest> {
    const kind: PageKind = { serviceWorkers: 'block', ...own };
    const left = this.#left.get(JSON.stringify(kind)) ?? [];
    this.#left.set(JSON.stringify(kind), left);
    const kept = left.pop() ?? (await KeptPage.open(this.#house().browser, kind));
    const { page } = kept;
    const url = new URL(address, this.url);
    await kept.begin(url.origin, { 'nunatak/settings': PLAIN, ...stored });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text())) this.errors.push(message.text());
    });
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const leave = async () => {
      await kept.leave();
      left.push(kept);
    };
    const guest = new Guest(page, leave);
    await page.goto(url.href);
    return guest;
  }

  /** Opens a room with settings that the screens do not offer, and comes in as its host. */
  async openRoom(name: string, settings: object, visit: Visit = {}): Promise<Guest> {
    const response = await fetch(`${this.url}/api/matches`, {
      method: 'POST',
      body: JSON.stringify({ name, settings }),
    });
    const { matchId, token } = (await response.json()) as Seated;
    const stored = { 'nunatak/seats': JSON.stringify({ [matchId]: token }) };
    const guest = await this.visit(`/m/${matchId}`, { ...visit, stored });
    await guest.page.waitForSelector('.nk-on-seats');
    return guest;
  }

  /** The points of a finished match: its record, played again by the engine. */
  async replayed(matchId: string): Promise<readonly number[]> {
    const response = await fetch(`${this.url}/api/matches/${matchId}/record`);
    const read = fromRecord(await response.json());
    if (!read.ok) throw new Error(`${read.reason.field}: ${read.reason.found}`);
    const { view } = read.value.final;
    return view.points.slice(0, view.facts.players);
  }
}

/** A person at a browser, who sees and touches only what is on the page. */
export class Guest {
  readonly page: Page;
  /** Closes the page; the next who visits begins with nothing. */
  readonly leave: () => Promise<void>;
  readonly #said: ClientMessage[] = [];

  constructor(page: Page, leave: () => Promise<void>) {
    this.page = page;
    this.leave = leave;
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const message = readClientMessage(String(payload));
        if (message.ok) this.#said.push(message.value);
      }),
    );
  }

  /** The last that the page has told the server to be laid out. */
  get staged(): readonly { readonly type: string }[] {
    return this.#said.findLast((message) => message.type === 'stage')?.actions ?? [];
  }

  /** The match that the page shows. */
  get matchId(): string {
    return /#\/m\/(\w+)/.exec(this.page.url())?.[1] ?? '';
  }

  /** What this browser has stored. */
  stored(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() => ({ ...localStorage }));
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).first().click();
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).first().check();
  }

  async sitDown(name: string): Promise<void> {
    await this.page.locator('input[name="name"]').fill(name);
    await this.page.locator('form button[type="submit"]').last().click();
    // Who sits where is told before that, too: only who has a seat can leave it.
    await this.page.getByRole('button', { name: room.leave, exact: true }).waitFor();
  }

  async atTable(): Promise<void> {
    await this.page.waitForSelector('.nk-table');
  }

  /** Plays by chance until the game is over. */
  async play(seed: string): Promise<void> {
    await this.playUntil(seed, OVER);
  }

  /** Plays by chance until something is on the page. Whose time ran out on a busy machine comes back. */
  async playUntil(seed: string, there: string): Promise<void> {
    const driver = new Driver(this.page, seed);
    let interrupted = 0;
    for (;;) {
      await appears(this.page, [there, ASKED, REPLACED].join());
      if (await this.#shows(there)) return;
      if (await this.#shows(ASKED)) interrupted = (await this.#decides(driver)) ? 0 : interrupted + 1;
      else await this.#maybeComeBack();
      if (interrupted > MOST_INTERRUPTED) throw new Error('asked, but nothing can be decided');
    }
  }

  async #shows(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }

  async #maybeComeBack(): Promise<void> {
    const note = this.page.locator(REPLACED);
    if ((await note.count()) === 0) return;
    await note.getByRole('button').click();
    await note.waitFor({ state: 'detached' });
  }

  /** Makes one decision; false when the table went on under one's hands, as when the time for a turn is up. */
  async #decides(driver: Driver): Promise<boolean> {
    this.page.setDefaultTimeout(DECISION_MS);
    try {
      await driver.decide();
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      return false;
    } finally {
      this.page.setDefaultTimeout(PATIENCE_MS);
    }
  }

  /** Plays by chance until a turn of the game has begun. */
  async playToTurn(seed: string, turn: number): Promise<void> {
    const later = CELLS.map((cell) => cell + 1).filter((one) => one >= turn);
    await this.playUntil(seed, [OVER, ...later.map((one) => `.nk-table[data-turn="${one}"]`)].join());
  }

  /**
   * Plays by chance until a turn of the game has begun, or to its end, over a connection of its own: the page looks on.
   * That is quick, where clicking is not the matter.
   */
  async playBeside(seed: string, turn?: number): Promise<void> {
    await playBy(await this.#beside(), seed, turn);
  }

  /** Leaves the table, and plays by chance to the end over a connection of its own: nobody looks at the page meanwhile. */
  async playAway(seed: string): Promise<void> {
    const client = await this.#beside();
    await goTo(this.page, '#/settings');
    await playBy(client, seed);
  }

  /** A connection of its own to the match that the page shows. */
  async #beside(): Promise<Client> {
    const { matchId, page } = this;
    const seats = await page.evaluate(() => localStorage.getItem('nunatak/seats'));
    const { [matchId]: token = '' } = JSON.parse(seats ?? '{}') as Record<string, string>;
    return Client.join({ url: new URL(page.url()).origin, matchId, token });
  }

  async turn(): Promise<number> {
    return Number(await this.page.locator('.nk-table').getAttribute('data-turn'));
  }

  async isAsked(): Promise<void> {
    await this.page.waitForSelector(ASKED);
  }

  /** The final points that the page shows, once the count is over. */
  async finalPoints(): Promise<readonly number[]> {
    await this.page.waitForSelector(OVER);
    // One's own seat stands first: the points are brought into the order of the seats.
    const shown = await this.page.locator('[data-score-seat]').evaluateAll((scores) =>
      scores.map((score) => ({
        seat: Number(score.getAttribute('data-score-seat')),
        points: Number((score.querySelector('.nk-score-now') ?? score.querySelector(':scope > b'))?.textContent),
      })),
    );
    return shown.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points);
  }
}

/** Decides by chance until a turn of the game has begun, or it is over, and hangs up. */
async function playBy(client: Client, seed: string, turn = Number.POSITIVE_INFINITY): Promise<void> {
  const rng = seedRng(seed);
  const isThere = () => client.isOver() || (client.sync.view?.turn ?? 0) >= turn;
  for (;;) {
    await client.until(() => isThere() || client.isAsked());
    if (isThere()) break;
    await client.decide(rng);
  }
  client.close();
}
