import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';
import { ensureProgram } from './system.mjs';

/** The server under kills, power cuts, bad networks, hostile messages and floods: `npm run torture` tells how. */
const args = process.argv.slice(2);
const node = await prepare();
if (args.some((arg) => /^(--store=)?postgres$/.test(arg))) await ensureProgram('postgresql');
if (args.includes('upgrade')) await ensureProgram('postgresql');
if (args.includes('disk')) await ensureProgram('strace');
if (args.includes('proxies')) for (const program of ['postgresql', 'nginx', 'caddy']) await ensureProgram(program);
// The hostile run tells the growth of memory, which needs the collector at its command.
process.exit(await run(node, ['--expose-gc', path.join(root, 'packages/server/scripts/torture.ts'), ...args]));
