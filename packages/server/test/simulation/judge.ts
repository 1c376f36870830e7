import {
  type ClientMessageInput,
  checksumOf,
  type Position,
  type RoomView,
  type Seated,
  type ServerMessage,
  type Step,
  viewOf,
} from '@nunatak/protocol';
import type { Log } from '../../src/log.ts';
import { Refused } from '../../src/refused.ts';
import { hashToken } from '../../src/secrets.ts';
import type { Claim } from '../../src/store/store.ts';
import type { MemoryStore } from './database.ts';
import type { Breach, Invariant } from './invariants.ts';
import type { Machine } from './machine.ts';
import { MatchWitness } from './matchWitness.ts';

/** After these an action may still be accepted. */
const PASSING: ReadonlySet<string> = new Set(['tooFast', 'unavailable', 'helloFirst', 'notJoined']);
/** What the server may complain of in a world where the database fails. */
const EXPECTED_ERRORS: ReadonlySet<string> = new Set(['store failed', 'the database says nothing']);
/** Fields that are nobody's business; those of the first list a seat is told about itself when it joins. */
const OWN = ['"orders":', '"muted":', '"staged":'] as const;
const NOBODYS = ['"marks":', '"turnedOut":', '"webhook":', '"generation":', '"rng":', '"secret":'] as const;

/**
 * Looks at everything that is stored and everything that is sent, at the moment it happens, and remembers the first thing
 * that is not as promised. It trusts nothing that the server keeps in memory.
 */
export class Judge {
  breach: Breach | undefined;
  readonly #store: MemoryStore;
  readonly #witnesses = new Map<string, MatchWitness>();
  readonly #arrivals = { actions: new Map<string, Set<number>>(), orders: new Map<string, number>() };
  /** Who came to own matches, by match and epoch. */
  readonly #owners = new Map<string, string>();
  readonly #promises = new Map<string, () => boolean>();
  readonly #proofs = new Set<string>();
  /** Ids that were used for two different actions, or for something that makes no step by itself. */
  readonly #ambiguous = new Set<string>();

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  get matches(): readonly MatchWitness[] {
    return [...this.#witnesses.values()];
  }

  witness(id: string): MatchWitness | undefined {
    return this.#witnesses.get(id);
  }

  break(invariant: Invariant, detail: string): void {
    this.breach ??= { invariant, detail };
  }

  /** The database has done what it was asked for. */
  executed(name: string, args: readonly unknown[], value: unknown, { name: node }: Machine): void {
    if (name === 'claim') this.#noteOwner(value as Claim | undefined);
    if (name === 'remove') this.#witnesses.delete(String(args[0]));
    if (name !== 'create' && name !== 'commit' && name !== 'quarantine') return;
    if (name === 'commit' && value !== true) return;
    const [subject] = args;
    const id = typeof subject === 'string' ? subject : (subject as { readonly id: string }).id;
    if (name === 'commit') this.#lookAtOwner(id, node);
    const known = this.#witnesses.get(id);
    if (known === undefined) this.#witnesses.set(id, new MatchWitness(id, this.#store.database, this.#arrivals));
    this.breach ??= known?.look();
  }

  #noteOwner(claim: Claim | undefined): void {
    if (claim?.owner !== undefined) this.#owners.set(`${claim.match.id} ${claim.epoch}`, claim.owner.node);
  }

