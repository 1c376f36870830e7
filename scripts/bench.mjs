import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';
import { ensureProgram } from './system.mjs';

/** Engine and bots through the CLI, then what the site weighs and how long its pictures take, as JSON. */
const node = await prepare();
const engine = await run(node, [path.join(root, 'packages/cli/src/main.ts'), 'bench', ...process.argv.slice(2)]);
await ensureProgram('chromium');
const web = await run(node, [path.join(root, 'packages/web/scripts/bench-web.mjs')]);
process.exit(engine === 0 ? web : engine);
