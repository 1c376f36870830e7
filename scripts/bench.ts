import path from 'node:path';
import { ensureProgram } from './programs.ts';
import { root, run } from './run.mjs';

/** Measures engine and bots through the CLI, then the site's size and rendering times; prints JSON. */
const cli = path.join(root, 'packages/cli/src/main.ts');
const engine = await run(process.execPath, [cli, 'bench', ...process.argv.slice(2)]);
ensureProgram('chromium');
const web = await run(process.execPath, [path.join(root, 'packages/web/scripts/bench-web.mjs')]);
process.exit(engine === 0 ? web : engine);
