import process from 'node:process';
import { run } from './cli.ts';
import { processIo } from './io.ts';

// A reader that has seen enough, as in `nunatak rules | head`, is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), processIo());