  #lookAtOwner(id: string, node: string): void {
    const epoch = this.#store.epochOf(id);
    const owner = this.#owners.get(`${id} ${epoch}`) ?? node;
    if (owner !== node) this.break('oneOwner', `${node} commits to match ${id} in epoch ${epoch}, which is ${owner}'s`);
  }

  /** A message that had arrived at another process has come to the owner of its match, whose clock shows a moment. */
  relayed(text: string, moment: number): void {
    const message: ClientMessageInput = JSON.parse(text);
    if ('actionId' in message) this.#arrivals.actions.get(message.actionId)?.add(moment);
  }

  /** A message has arrived at a process, whose clock shows a moment. */
  arrived(text: string, moment: number): void {
    const message: ClientMessageInput = JSON.parse(text);
    const { actions, orders } = this.#arrivals;
    if (message.type === 'orders') {
      const given = JSON.stringify(message.orders);
      orders.set(given, (orders.get(given) ?? 0) + 1);
    }
    if (!('actionId' in message)) return;
    if (message.type === 'takeBack') this.#ambiguous.add(message.actionId);
    actions.set(message.actionId, (actions.get(message.actionId) ?? new Set()).add(moment));
  }

  misused(actionId: string): void {
    this.#ambiguous.add(actionId);
  }

  /** When the request with this id is answered with `done`, this must be true of what is stored. */
  expects(id: string, isStored: () => boolean): void {
    this.#promises.set(id, isStored);
  }

  /** Somebody was given a seat. */
  seated({ matchId, token }: Seated): void {
    const hash = hashToken(token);
    this.#proofs.add(token).add(hash);
    const rows = this.#store.database
      .prepare('select seat from tokens where match_id = ? and hash = ?')
      .all(matchId, hash);
    if (rows.length === 0) this.break('acknowledgedIsStored', `a seat of match ${matchId} was given away`);
  }

  hasChat(matchId: string, text: string): boolean {
    const found = this.#store.database.prepare('select n from chat where match_id = ? and text = ?').get(matchId, text);
    return found !== undefined;
  }

  lastChat(matchId: string): number {
    const { last } = this.#store.database
      .prepare('select coalesce(max(n), 0) as last from chat where match_id = ?')
      .get(matchId) as { last: number };
    return last;
  }

  /** A process sends a message to somebody on a seat, or to a spectator. */
  sent(text: string, seat: number | undefined, machine: Machine): void {
    const message: ServerMessage = JSON.parse(text);
    this.#lookForSecrets(text, message, seat);
    const before = this.breach;
    this.#lookAt(message);
    if (before === undefined && this.breach !== undefined) {
      this.breach = { ...this.breach, detail: `${machine.name}: ${this.breach.detail}` };
    }
  }

  /** The log of a process: what it takes for a fault of its own is one. */
  logOf(machine: Machine): Log {
    const isFailure = (error: unknown): boolean => error instanceof Refused && error.body.code === 'unavailable';
    return {
      info: () => undefined,
      warn: () => undefined,
      error: (message, { error } = {}) => {
        if (EXPECTED_ERRORS.has(message) || isFailure(error)) return;
        this.break('noFault', `${machine.name}: ${message}: ${error instanceof Error ? error.stack : error}`);
      },
    };
  }

  #lookForSecrets(text: string, message: ServerMessage, seat: number | undefined): void {
    const fields = this.#isOwn(message, seat) ? NOBODYS : [...OWN, ...NOBODYS];
    const id = matchOf(message);
    const hidden = id === undefined ? undefined : this.#witnesses.get(id)?.secrets();
    for (const secret of [...fields, ...this.#proofs, ...(hidden ?? [])]) {
      if (!text.includes(secret)) continue;
      this.break(
        'noSecret',
        `${secret} in a ${message.type} to ${seat === undefined ? 'a spectator' : `seat ${seat}`}`,
      );
    }
  }

  /** True if the private fields of a message belong to the seat that receives it. */
  #isOwn(message: ServerMessage, seat: number | undefined): boolean {
    if (seat === undefined) return false;
    if (message.type === 'welcome') return message.seat === seat;
    if (message.type !== 'orders') return false;
    const given = JSON.stringify(message.orders);
    return this.#witnesses.get(message.matchId)?.orders.has(`${seat} ${given}`) === true;
  }

  #lookAt(message: ServerMessage): void {
    const id = matchOf(message);
    const witness = id === undefined ? undefined : this.#witnesses.get(id);
    switch (message.type) {
      case 'welcome':
        this.#lookAtRoom(message.room, witness);
        if (message.position !== undefined) this.#lookAtPosition(message.position, witness);
        return;
      case 'room':
        this.#lookAtRoom(message.room, witness);
        return;
      case 'position':
        this.#lookAtPosition(message.position, witness);
        return;
      case 'step':
        this.#lookAtStep(message.step, witness);
        if (message.actionId !== undefined) this.#lookAtAccepted(message.actionId, message.step.seq, witness);
        return;
      case 'steps':
        for (const step of message.steps) this.#lookAtStep(step, witness);
        return;
      case 'accepted':
        this.#lookAtAccepted(message.actionId, message.seq, witness);
        return;
      case 'done':
        if (message.id === undefined || this.#promises.get(message.id)?.() !== false) return;
        this.break('acknowledgedIsStored', `${message.id} was answered with done`);
        return;
      case 'error':
        this.#lookAtError(message, witness);
        return;
      case 'chat':
        if (this.hasChat(message.matchId, message.line.text)) return;
        this.break('acknowledgedIsStored', `a line of chat was told: ${message.line.text}`);
        return;
      case 'pong':
        if ((message.seq ?? 0) <= (witness?.row.seq ?? 0)) return;
        this.break('acknowledgedIsStored', `step ${message.seq} of match ${id} was told of`);
        return;
      case 'hello':
      case 'orders':
        return;
    }
  }

  #lookAtRoom({ revision, clock, fair, matchId }: RoomView, witness: MatchWitness | undefined): void {
    const row = witness?.row;
    if (row === undefined || revision > row.revision) {
      this.break('acknowledgedIsStored', `revision ${revision} of match ${matchId} was told`);
    }
    if (fair !== undefined && row?.status !== 'finished') this.break('noSecret', 'the seed of a game that goes on');
    if (clock?.left.some((left) => left < 0)) this.break('clocksNotNegative', `told of match ${matchId}`);
  }

  #lookAtPosition({ seq, view, check, clock }: Position, witness: MatchWitness | undefined): void {
    const known = seq === 0 ? witness?.replaying?.positions[0] : witness?.replaying?.made[seq - 1];
    if (known === undefined) {
      this.break('acknowledgedIsStored', `the position at step ${seq} was told`);
      return;
    }
    const { facts } = known.state.view;
    const isRight = check === checksumOf(known.state.view) && check === checksumOf(viewOf(facts, view));
    if (!isRight) this.break('clientIsPrefix', `the position at step ${seq} is another one`);
    if (clock?.left.some((left) => left < 0)) this.break('clocksNotNegative', `told with step ${seq}`);
  }

  #lookAtStep({ clock, ...step }: Step, witness: MatchWitness | undefined): void {
    const made = witness?.replaying?.made[step.seq - 1];
    if (made === undefined) this.break('acknowledgedIsStored', `step ${step.seq} was told`);
    else if (JSON.stringify(made.step) !== JSON.stringify(step)) {
      this.break('clientIsPrefix', `step ${step.seq} is told as ${JSON.stringify(step)}`);
    }
    if (clock?.left.some((left) => left < 0)) this.break('clocksNotNegative', `told with step ${step.seq}`);
  }

  #lookAtAccepted(actionId: string, seq: number, witness: MatchWitness | undefined): void {
    if (this.#ambiguous.has(actionId) || witness?.actions.get(actionId) === seq) return;
    this.break('acknowledgedIsStored', `${actionId} was accepted as step ${seq} of match ${witness?.id}`);
  }

  #lookAtError(
    { error, actionId }: Extract<ServerMessage, { type: 'error' }>,
    witness: MatchWitness | undefined,
  ): void {
    if (error.code === 'internal' || error.code === 'quarantined')
      this.break('noFault', `somebody is told ${error.code}`);
    if (actionId === undefined || PASSING.has(error.code) || this.#ambiguous.has(actionId)) return;
    const seq = witness?.actions.get(actionId);
    if (seq !== undefined) {
      this.break('refusedIsNotStored', `${actionId} was refused with ${error.code} and is step ${seq}`);
    }
  }
}

function matchOf(message: ServerMessage): string | undefined {
  if (message.type === 'room') return message.room.matchId;
  return 'matchId' in message ? message.matchId : undefined;
}
