import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Installs boardgame.io and a socket.io client beside this file if they are missing. Nothing else needs them. */
export function installPeer(): void {
  const folder = import.meta.dirname;
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  process.stderr.write('Installing boardgame.io into packages/server/scripts/peer ...\n');
  // On Windows npm is a batch file, which only a shell can start.
  const shell = process.platform === 'win32';
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: folder, shell, stdio: ['ignore', 'ignore', 'inherit'] });
}
