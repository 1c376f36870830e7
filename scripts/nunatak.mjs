#!/usr/bin/env node
import path from 'node:path';
import { ready } from './ready.mjs';
import { root, run } from './run.mjs';

/**
 * Starts the game and its tools in the terminal: `npx nunatak` anywhere in the clone, or `npm run nunatak --` from any
 * folder.
 */

// npm runs scripts in the clone's root, but file names on the command line are relative to the caller's folder.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
if (script === 'nunatak' && folder !== undefined) process.chdir(folder);

const [name, ...rest] = process.argv.slice(2);
// The operator's commands are part of the server, which the CLI package must not import.
const [file, args] =
  name === 'admin' ? ['packages/server/src/admin.ts', rest] : ['packages/cli/src/main.ts', process.argv.slice(2)];
process.exit(await run(ready(), [path.join(root, file), ...args], { cwd: process.cwd() }));
