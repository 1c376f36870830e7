import type { Claim, Store } from '../store/store.ts';

/** How this process comes to own matches. What it owns it may go by from memory, and nobody else changes it. */
export interface Owners {
  /**
   * The uptime since which all that was claimed is owned without a break; infinity while that is in doubt. What was last
   * seen before may have another owner by now.
   */
  readonly since: number;
  /** Whether other processes may own matches too. */
  readonly areMany: boolean;
  /** The match with its owner, which is this process wherever nobody else was; throws Elsewhere where another one is. */
  claim(store: Store, id: string): Promise<Pick<Claim, 'match' | 'epoch'> | undefined>;
  /** Gives up a match that is of no more use here. */
  cede(store: Store, id: string): void;
  start(store: Store): Promise<void>;
  stop(store: Store): Promise<void>;
}

/** One process on one file owns all that is in it. */
export const SOLE_OWNER: Owners = {
  since: 0,
  areMany: false,
  claim: async (store, id) => {
    const match = await store.load(id);
    return match === undefined ? undefined : { match, epoch: 0 };
  },
  cede: () => undefined,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
