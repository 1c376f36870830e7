import path from 'node:path';
import { prepare } from './launch.mjs';
import { root, run } from './run.mjs';

/** The operator's desk: rooms, bans, reports, people, backups. `npm run admin` lists what it can do. */
const node = await prepare();
process.exit(await run(node, [path.join(root, 'packages/server/src/admin.ts'), ...process.argv.slice(2)]));
