import { type Browser, chromium } from 'playwright-core';

/** Nothing that a browser does of its own accord: no updates, no sync, no questions. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium of the system; the variable CHROMIUM names another. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS });
}
