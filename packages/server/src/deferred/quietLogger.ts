import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** graphile-worker's own lines, as far as they matter, in our form. */
export function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message, { from: 'graphile-worker' });
    if (level === 'warning') log.warn(message, { from: 'graphile-worker' });
  });
}
