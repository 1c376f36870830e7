import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * System programs that tests and measurements need: a file that each installs, and the Debian packages that contain it.
 */
const PROGRAMS = {
  chromium: { file: '/usr/bin/chromium', packages: ['chromium', 'fonts-dejavu-core'] },
  strace: { file: '/usr/bin/strace', packages: ['strace'] },
  python3: { file: '/usr/bin/python3', packages: ['python3'] },
  nginx: { file: '/usr/sbin/nginx', packages: ['nginx-light'] },
  caddy: { file: '/usr/bin/caddy', packages: ['caddy'] },
  postgresql: { file: '/usr/lib/postgresql', packages: ['postgresql'] },
  debootstrap: { file: '/usr/sbin/debootstrap', packages: ['debootstrap'] },
} as const;

/**
 * Options of apt: wait for its lock, which a freshly started machine may hold, and retry if a mirror drops a
 * connection.
 */
const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=180', '-o', 'Acquire::Retries=3', '-qq'];

/** Thrown if a program is missing and can't be installed from here. */
export class ProgramMissing extends Error {
  override name = 'ProgramMissing';
}

/** Installs a program with apt if it is missing, and prints the command before it runs. */
export function ensureProgram(name: keyof typeof PROGRAMS): void {
  const { file, packages } = PROGRAMS[name];
  if (existsSync(file)) return;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const command = `apt-get ${install.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new ProgramMissing(
      `${name} is missing: ${file} does not exist. On Debian, install it as root with: ${command}`,
    );
  }
  process.stderr.write(`\nThis needs ${name}, which is missing on this machine. Running: ${command}\n`);
  try {
    for (const args of [['update'], install]) {
      execFileSync('apt-get', [...APT_OPTIONS, ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } catch (error) {
    throw new ProgramMissing(`${name} could not be installed with: ${command}`, { cause: error });
  }
  process.stderr.write(`${name} is installed.\n\n`);
}
