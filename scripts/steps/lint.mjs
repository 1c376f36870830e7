import { runTool } from '../launch.mjs';

/** Format, import order and lint rules over the whole repository: one check. */
export async function lint(/** @type {string} */ node) {
  const code = await runTool(node, 'biome', ['check', '--error-on-warnings', '.']);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`biome ended with code ${code}`] };
}
