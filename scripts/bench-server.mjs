import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';
import { ensureProgram } from './system.mjs';

/** The load that one server process carries, on both stores, beside boardgame.io's own server; with --prices, what messages cost. */
const node = await prepare();
const args = process.argv.slice(2);
const script = args.includes('--prices') ? 'prices.ts' : 'bench.ts';
if (script === 'bench.ts') await ensureProgram('postgresql');
if (args.some((arg) => arg.startsWith('--processes'))) await ensureProgram('nginx');
process.exit(await run(node, [path.join(root, 'packages/server/scripts', script), ...args]));
