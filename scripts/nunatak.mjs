#!/usr/bin/env node
import path from 'node:path';
import { ready } from './ready.mjs';
import { root, run } from './run.mjs';

/** The game and its tools in the terminal: `npx nunatak` anywhere in the clone, `npm run nunatak --` from any folder. */

// npm runs a script in the clone, but file names on the command line mean the folder it was called from.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
if (script === 'nunatak' && folder !== undefined) process.chdir(folder);

const [name, ...rest] = process.argv.slice(2);
// The operator's commands belong to the server, which the command line package must not import.
const [file, args] =
  name === 'admin' ? ['packages/server/src/admin.ts', rest] : ['packages/cli/src/main.ts', process.argv.slice(2)];
process.exit(await run(ready(), [path.join(root, file), ...args], { cwd: process.cwd() }));
