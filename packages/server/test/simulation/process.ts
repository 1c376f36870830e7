import { DEFAULT_RATES, timesRates } from '../../src/access/limits.ts';
import { type Assembly, assemble, type Parts } from '../../src/assembly.ts';
import type { Deferred } from '../../src/deferred/deferred.ts';
import { TimerWork } from '../../src/deferred/timer.ts';
import type { Duties } from '../../src/match/duties.ts';
import type { Matches } from '../../src/match/matches.ts';
import { Metrics } from '../../src/metrics.ts';
import { Leases } from '../../src/owners/leases.ts';
import { SOLE_OWNER } from '../../src/owners/owners.ts';
import type { Store } from '../../src/store/store.ts';
import { Teardown } from '../../src/teardown.ts';
import { SimulatedBots } from './bots.ts';
import { type MemoryStore, storeFor } from './database.ts';
import { Machine } from './machine.ts';
import type { Nature } from './nature.ts';
import { type PeerSocket, peersOf, type Reachable } from './peers.ts';
import { Wire, type WireEnd } from './wire.ts';

/** What the processes of a cluster share. */
export interface Cluster {
  readonly nature: Nature;
  readonly store: MemoryStore;
  readonly processes: Set<Process>;
  readonly mutant: Mutant;
}

/** A server with something wrong in one of its parts: to see that it is found. */
export interface Mutant {
  readonly store?: (store: Store, cluster: Cluster) => Store;
  readonly deferred?: (matches: Matches, duties: Duties) => Deferred;
  readonly sabotage?: (assembly: Assembly) => void;
}

/** Rooms are asked for more often here than by people. */
const RATES = timesRates(DEFAULT_RATES, 5);
const CONFIG = {
  push: undefined,
  webhooks: false,
  origins: [],
  hosts: [],
  trustProxy: false,
  mostConnections: 100,
} as const;
const RESTART_MS = 500;
const LONGEST_END_MS = 15_000;

export function newCluster(nature: Nature, store: MemoryStore, mutant: Mutant): Cluster {
  return { nature, store, processes: new Set(), mutant };
}

/** One process of the server: the real code, started, ended and started again in a simulated world. */
export class Process implements Reachable {
  readonly name: string;
  machine: Machine;
  /** Missing while it is not up. */
  assembly: Assembly | undefined;
  readonly #cluster: Cluster;
  readonly #wires = new Set<Wire>();
  /** Those of other processes. */
  readonly #sockets = new Set<PeerSocket>();
  #teardown = new Teardown();
  #boots = 0;
  #isStarting = false;

  constructor(name: string, cluster: Cluster) {
    this.name = name;
    this.#cluster = cluster;
    cluster.processes.add(this);
    this.machine = new Machine(name, cluster.nature);
    this.machine.isOn = false;
  }

  get isUp(): boolean {
    return this.assembly !== undefined;
  }

  /** Whether it has matches in memory that it came to own. */
  get owns(): boolean {
    return (this.assembly?.matches.held.length ?? 0) > 0;
  }

  boot(): void {
    if (this.machine.isOn || this.#isStarting) return;
    this.#isStarting = true;
    const { nature, mutant } = this.#cluster;
    const machine = new Machine(`${this.name}.${++this.#boots}`, nature);
    this.machine = machine;
    this.#teardown = new Teardown();
    const metrics = new Metrics();
    const options = {
      parts: this.#parts(machine),
      bots: new SimulatedBots(machine, nature),
      world: machine,
      log: nature.judge.logOf(machine),
      metrics,
      rates: RATES,
      config: CONFIG,
    };
    assemble(options, this.#teardown).then(
      (assembly) => {
        this.#isStarting = false;
        if (!machine.isOn) return;
        mutant.sabotage?.(assembly);
        this.assembly = assembly;
      },
      () => {
        this.#isStarting = false;
        this.crash();
      },
    );
  }

  #parts(machine: Machine): Parts {
    const { nature, store, processes, mutant } = this.#cluster;
    const isAlone = store.kind === 'sqlite';
    const reached = storeFor(machine, store, nature);
    const log = nature.judge.logOf(machine);
    return {
      store: mutant.store?.(reached, this.#cluster) ?? reached,
      owners: isAlone ? SOLE_OWNER : new Leases({ node: machine.name, address: '', key: '' }, machine, log),
      peers: peersOf(machine, processes, nature),
      deferred: (matches, duties) => {
        if (mutant.deferred !== undefined) return mutant.deferred(matches, duties);
        return new TimerWork(matches, duties, log);
      },
    };
  }

  /** A connection to this process; nothing if it is not up. */
  connect(end: WireEnd): Wire | undefined {
    if (this.assembly === undefined) return undefined;
    const wire = new Wire(this.machine, end, this.#cluster.nature);
    this.#wires.add(wire);
    this.assembly.sockets.accept(wire, end.name);
    return wire;
  }

  admit(socket: PeerSocket, address: string): void {
    this.#sockets.add(socket);
    this.assembly?.sockets.accept(socket, address);
  }

  /** Ends at once, as by kill -9 or a power cut, and is started again. */
  crash(): void {
    this.kill();
    this.#maybeRestart();
  }

  kill(): void {
    if (!this.machine.isOn) return;
    this.machine.isOn = false;
    this.assembly = undefined;
    this.#isStarting = false;
    const { weather } = this.#cluster.nature;
    for (const wire of this.#wires) wire.lost(weather.strikes('halfOpen'));
    this.#wires.clear();
    for (const socket of this.#sockets) socket.terminate();
    this.#sockets.clear();
  }

  /** Ends in order, as by SIGTERM, and is started again. */
  stop(): void {
    const { assembly, machine } = this;
    if (assembly === undefined) return;
    this.assembly = undefined;
    const teardown = this.#teardown;
    const end = () => {
      if (this.machine !== machine || !machine.isOn) return;
      this.crash();
    };
    this.#cluster.nature.timeline.after(LONGEST_END_MS, `${machine.name} does not end in time`, end);
    void assembly.sockets
      .close()
      .then(() => teardown.run())
      .then(end);
  }

  #maybeRestart(): void {
    this.#cluster.nature.timeline.after(RESTART_MS, `${this.name} is started again`, () => this.boot());
  }
}
