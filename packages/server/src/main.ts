import { DEFAULT_RATES, timesRates } from './access/limits.ts';
import { InvalidSetting, readConfig } from './config.ts';
import { jsonLog } from './log.ts';
import { type RunningServer, StoreNotReady, startServer } from './server.ts';
import { OtherSchema } from './store/migrate.ts';
import { StoreInUse } from './store/sqliteFile.ts';

const START_ATTEMPTS = 30;
const RETRY_MS = 1000;
/** What has not come to its end by then, for a database that says nothing for example, is given up. */
const LONGEST_END_MS = 15_000;

// Whoever reads the log may go away; the server goes on without a reader.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const log = jsonLog((line, level) => (level === 'info' ? process.stdout : process.stderr).write(line), {
  pid: process.pid,
});

let server: RunningServer | undefined;
let isEnding = false;

process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
process.on('uncaughtException', (error) => {
  log.error('uncaught error', { error });
  end('an uncaught error', 1);
});
process.on('SIGTERM', () => end('SIGTERM', 0));
process.on('SIGINT', () => end('SIGINT', 0));

try {
  const config = readConfig(process.env);
  server = await startPatiently();
  log.info('serving', { at: server.url, store: server.matches.store.kind, role: config.role, node: server.node });

  /** A database that starts together with this process may need a moment. */
  async function startPatiently(): Promise<RunningServer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await startServer({ config, log, rates: timesRates(DEFAULT_RATES, config.rateFactor) });
      } catch (error) {
        const isWorthIt = error instanceof StoreNotReady && config.databaseUrl !== undefined;
        if (!isWorthIt || attempt === START_ATTEMPTS) throw error;
        log.warn('the database does not answer yet', {
          attempt,
          of: START_ATTEMPTS,
          reason: reasonOf(error),
        });
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
} catch (error) {
  const isClear = error instanceof InvalidSetting || error instanceof OtherSchema || error instanceof StoreInUse;
  log.error(isClear ? error.message : 'the server could not start', isClear ? {} : { error });
  process.stderr.write(`Nunatak could not start: ${isClear ? error.message : reasonOf(error)}\n`);
  process.exit(1);
}

/** Ends in order: clients are told to come back, and what has begun is finished. */
function end(why: string, code: number): void {
  if (isEnding) return;
  isEnding = true;
  log.info('ending', { why });
  if (server === undefined) process.exit(code);
  setTimeout(() => {
    log.error('did not end in time', { milliseconds: LONGEST_END_MS });
    process.exit(1);
  }, LONGEST_END_MS).unref();
  server.stop().then(
    () => process.exit(code),
    (error: unknown) => {
      log.error('did not end cleanly', { error });
      process.exit(1);
    },
  );
}

/** The innermost reason is the one a host can do something about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message === '' ? String((error as NodeJS.ErrnoException).code ?? error.name) : error.message;
}
