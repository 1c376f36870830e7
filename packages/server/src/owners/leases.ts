import type { Log } from '../log.ts';
import type { Claim, Peer, Store } from '../store/store.ts';
import type { StopTimer, World } from '../world.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Owners } from './owners.ts';

/** A process that has not said for so long that it lives has lost what it owned to whoever asks for it. */
export const USUAL_LEASE_MS = 2000;
/** So often it says so in that time. */
const BEATS = 3.4;

/**
 * The matches of one among several processes, by a lease in the database: one row a process, renewed while it lives.
 *
 * Whether a lease still holds is a matter of clocks, so nothing depends on it but speed: a commit names the epoch in
 * which its process came to own the match, and the database refuses one of an earlier owner.
 */
export class Leases implements Owners {
  readonly areMany = true;
  readonly #peer: Peer;
  readonly #world: World;
  readonly #log: Log;
  readonly #milliseconds: number;
  #until = Number.NEGATIVE_INFINITY;
  #since = Number.POSITIVE_INFINITY;
  /** Matches that are being given up. */
  readonly #ceding = new Map<string, Promise<void>>();
  readonly #listeners: ((nodes: ReadonlySet<string>) => void)[] = [];
  #beating: Promise<void> | undefined;
  #stopBeating: StopTimer = () => undefined;

  constructor(peer: Peer, world: World, log: Log, milliseconds = USUAL_LEASE_MS) {
    this.#milliseconds = milliseconds;
    this.#peer = peer;
    this.#world = world;
    this.#log = log;
  }

  get since(): number {
    return this.#world.uptime() < this.#until ? this.#since : Number.POSITIVE_INFINITY;
  }

  async claim(store: Store, id: string): Promise<Pick<Claim, 'match' | 'epoch'> | undefined> {
    await this.#ceding.get(id);
    const claim = await store.claim(id, this.#peer);
    if (claim?.owner === undefined || claim.owner.node === this.#peer.node) return claim;
    throw new Elsewhere(id, claim.owner);
  }

  cede(store: Store, id: string): void {
    const ceded = store
      .cede(id, this.#peer.node)
      // It was logged where it happened; whoever wants the match next is led here.
      .catch(() => undefined)
      .finally(() => this.#ceding.delete(id));
    this.#ceding.set(id, ceded);
  }

  onLiving(listener: (nodes: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener);
  }

  async start(store: Store): Promise<void> {
    await this.#beat(store);
    this.#stopBeating = this.#world.every(this.#milliseconds / BEATS, () => {
      this.#beating ??= this.#beat(store)
        .catch((error: unknown) => this.#log.warn('could not say that this process lives', { error }))
        .finally(() => {
          this.#beating = undefined;
        });
    });
  }

  async stop(store: Store): Promise<void> {
    this.#stopBeating();
    await this.#beating;
    this.#until = Number.NEGATIVE_INFINITY;
    // Where that fails, others wait until the lease ends.
    await store.retire(this.#peer.node).catch(() => undefined);
  }

  async #beat(store: Store): Promise<void> {
    const began = this.#world.uptime();
    const living = new Set(await store.beat(this.#peer, this.#milliseconds));
    // Its end is counted from before it was asked for: others may take it for ended later, never earlier.
    if (began >= this.#until) this.#since = began;
    this.#until = began + this.#milliseconds;
    for (const listener of this.#listeners) listener(living);
  }
}
