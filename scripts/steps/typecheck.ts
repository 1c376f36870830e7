import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import type { Outcome } from './step.ts';
import { outputOf } from './tool.ts';

/** Folder for the compiler's incremental build information, so that only changes are checked again. */
const MEMORY = path.join(root, 'node_modules/.cache/types');
const AT_ONCE = 2;

/** Typechecks every TypeScript project of the repository; counts as one check. */
export async function typecheck(): Promise<Outcome> {
  mkdirSync(MEMORY, { recursive: true });
  const left = projects();
  const failures: string[] = [];
  const worker = async () => {
    for (let project = left.shift(); project !== undefined; project = left.shift()) {
      if (!(await holds(project))) failures.push(project);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { passed: failures.length === 0 ? 1 : 0, failures };
}

async function holds(project: string): Promise<boolean> {
  const memory = path.join(MEMORY, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['--project', project, '--incremental', '--tsBuildInfoFile', memory];
  const { code, output } = await outputOf('typescript/bin/tsc', args);
  process.stdout.write(`${output}${code === 0 ? 'ok  ' : 'FAIL'} ${project}\n`);
  return code === 0;
}

/** Returns the project files: the root's, then each package's, and its tests' if they have their own. */
function projects(): string[] {
  const packages = readdirSync(path.join(root, 'packages')).sort();
  const folders = packages.flatMap((name) => [`packages/${name}`, `packages/${name}/test`]);
  return ['.', ...folders]
    .map((folder) => path.posix.join(folder, 'tsconfig.json'))
    .filter((file) => existsSync(path.join(root, file)));
}
