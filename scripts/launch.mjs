import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { ensureNode } from './node.mjs';
import { SetupError } from './progress.mjs';
import { root, run } from './run.mjs';

const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** @typedef {keyof typeof TOOLS} Tool */

/**
 * Makes a fresh clone ready and resolves to the Node binary to use.
 *
 * This file and those it imports run on Node 20 without any package, because they are what brings in the rest.
 *
 * @returns {Promise<string>}
 */
export async function prepare() {
  try {
    const node = await ensureNode();
    await ensureDependencies(node);
    return node;
  } catch (error) {
    if (!(error instanceof SetupError)) {
      throw error;
    }
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Runs a script of the repository with a Node that is new enough and ends this process with its exit code.
 *
 * @param {string} script path from the repository's root
 * @param {string[]} args
 */
export async function launch(script, args) {
  const node = await prepare();
  // The player's own folder stays the current one: file names on the command line mean what they say.
  process.exit(await run(node, [path.join(root, script), ...args], { cwd: process.cwd() }));
}

/**
 * Runs one of the development tools and resolves to its exit code.
 *
 * @param {string} node
 * @param {Tool} tool
 * @param {string[]} args
 */
export function runTool(node, tool, args) {
  return run(node, [path.join(root, TOOLS[tool]), ...args]);
}

/**
 * @param {string | undefined} name
 * @returns {name is Tool}
 */
export function isTool(name) {
  return name !== undefined && Object.hasOwn(TOOLS, name);
}

export const toolNames = Object.keys(TOOLS);
