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

/**
 * Leaves no room for what a page has painted, so that nothing is painted: a third of the work where no GPU does it. Layout,
 * pointers, frames and WebGL are as ever.
 */
const UNPAINTED = '--force-gpu-mem-available-mb=1';

/** A browser that several processes and threads can join. One that nobody takes pictures of need not paint. */
export function launchServer({ paints }: { readonly paints: boolean }): Promise<BrowserServer> {
  return chromium.launchServer({ ...OPTIONS, args: paints ? ARGUMENTS : [...ARGUMENTS, UNPAINTED], host: '127.0.0.1' });
}
