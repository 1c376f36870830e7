import { ready } from './ready.mjs';
import { run } from './run.mjs';

/** Makes the clone ready and runs `node` with the arguments: `node scripts/ts.mjs FILE.ts ...`, on Node 20 too. */
process.exit(await run(ready(), process.argv.slice(2), { cwd: process.cwd() }));
