import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';

/** The operator's desk: `npm run admin -- backup FILE` and more. */
const node = await prepare();
process.exit(await run(node, [path.join(root, 'packages/server/src/admin.ts'), ...process.argv.slice(2)]));
