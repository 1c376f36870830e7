#!/usr/bin/env node
import { launch } from './launch.mjs';

/** The game and its tools in the terminal: `npx nunatak` anywhere in the clone, `npm run nunatak --` from any folder. */

// npm runs a script in the clone; file names on the command line mean the folder it was called from.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
if (script === 'nunatak' && folder !== undefined) process.chdir(folder);

const [name, ...rest] = process.argv.slice(2);
// The desk of an operator belongs to the server, which the game in the terminal knows nothing of.
if (name === 'admin') await launch('packages/server/src/admin.ts', rest);
else await launch('packages/cli/src/main.ts', process.argv.slice(2));
