import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../launch.mjs';
import { root } from '../run.mjs';

/** Every TypeScript project of the repository: one check when all hold. */
export async function typecheck(/** @type {string} */ node) {
  const failures = [];
  for (const project of projects()) {
    const code = await runTool(node, 'tsc', ['--project', project]);
    process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${project}\n`);
    if (code !== 0) failures.push(project);
  }
  return { passed: failures.length === 0 ? 1 : 0, failures };
}

/** The root's scripts, then each package, and its tests where they have settings of their own. */
function projects() {
  const packages = readdirSync(path.join(root, 'packages')).sort();
  const folders = packages.flatMap((name) => [`packages/${name}`, `packages/${name}/test`]);
  return ['.', ...folders]
    .map((folder) => path.posix.join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(path.join(root, file)) && holdsSources(path.dirname(file)));
}

/** A package that is only laid out so far holds nothing to check, which the compiler would call an error. */
function holdsSources(/** @type {string} */ folder) {
  const sources = folder === '.' || folder.endsWith('/test') ? folder : `${folder}/src`;
  return (
    existsSync(path.join(root, sources)) &&
    readdirSync(path.join(root, sources), { recursive: true }).some((file) => /\.(tsx?|mjs)$/.test(String(file)))
  );
}
