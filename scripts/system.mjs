import { existsSync } from 'node:fs';
import { SetupError, withProgress } from './progress.mjs';
import { run } from './run.mjs';

/**
 * Programs of the system that some tests need, with the Debian packages that bring them.
 *
 * @type {Record<string, { found: () => boolean, packages: string[] }>}
 */
const PROGRAMS = {
  chromium: {
    found: () => existsSync('/usr/bin/chromium'),
    packages: ['chromium', 'fonts-dejavu-core'],
  },
  postgresql: {
    found: () => existsSync('/usr/lib/postgresql'),
    packages: ['postgresql'],
  },
};

/**
 * Installs a program through apt when it is missing.
 *
 * @param {keyof typeof PROGRAMS} name
 */
export async function ensureProgram(name) {
  const { found, packages } = PROGRAMS[name];
  if (found()) return;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new SetupError(`${name} is needed for the tests. Install it, on Debian with: ${command}`);
  }
  await withProgress(`Installing ${name}`, async () => {
    const code = await run('sh', ['-c', `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${command} -qq`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (code !== 0 || !found()) throw new SetupError(`${name} could not be installed with: ${command}`);
  });
}
