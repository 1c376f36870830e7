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
  strace: {
    found: () => existsSync('/usr/bin/strace'),
    packages: ['strace'],
  },
  python3: {
    found: () => existsSync('/usr/bin/python3'),
    packages: ['python3'],
  },
  nginx: {
    found: () => existsSync('/usr/sbin/nginx'),
    packages: ['nginx-light'],
  },
  caddy: {
    found: () => existsSync('/usr/bin/caddy'),
    packages: ['caddy'],
  },
  postgresql: {
    found: () => existsSync('/usr/lib/postgresql'),
    packages: ['postgresql'],
  },
};

/** A machine that has just started may still hold apt's lock, and a mirror may drop a connection. */
const PATIENCE = ['DPkg::Lock::Timeout=180', 'Acquire::Retries=3'];
const ATTEMPTS = 3;

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
  const apt = `apt-get ${PATIENCE.map((option) => `-o ${option}`).join(' ')} -qq`;
  const install = `${apt} update && DEBIAN_FRONTEND=noninteractive ${command.replace('apt-get', apt)}`;
  await withProgress(`Installing ${name}`, async () => {
    for (let attempt = 1; attempt <= ATTEMPTS && !found(); attempt++) {
      await run('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
    }
    if (!found()) throw new SetupError(`${name} could not be installed with: ${command}`);
  });
}
