import process from 'node:process';
import { run } from './cli.ts';
import { processIo } from './io.ts';

// A reader that closes the pipe early, as in `nunatak rules | head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), processIo());
