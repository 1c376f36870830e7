import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const WEB = path.join(root, 'packages/web');
const SITE = path.join(WEB, 'dist');
const SOURCES = ['engine', 'words', 'bots', 'protocol'].map((name) => path.join(root, 'packages', name));
const NOT_BUILT = ['node_modules', 'dist', 'test', 'scripts'];

/** Returns when a source in the folder last changed, in ms. */
function newest(folder: string): number {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_BUILT.includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}

/** Builds the site unless it is newer than every source, and resolves to its folder; throws if the build fails. */
export async function buildSite(): Promise<string> {
  const index = path.join(SITE, 'index.html');
  const changed = Math.max(newest(WEB), ...SOURCES.map(newest));
  if (existsSync(index) && statSync(index).mtimeMs > changed) return SITE;
  process.stderr.write('Building the site (about 10 s) ...\n');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const code = await run(process.execPath, [vite, 'build', WEB, '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The site could not be built; Vite says above what went wrong.');
  return SITE;
}
