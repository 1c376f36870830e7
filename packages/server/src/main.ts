import { DEFAULT_RATES, timesRates } from './access/limits.ts';
import { InvalidSetting, readConfig } from './config.ts';
import { jsonLog } from './log.ts';
import { type RunningServer, StoreNotReady, startServer } from './server.ts';
import { StoreInUse } from './store/sqliteStore.ts';

const START_ATTEMPTS = 30;
const RETRY_MS = 1000;

const log = jsonLog((line, level) => (level === 'info' ? process.stdout : process.stderr).write(line), {
  pid: process.pid,
});

process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));

try {
  const config = readConfig(process.env);
  const server = await startPatiently();
  log.info('serving', { at: server.url, store: server.matches.store.kind, role: config.role });
  let isEnding = false;
  const end = (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info('ending', { signal });
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('did not end cleanly', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));

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
  const isClear = error instanceof InvalidSetting || error instanceof StoreInUse;
  log.error(isClear ? error.message : 'the server could not start', isClear ? {} : { error });
  process.stderr.write(`Nunatak could not start: ${isClear ? error.message : reasonOf(error)}\n`);
  process.exit(1);
}

/** The innermost reason is the one a host can do something about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message === '' ? String((error as NodeJS.ErrnoException).code ?? error.name) : error.message;
}
