import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { unavailable } from '../refused.ts';
import type { World } from '../world.ts';
import { Patience } from './patience.ts';
import type { Store } from './store.ts';

/** Nobody waits for these: they may take as long as they need. */
const UNHURRIED: ReadonlySet<PropertyKey> = new Set(['migrate', 'sweep', 'close'] satisfies (keyof Store)[]);

/** Whoever cannot say this loses its matches; it has a connection of its own, so that a crowd does not keep it from it. */
const VITAL: keyof Store = 'beat';

/**
 * The store for those who serve clients: whatever fails in it, or says nothing for too long, becomes an answer that a
 * client can act upon.
 */
export function guardStore(store: Store, log: Log, metrics: Metrics, world: World): Store {
  const patience = new Patience({
    world,
    probe: () => store.ping(),
    onSilence: () => log.error('the database says nothing'),
    onAnswer: () => log.info('the database answers again'),
    onWaited: (milliseconds) => metrics.storeSeconds.observe(milliseconds / 1000),
  });
  const guarded = new Map<PropertyKey, (...args: unknown[]) => Promise<unknown>>();
  return new Proxy(store, {
    get(target, name) {
      const known = guarded.get(name);
      if (known !== undefined) return known;
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const failed = (error: unknown): never => {
        log.error('store failed', { call: String(name), error });
        metrics.storeFailures.add(1);
        throw unavailable(error);
      };
      const call = (...args: unknown[]): Promise<unknown> => {
        const ask = (): Promise<unknown> => Reflect.apply(member, target, args);
        if (UNHURRIED.has(name)) return ask().catch(failed);
        return (name === VITAL ? patience.waitAlone(ask) : patience.wait(ask)).catch(failed);
      };
      guarded.set(name, call);
      return call;
    },
  });
}
