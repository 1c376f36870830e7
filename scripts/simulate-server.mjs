import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';

/** The server in simulated worlds: `npm run simulate:server -- --steps 100000 --seed TEXT`. */
const node = await prepare();
process.exit(await run(node, [path.join(root, 'packages/server/scripts/simulate.ts'), ...process.argv.slice(2)]));
