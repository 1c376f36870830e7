import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { unavailable } from '../refused.ts';
import type { Store } from './store.ts';

/** The store for those who serve clients: whatever fails in it becomes an answer that a client can act upon. */
export function guardStore(store: Store, log: Log, metrics: Metrics): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) =>
        Promise.resolve(Reflect.apply(member, target, args)).catch((error: unknown) => {
          log.error('store failed', { call: String(name), error });
          metrics.storeFailures.add(1);
          throw unavailable(error);
        });
    },
  });
}
