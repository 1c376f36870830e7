import { type Action, type Facts, factsOf, parseKeptConfig, problemText, type View } from '@nunatak/engine';
import type { ClientMessageInput } from './clientMessages.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import { type FollowedStep, followStep } from './followStep.ts';
import type { ChatLine, ClockView, RoomView } from './room.ts';
import type { ServerMessage, ServerMessageOf } from './serverMessages.ts';
import type { GameSettings, StandingOrders } from './settings.ts';
import type { LineView, Position, Step } from './steps.ts';
import { PROTOCOL_VERSION } from './version.ts';
import { viewOf } from './view.ts';

export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly error: ErrorBody };

export interface SyncOptions {
  readonly matchId: string;
  readonly token?: string;
  /** A spectator's name. */
  readonly name?: string;
  readonly send: (message: ClientMessageInput) => void;
  /** Returns a new id for an action: at least 8 characters, never used before by this client. */
  readonly newId: () => string;
  readonly onChange?: (what: SyncChange) => void;
}

/**
 * What a message changed. Steps are reported one by one, in order, even if the network reordered or repeated messages.
 */
export type SyncChange =
  | { readonly type: 'step'; readonly step: FollowedStep; readonly view: View }
  | { readonly type: 'position' | 'room' | 'orders' }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'error'; readonly error: ErrorBody };

interface Pending {
  readonly message: ClientMessageInput & { readonly actionId: string; readonly seq: number };
  readonly resolve: (answer: Answer) => void;
  /** True if the action builds on the one before it, so both are refused together. */
  readonly follows: boolean;
  /** True once sent. The server may have accepted the message even if no answer arrived. */
  isSent: boolean;
}

/** Actions that a seat had staged at a step. */
interface Staged {
  readonly at: number;
  readonly actions: readonly Action[];
}

/** Errors after which an action may still be accepted. The message is sent again at the next tick. */
const TRANSIENT_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'tooFast',
  'unavailable',
  'helloFirst',
  'notJoined',
  'internal',
]);

/**
 * A client's copy of one match, kept in sync with the server over an unreliable connection. Uses no socket and no
 * clock: the owner passes messages to `receive`, sends what `send` is given, calls `connected` after each
 * (re)connection, and `tick` about once a second. Missing steps are requested, repeated and late messages ignored,
 * unanswered actions sent again under the same id, and a view with a wrong checksum is reloaded.
 */
export class MatchSync {
  room: RoomView | undefined;
  facts: Facts | undefined;
  view: View | undefined;
  seq = 0;
  line: LineView = { length: 0, floor: 0 };
  clock: ClockView | undefined;
  seat: number | undefined;
  chat: ChatLine[] = [];
  orders: StandingOrders | undefined;
  muted: readonly number[] = [];

  readonly #options: SyncOptions;
  readonly #pending: Pending[] = [];
  #isJoined = false;
  #staged: Staged | undefined;
  /** A refusal that is reported once all steps up to `seq` have arrived. */
  #refused: { readonly actionId: string; readonly error: ErrorBody; readonly seq: number } | undefined;

  constructor(options: SyncOptions) {
    this.#options = options;
  }

  /** Call after every (re)connection. Says hello and joins the match again. */
  connected(): void {
    this.#isJoined = false;
    this.#join();
  }

  /**
   * Call about once a second. Resends lost messages and pings the server, which reveals missing steps and dead
   * connections.
   */
  tick(): void {
    if (!this.#isJoined) {
      this.#join();
      return;
    }
    this.#sendFirst();
    this.#options.send({ type: 'ping', matchId: this.#options.matchId, seq: this.seq });
  }

