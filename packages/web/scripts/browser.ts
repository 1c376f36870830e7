import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** This machine under a name that browsers do not trust as they do localhost: as if it stood elsewhere in the house. */
export const NEIGHBOUR = 'neighbour.local';

/** The popups of the address bar: two pages for every window that nobody ever sees, half a second of CPU. */
const POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off: Chromium takes the last list that it is given, and that is ours. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const DISABLE = '--disable-features=';

/** Nothing that a browser does of its own accord: no updates, no sync, no questions. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1`,
  `${DISABLE}${[...OF_PLAYWRIGHT, ...POPUPS].join()}`,
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
export async function launchServer({ paints }: { readonly paints: boolean }): Promise<BrowserServer> {
  const args = paints ? ARGUMENTS : [...ARGUMENTS, UNPAINTED];
  const server = await chromium.launchServer({ ...OPTIONS, args, host: '127.0.0.1' });
  const forgotten = forgottenFeatures(server.process().spawnargs);
  if (forgotten.length === 0) return server;
  await server.close();
  throw new Error(`Playwright turns off ${forgotten.join(', ')}, too: add that to OF_PLAYWRIGHT`);
}

/** What a list of features turns off that a later list leaves out. */
function forgottenFeatures(args: readonly string[]): readonly string[] {
  const lists = args.filter((arg) => arg.startsWith(DISABLE)).map((arg) => arg.slice(DISABLE.length).split(','));
  const last = lists.at(-1) ?? [];
  return lists.flat().filter((feature) => !last.includes(feature));
}
