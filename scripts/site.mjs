import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './launch.mjs';
import { SetupError, withProgress } from './progress.mjs';
import { root } from './run.mjs';

const WEB = path.join(root, 'packages/web');
const SITE = path.join(WEB, 'dist');
const SOURCES = ['engine', 'words', 'bots', 'protocol'].map((name) => path.join(root, 'packages', name));

/** The time of the last change in a folder, generated and installed files aside. */
function newest(/** @type {string} */ folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', 'scripts'].includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(file) : statSync(file).mtimeMs);
  }
  return time;
}

/**
 * Builds the site unless it is newer than every source, and says where it is.
 *
 * @param {string} node
 */
export async function buildSite(node) {
  const index = path.join(SITE, 'index.html');
  const changed = Math.max(newest(WEB), ...SOURCES.map(newest));
  if (existsSync(index) && statSync(index).mtimeMs > changed) return SITE;
  await withProgress('Building the site', async () => {
    const code = await runTool(node, 'vite', ['build', WEB, '--logLevel', 'warn']);
    if (code !== 0) throw new SetupError('The site could not be built; what went wrong stands above.');
  });
  return SITE;
}
