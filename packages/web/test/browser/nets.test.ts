import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pageOf } from '../../../server/src/http/files.ts';
import { contentSecurityPolicy } from '../../../server/src/http/headers.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import type { BotLevel } from '../../src/session/levels.ts';
import { Driver } from './driver.ts';
import { DESK, launch, open } from './page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(() => browser.close());

function gameAgainst(level: BotLevel): LocalConfig {
  const config = usualConfig(3, ['Ana', 'Bo', 'Mira']);
  return { ...config, seats: config.seats.map((seat) => ({ ...seat, level })), seed: 'nets' };
}

/** Plays against bots of a level until it is the person's turn again; what was fetched of nets, and what was warned of. */
async function played(level: BotLevel, watch: (page: Page) => void): Promise<{ nets: string[]; warnings: string[] }> {
  const nets: string[] = [];
  const warnings: string[] = [];
  const { page, errors } = await open(browser, '#/table', {
    viewport: DESK,
    game: gameAgainst(level),
    watch: (opened) => {
      opened.context().on('response', (response) => {
        const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
        if (name.endsWith('.net')) nets.push(name.replace(/-[\w-]{8}\.net$/, ''));
      });
      opened.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      watch(opened);
    },
  });
  await new Driver(page, 'nets').play(4);
  await page.waitForSelector('.nk-log-turn >> nth=2');
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  // A net may still be asked for: whoever answers would else find the page closed.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
  return { nets: [...new Set(nets)], warnings: warnings.filter((text) => text.includes('net')) };
}

/** The policy as the server would send it for the built site. */
function policy(): string {
  return contentSecurityPolicy(pageOf(inject('site')));
}

/** Everything that a page fetches, its workers' code too, comes under a policy as the server would send it. */
function under(policy: string): (page: Page) => void {
  return (page) => {
    void page.context().route('**/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
  };
}

describe('the net that a bot judges by', () => {
  it('counts by vectors of WebAssembly under the policy of the site', async () => {
    const { nets, warnings } = await played('glacier', under(policy()));
    expect({ nets, warnings }).toEqual({ nets: ['players3'], warnings: [] });
  });

  it('is left to another judge under a policy that forbids WebAssembly, and that is said once', async () => {
    const { warnings } = await played('glacier', under(policy().replace(" 'wasm-unsafe-eval'", '')));
    expect(warnings).toEqual([
      expect.stringMatching(/no net for 3, another judge answers: WebAssembly with vectors cannot be used here/),
    ]);
  });

  it('is fetched when it is first needed, for this number of players', async () => {
    expect(await played('glacier', () => undefined)).toEqual({ nets: ['players3'], warnings: [] });
  });

  it('is not fetched for bots that need none', async () => {
    expect(await played('serac', () => undefined)).toEqual({ nets: [], warnings: [] });
  });

  it('may be missing: the bot plays without it, and that is said once', async () => {
    const { warnings } = await played('glacier', (page) => {
      void page.context().route('**/*.net', (route) => route.fulfill({ status: 404 }));
    });
    expect(warnings).toEqual([expect.stringMatching(/no net for 3, another judge answers: .*404/)]);
  });
});
