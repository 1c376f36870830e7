import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** This machine under a name that browsers do not trust as they do localhost: as if it stood elsewhere in the house. */
export const NEIGHBOUR = 'neighbour.local';

/** Nothing that a browser does of its own accord: no updates, no sync, no questions. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1`,
];

/** A Chromium of the system; the variable CHROMIUM names another. */
const OPTIONS = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS };

export function launch(): Promise<Browser> {
  return chromium.launch(OPTIONS);
}

/** A browser that several processes and threads can join. */
export function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...OPTIONS, host: '127.0.0.1' });
}
