import { checksumOf, fieldsOf } from '@nunatak/protocol';
import type { Assembly } from '../../src/assembly.ts';
import type { Deferred } from '../../src/deferred/deferred.ts';
import type { Duties } from '../../src/match/duties.ts';
import type { Matches } from '../../src/match/matches.ts';
import type { Change, Store } from '../../src/store/store.ts';
import type { Invariant } from './invariants.ts';
import type { Climate } from './plan.ts';
import type { Mutant } from './process.ts';
import { NO_FAULTS } from './weather.ts';

/** A mistake that somebody might make, with what a simulated world says to it. */
export interface KnownMutant extends Mutant {
  /** Where it shows soon. */
  readonly climate: Climate;
  readonly breaks: readonly Invariant[];
}

/** The store with one of its operations done in another way. */
function withOperation(store: Store, operation: Partial<Store>): Store {
  return new Proxy(store, {
    get: (target, name) => Reflect.get(operation, name) ?? Reflect.get(target, name),
  });
}

const SHORT = { pace: 150, stormSteps: 200, isFinished: false, beginsFine: true } as const;

/** Two people and a spectator, mostly at processes of their own. */
const APART: Climate = {
  ...SHORT,
  store: 'postgres',
  processes: 2,
  table: { players: 2, people: 2, spectators: 1, clock: { kind: 'none' } },
  faults: NO_FAULTS,
};

/** Somebody plays and two watch, mostly at different processes, and the owner of the match loses sight of the database. */
const ADRIFT: Climate = {
  ...APART,
  table: { players: 1, people: 1, spectators: 2, clock: { kind: 'none' } },
  pace: 800,
  stormSteps: 1000,
  faults: { ...NO_FAULTS, partition: 0.05 },
};

/** Servers that are wrong in one place each. All of them must be found. */
export const MUTANTS = {
  acknowledgesBeforeCommit: {
    climate: SHORT,
    breaks: ['acknowledgedIsStored'],
    store: (store) =>
      withOperation(store, {
        commit: (change: Change) => {
          store.commit(change).catch(() => undefined);
          return Promise.resolve(true);
        },
      }),
  },
  writesOverOthers: {
    climate: ADRIFT,
    breaks: ['oneOwner', 'oneOrder', 'acknowledgedIsStored', 'clientIsPrefix'],
    store: (store, { store: database }) =>
      withOperation(store, {
        commit: (change: Change) =>
          store.commit({
            ...change,
            // Whatever revision and whoever's epoch there is when it is written.
            get from() {
              return database.revisionOf(change.id);
            },
            get epoch() {
              return database.epochOf(change.id);
            },
          }),
      }),
  },
  commitsWithoutFence: {
    climate: ADRIFT,
    breaks: ['oneOwner'],
    store: (store, { store: database }) =>
      withOperation(store, {
        commit: (change: Change) =>
          store.commit({
            ...change,
            get epoch() {
              return database.epochOf(change.id);
            },
          }),
      }),
  },
  forgetsActionIds: {
    climate: { ...APART, pace: 400, faults: { ...NO_FAULTS, messageTwice: 0.4 } },
    breaks: ['refusedIsNotStored'],
    store: (store) => withOperation(store, { findAction: () => Promise.resolve(undefined) }),
  },
  readsOneLineOfChat: {
    climate: { ...APART, faults: { ...NO_FAULTS, cut: 0.02 } },
    breaks: ['answered'],
    store: (store) => withOperation(store, { chat: (id, after, limit) => store.chat(id, after, Math.min(limit, 1)) }),
  },
  neverLooksAgain: {
    climate: { ...APART, stormSteps: 100, faults: { ...NO_FAULTS, storeFailsAfter: 0.4 } },
    breaks: ['answered'],
    sabotage: ({ hub }) => {
      Object.assign(hub, { reconcile: () => Promise.resolve() });
    },
  },
  tellsSpectatorsTheDeck: {
    climate: APART,
    breaks: ['noSecret'],
    sabotage: tellDeck,
  },
  chargesClocksWhenHandled: {
    climate: APART,
    breaks: ['clockAtArrival'],
    sabotage: ({ matches }) => {
      const change = matches.change.bind(matches);
      const late: typeof change = (id, lane, decide) =>
        change(id, lane, (match) => decide(match, Math.max(matches.now(), match.updatedAt)));
      Object.assign(matches, { change: late });
    },
  },
  sweepsWithoutTry: {
    climate: {
      ...SHORT,
      store: 'sqlite',
      processes: 1,
      pace: 500,
      table: { players: 3, people: 1, clock: { kind: 'none' } },
      faults: { ...NO_FAULTS, storeFailsBefore: 0.3 },
    },
    breaks: ['dueFires', 'finishable', 'answered'],
    deferred: (matches, duties) => new CarelessWork(matches, duties),
  },
} as const satisfies Record<string, KnownMutant>;
export type MutantName = keyof typeof MUTANTS;

function tellDeck({ hub, matches }: Assembly): void {
  const enter = hub.enter.bind(hub);
  const telling: typeof enter = (match, connection, membership, chatHead) => {
    enter(match, connection, membership, chatHead);
    const { state, game, id, seq, line } = matches.peek(match.id) ?? match;
    if (membership.seat !== undefined || state === undefined) return;
    const view = { ...fieldsOf(state.view), deck: state.secret.deck };
    connection.send({
      type: 'position',
      matchId: id,
      game,
      position: { seq, view, check: checksumOf(state.view), line },
    });
  };
  Object.assign(hub, { enter: telling });
}

const SWEEP_MS = 500;

/** Does what is due one after the other; when something fails, nobody does the rest, nor ever looks again. */
class CarelessWork implements Deferred {
  readonly #matches: Matches;
  readonly #duties: Duties;
  #isSweeping = false;

  constructor(matches: Matches, duties: Duties) {
    this.#matches = matches;
    this.#duties = duties;
  }

  start(): Promise<void> {
    this.#matches.world.every(SWEEP_MS, () => {
      this.#sweep().catch(() => undefined);
    });
    return Promise.resolve();
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }

  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    const { store, now } = this.#matches;
    for (const { id } of await store.due(now(), 100)) await this.#duties.do(id);
    this.#isSweeping = false;
  }
}
