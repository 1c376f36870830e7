import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';
import { ensureProgram } from './system.mjs';

/** The load that one server process carries, on both stores, beside boardgame.io's own server. */
const node = await prepare();
await ensureProgram('postgresql');
process.exit(await run(node, [path.join(root, 'packages/server/scripts/bench.ts'), ...process.argv.slice(2)]));