  /**
   * Submits an action for this client's seat. Resolves when the server has committed or refused it. `seen` is the step
   * whose position the player saw, and `ahead` the number of actions of the same press before this one. Without `seen`, the
   * action builds on the last known step plus all pending requests.
   */
  submit(action: Action, seen?: number, ahead = 0): Promise<Answer> {
    const { matchId, newId } = this.#options;
    return this.#ask(seen, ahead, (seq) => ({
      type: 'submit',
      matchId,
      seq,
      actionId: newId(),
      action: { ...action },
    }));
  }

  /** Undoes the last decider's own steps: one step, or down to a length of the line. */
  undo(to?: number, seen?: number): Promise<Answer> {
    const { matchId, newId } = this.#options;
    const back = to === undefined ? {} : { to };
    return this.#ask(seen, 0, (seq) => ({ type: 'undo', matchId, seq, actionId: newId(), ...back }));
  }

  /**
   * Returns the actions that the server has staged for this seat at a step, once after each welcome; undefined at any
   * other step and after the first call.
   */
  takeStaged(at: number): readonly Action[] | undefined {
    if (this.#staged?.at !== at) return undefined;
    const { actions } = this.#staged;
    this.#staged = undefined;
    return actions;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        return;
      case 'room':
        if (message.room.matchId === this.#options.matchId) this.#takeRoom(message.room);
        return;
      case 'position':
        this.#takePosition(message.game, message.position);
        return;
      case 'step':
        this.#takeSteps([message.step], message.step.seq);
        if (message.actionId !== undefined) this.#settle(message.actionId, { ok: true, seq: message.step.seq });
        return;
      case 'steps':
        this.#takeSteps(message.steps, message.head, message.clock);
        return;
      case 'accepted':
        this.#settle(message.actionId, { ok: true, seq: message.seq });
        if (message.seq > this.seq) this.#askSince();
        return;
      case 'error':
        this.#takeError(message);
        return;
      case 'orders':
        this.orders = message.orders;
        this.#options.onChange?.({ type: 'orders' });
        return;
      case 'chat':
        this.#takeChat(message.line);
        return;
      case 'pong':
        if (message.seq !== undefined && message.seq > this.seq) this.#askSince();
        return;
      // Not used: whole positions and lists of actions are for clients without the engine.
      case 'hello':
      case 'done':
      case 'named':
      case 'legal':
        return;
    }
  }

  #join(): void {
    const { matchId, token, name, send } = this.#options;
    send({ type: 'hello', version: PROTOCOL_VERSION });
    send({
      type: 'join',
      matchId,
      ...(token === undefined ? {} : { token }),
      ...(name === undefined ? {} : { name }),
      ...(this.view === undefined ? {} : { since: this.seq }),
    });
  }

  #welcome(message: ServerMessageOf<'welcome'>): void {
    this.#isJoined = true;
    this.seat = message.seat;
    const at = message.seq ?? message.position?.seq ?? this.seq;
    this.#staged = { at, actions: message.staged ?? [] };
    this.orders = message.orders;
    this.muted = message.muted ?? [];
    for (const line of message.chat) this.#takeChat(line);
    this.#takeRoom(message.room);
    if (message.position !== undefined) this.#takePosition(message.game, message.position);
    this.#sendFirst();
  }

  #takeRoom(room: RoomView): void {
    if (this.room !== undefined && room.revision < this.room.revision) return;
    this.room = room;
    this.clock = room.clock;
    this.#options.onChange?.({ type: 'room' });
    if (room.status !== 'open' && this.view === undefined && this.#isJoined) {
      this.#options.send({ type: 'resync', matchId: this.#options.matchId });
    }
  }

  #takePosition(game: GameSettings, position: Position): void {
    if (this.view !== undefined && position.seq < this.seq) return;
    this.facts ??= factsFor(game);
    this.view = viewOf(this.facts, position.view);
    this.seq = position.seq;
    this.line = position.line;
    this.clock = position.clock;
    this.#options.onChange?.({ type: 'position' });
    this.#settleRefused();
  }

  /** `now` is the current clock, for steps whose own clock is outdated. */
  #takeSteps(steps: readonly Step[], head: number, now?: ClockView): void {
    for (const step of steps) {
      if (this.view === undefined || step.seq !== this.seq + 1) continue;
      const followed = followStep(this.view, this.line, step);
      if (followed === undefined) {
        this.#options.send({ type: 'resync', matchId: this.#options.matchId });
        return;
      }
      this.view = followed.view;
      this.seq = step.seq;
      this.line = followed.step.line;
      this.clock = now ?? step.clock ?? this.clock;
      this.#options.onChange?.({ type: 'step', ...followed });
    }
    if (head > this.seq) this.#askSince();
    this.#settleRefused();
  }

  #askSince(): void {
    const { matchId, send } = this.#options;
    if (this.view === undefined) send({ type: 'resync', matchId });
    else send({ type: 'since', matchId, seq: this.seq });
  }

  #takeChat(line: ChatLine): void {
    if (this.chat.some((known) => known.n === line.n)) return;
    this.chat = [...this.chat, line].sort((a, b) => a.n - b.n);
    this.#options.onChange?.({ type: 'chat', line });
  }

  #takeError({ error, actionId }: ServerMessageOf<'error'>): void {
    if (error.code === 'helloFirst' || error.code === 'notJoined') {
      this.connected();
      return;
    }
    const { code, seq = 0 } = error;
    const isBehind = code === 'stale' && seq > this.seq;
    if (isBehind) this.#askSince();
    if (actionId !== undefined && !TRANSIENT_ERRORS.has(code)) {
      // Report the refusal only after the missing steps have arrived.
      if (isBehind) this.#refused = { actionId, error, seq };
      else this.#settle(actionId, { ok: false, error });
    }
    this.#options.onChange?.({ type: 'error', error });
  }

  #settleRefused(): void {
    if (this.#refused === undefined || this.#refused.seq > this.seq) return;
    const { actionId, error } = this.#refused;
    this.#refused = undefined;
    this.#settle(actionId, { ok: false, error });
  }

  #ask(seen: number | undefined, ahead: number, message: (seq: number) => Pending['message']): Promise<Answer> {
    return new Promise((resolve) => {
      // The last request's step may arrive before its answer, so count from the last request, not from the last step.
      const last = this.#pending.at(-1);
      const next = last === undefined ? this.seq : last.message.seq + 1;
      const follows = seen === undefined ? last !== undefined : ahead > 0;
      this.#pending.push({
        message: message(seen === undefined ? next : seen + ahead),
        resolve,
        follows,
        isSent: false,
      });
      if (this.#pending.length === 1 && this.#isJoined) this.#sendFirst();
    });
  }

  /** Sends the first pending action. If the game has advanced before it could be sent, refuses it here. */
  #sendFirst(): void {
    const [first] = this.#pending;
    if (first === undefined) return;
    const { seq, actionId } = first.message;
    if (!first.isSent && seq < this.seq) {
      const error = { code: 'stale', message: `The match is at step ${this.seq}, not ${seq}`, seq: this.seq } as const;
      // Not before the caller has asked for the actions that are to follow this one: they are refused with it.
      queueMicrotask(() => this.#settle(actionId, { ok: false, error }));
      return;
    }
    first.isSent = true;
    this.#options.send(first.message);
  }

  /**
   * Resolves the first pending action and sends the next. A refusal also resolves those that were meant to follow
   * directly.
   */
  #settle(actionId: string, answer: Answer): void {
    if (this.#pending[0]?.message.actionId !== actionId) return;
    this.#pending.shift()?.resolve(answer);
    while (!answer.ok && this.#pending[0]?.follows) this.#pending.shift()?.resolve(answer);
    this.#sendFirst();
  }
}

function factsFor(game: GameSettings): Facts {
  const config = parseKeptConfig(game);
  if (!config.ok) throw new Error(`The server plays a game this client does not know: ${problemText(config.reason)}`);
  return factsOf(config.value);
}
