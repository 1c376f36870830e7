import type { Action } from '@nunatak/engine';
import {
  type ChatLine,
  type ClientMessageInput,
  type ClockView,
  type ErrorBody,
  type ErrorCode,
  MatchSync,
  type RoomView,
  type ServerMessage,
  type StandingOrders,
  type SyncChange,
  socketPathOf,
  viewOf,
} from '@nunatak/protocol';
import { Game } from '../line/game.ts';
import { Store } from '../session/store.ts';
import { Besides } from './besides.ts';
import { Connection, type LinkState } from './connection.ts';
import { freshId } from './freshId.ts';
import { History, type Told } from './history.ts';
import { dropSeat, firstSeal, keepMatchOrders, lastName, matchOrders } from './keys.ts';
import type { SeatBeside } from './seatBeside.ts';
import { sittersOf } from './seats.ts';
import { type Link, ServerReferee } from './serverReferee.ts';
import { Guess, lineOf } from './steps.ts';

/** A game that a server decides. */
export type OnlineGame = Game<ServerReferee>;

/** Everything a screen shows of a match. */
export interface MatchSnapshot {
  readonly link: LinkState;
  readonly room: RoomView | undefined;
  readonly seat: number | undefined;
  /** Seats of others who play at this device. */
  readonly beside: readonly number[];
  readonly game: OnlineGame | undefined;
  readonly clock: ClockView | undefined;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly number[];
  readonly orders: StandingOrders | undefined;
  /** The server's clock less this machine's, in milliseconds. */
  readonly skew: number;
  /** The server's key for Web Push, where it has one. */
  readonly pushKey: string | undefined;
  /** Whether the server calls webhooks. */
  readonly hasWebhooks: boolean;
  /** Something was refused; shown until it is closed. */
  readonly problem: ErrorBody | undefined;
  /** The match cannot be entered at all. */
  readonly closed: ErrorBody | undefined;
}

/** What a person may ask of the server, less the match it is about. */
type Without<Message> = Message extends { readonly matchId?: string | undefined }
  ? Omit<Message, 'matchId' | 'id'>
  : never;
export type Request = Without<ClientMessageInput>;

/** Trying again would not help. */
const FATAL: ReadonlySet<ErrorCode> = new Set([
  'unknownMatch',
  'closed',
  'banned',
  'wrongToken',
  'spectatorsNotAllowed',
  'version',
  'malformed',
]);
/** What the people at one device ask for together. */
const TOGETHER: ReadonlySet<Request['type']> = new Set(['quit', 'return', 'consent']);
const HISTORY = 'history';
const STAGE_AFTER_MS = 120;

/** What the others read beside a spectator's lines. */
function spectatorName(): { readonly name?: string } {
  const name = lastName();
  return name === '' ? {} : { name };
}

/** One match in the browser: its connection, its room and, once it has begun, its game. */
export class OnlineMatch {
  readonly matchId: string;
  readonly #sync: MatchSync;
  readonly #connection: Connection;
  readonly #store: Store<MatchSnapshot>;
  readonly #guess: Guess;
  readonly #isSeated: boolean;
  readonly #history: History;
  readonly #besides: Besides;
  #staging: ReturnType<typeof setTimeout> | undefined;
  /** Requests that are not answered yet, by what they ask for. */
  readonly #asking = new Map<string, Promise<boolean>>();
  /** What was said and not answered yet. */
  #unsaid: { readonly text: string; readonly chatId: string } | undefined;
  #known = 0;

  /** `beside` are the tokens of others who play at this device. */
  constructor(matchId: string, token: string | undefined, beside: readonly string[] = []) {
    this.matchId = matchId;
    this.#guess = new Guess(matchId);
    this.#isSeated = token !== undefined;
    this.#history = new History((seq) => this.#connection.send({ type: 'since', id: HISTORY, matchId, seq }));
    this.#connection = new Connection(socketPathOf(matchId), {
      onOpen: () => this.#sync.connected(),
      onMessage: (message) => this.#receive(message),
      onState: (link) => this.#change({ link }),
      onTick: () => this.#sync.tick(),
    });
    this.#sync = new MatchSync({
      matchId,
      ...(token === undefined ? spectatorName() : { token }),
      send: (message) => this.#connection.send(message),
      newId: freshId,
      onChange: (change) => this.#onSync(change),
    });
    this.#store = new Store<MatchSnapshot>({
      link: 'connecting',
      room: undefined,
      seat: undefined,
      beside: [],
      game: undefined,
      clock: undefined,
      chat: [],
      muted: [],
      orders: undefined,
      skew: 0,
      pushKey: undefined,
      hasWebhooks: false,
      problem: undefined,
      closed: undefined,
    });
    this.#besides = new Besides(matchId, beside, () => {
      this.#change({ beside: this.#besides.seats });
      this.#maybeLoad();
      this.#layOutTold();
    });
  }

  /** Sequence number of the last step that the game shows. */
  get seq(): number {
    return this.#known;
  }

  /** The seal of the deal as it was first seen. */
  commitment: string | undefined;

  readonly get = (): MatchSnapshot => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  open(): void {
    this.#connection.open();
    this.#besides.open();
  }

  /** One more person plays at this device. */
  addBeside(token: string): void {
    this.#besides.add(token);
  }

  close(): void {
    clearTimeout(this.#staging);
    this.#history.close();
    this.#connection.close();
    this.#besides.close();
  }

  /**
   * Asks the server for something. What it refuses is shown; true when it was granted. The same request again before the
   * answer, as a double click makes, is the same question.
   */
  ask(request: Request): Promise<boolean> {
    const key = JSON.stringify(request);
    const asking = this.#asking.get(key) ?? this.#askOnce(request).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  async #askOnce(request: Request): Promise<boolean> {
    // The request was a message less its match, which TypeScript cannot put together again over a union.
    const problem = await this.#connection.ask({ ...request, matchId: this.matchId } as ClientMessageInput);
    // Who shares a screen comes, goes and agrees together.
    if (TOGETHER.has(request.type)) this.#besides.ask(request);
    this.#change({ problem });
    if (problem === undefined) this.#remember(request);
    return problem === undefined;
  }

  /** Says something at the table. The same text again, after an answer got lost, is the same line and is not kept twice. */
  async chat(text: string): Promise<boolean> {
    if (this.#unsaid?.text !== text) this.#unsaid = { text, chatId: freshId() };
    const { chatId } = this.#unsaid;
    const isSaid = await this.ask({ type: 'chat', text, chatId });
    if (isSaid && this.#unsaid?.chatId === chatId) this.#unsaid = undefined;
    return isSaid;
  }

  forgetProblem(): void {
    this.#change({ problem: undefined });
  }

  /** The server does not tell whom this seat has muted again. */
  #remember(request: Request): void {
    if (request.type !== 'mute') return;
    const others = this.get().muted.filter((seat) => seat !== request.seat);
    this.#change({ muted: request.muted ? [...others, request.seat] : others });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'hello') {
      const { now, push, webhooks } = message;
      this.#change({ skew: now - Date.now(), pushKey: push, hasWebhooks: webhooks });
    }
    if (message.type === 'steps' && message.id === HISTORY) {
      this.#maybeLaid(this.#history.receive(message.steps, message.first, this.#sync.seq));
      return;
    }
    if (message.type === 'error' && message.id === HISTORY && !FATAL.has(message.error.code)) {
      this.#history.askAgain();
      return;
    }
    if (message.type === 'error' && FATAL.has(message.error.code) && message.actionId === undefined) {
      if (!('id' in message) || message.id === undefined) this.#end(message.error);
    }
    this.#sync.receive(message);
    if (message.type === 'welcome') this.#welcome();
  }

  #end(error: ErrorBody): void {
    if (error.code === 'wrongToken') dropSeat(this.matchId);
    this.#change({ closed: error });
    this.close();
  }

  #welcome(): void {
    const { seat, orders, muted } = this.#sync;
    this.#change({ seat, orders, muted });
    // What was asked for on a connection that broke is not answered any more.
    if (this.#history.isLoading) this.#load();
    else this.#maybeLoad();
    this.#layOutTold();
  }

  /** The connection of the seat that decides at this screen, and the match as that seat knows it. */
  get #deciding(): Pick<SeatBeside, 'sync' | 'connection'> {
    const decider = this.get().game?.decider;
    return this.#besides.at(decider) ?? { sync: this.#sync, connection: this.#connection };
  }

  /**
   * Lays out what the server keeps for the seat that decides, once for each welcome and not before the screen shows the
   * step that it was staged at.
   */
  #layOutTold(): void {
    const { game } = this.get();
    const staged = game && this.#deciding.sync.takeStaged(this.#known);
    if (staged !== undefined) game?.restore(staged);
  }

  #onSync(change: SyncChange): void {
    const { room, chat, clock } = this.#sync;
    switch (change.type) {
      case 'step':
        this.#change({ clock });
        if (this.#history.isLoading) return;
        this.#known = change.step.seq;
        this.get().game?.referee.onStep(change.step, change.view);
        this.#layOutTold();
        return;
      case 'position':
        this.#change({ clock });
        // A position that brings nothing new shall not disturb what is laid out.
        if (this.get().game === undefined) this.#maybeLoad();
        else if (this.#known !== this.#sync.seq) this.#load();
        return;
      case 'room':
        if (room !== undefined) this.commitment ??= firstSeal(this.matchId, room.commitment);
        this.#change({ room, clock });
        if (this.#isSeated && this.#isExpelled()) this.#end({ code: 'wrongToken', message: 'The seat was given away' });
        else this.#maybeLoad();
        this.get().game?.referee.onRoom();
        if (room !== undefined) this.#besides.maybeAgree(room, this.#sync.seat);
        return;
      case 'chat':
        this.#change({ chat });
        return;
      case 'orders':
        this.#change({ orders: this.#sync.orders });
        return;
      case 'error':
        return;
    }
  }

  /** The host may give a seat away before the game. */
  #isExpelled(): boolean {
    const { room, seat } = this.#sync;
    return room?.status === 'open' && seat !== undefined && room.seats[seat]?.kind !== 'person';
  }

  #maybeLoad(): void {
    if (!this.#besides.areSettled || this.get().game !== undefined || this.#sync.view === undefined) return;
    if (!this.#history.isLoading) this.#load();
  }

  /** Fetches the steps from the first on: the log and the ledger tell the whole game, also after a reload. */
  #load(): void {
    this.#maybeLaid(this.#history.load(this.#sync.seq));
  }

  /** Lays the table once all that happened is there. */
  #maybeLaid(told: Told | undefined): void {
    const { view, line: at, seq, room, seat } = this.#sync;
    if (told === undefined || view === undefined || room === undefined) return;
    const steps = told.steps.filter((step) => step.seq <= seq);
    const first = steps.length === 0 ? view : told.first && viewOf(view.facts, told.first);
    const hasPerson = (one: number) => room.seats[one]?.kind === 'person';
    const line = first && lineOf(steps, first, this.#guess, hasPerson);
    if (line === undefined) {
      this.#end({ code: 'version', message: 'The server sent steps that this page cannot follow' });
      return;
    }
    this.#known = seq;
    const { game } = this.get();
    if (game !== undefined) {
      game.referee.onLine(line, at);
      this.#layOutTold();
      return;
    }
    const link: Link = {
      isOwn: (one) => one === seat || this.get().beside.includes(one),
      room: () => this.#sync.room ?? room,
      submit: (action, ahead) => this.#deciding.sync.submit(action, this.#known, ahead),
      undo: (to) => this.#deciding.sync.undo(to, this.#known),
      takeBack: (to) => this.#takeBack(to),
      stage: (actions) => this.#stage(actions),
      onProblem: (problem) => this.#change({ problem }),
      orders: matchOrders(this.matchId, [...(seat === undefined ? [] : [seat]), ...this.get().beside]),
      keepOrders: (orders) => keepMatchOrders(this.matchId, orders),
    };
    const referee = new ServerReferee(line, at, link, this.#guess);
    const made = new Game(sittersOf(room, seat, this.get().beside), referee);
    this.#change({ game: made });
    this.#layOutTold();
  }

  #takeBack(to: number): void {
    const asked = this.ask({ type: 'takeBack', seq: this.#known, actionId: freshId(), to });
    asked.catch(() => undefined);
  }

  /** Tells the server what is laid out, not at every touch but soon. */
  #stage(actions: readonly Action[]): void {
    clearTimeout(this.#staging);
    const seq = this.#known;
    this.#staging = setTimeout(() => {
      const message = { type: 'stage', matchId: this.matchId, seq, actions: actions.map((action) => ({ ...action })) };
      if (this.#known === seq) this.#deciding.connection.tell(message as ClientMessageInput);
    }, STAGE_AFTER_MS);
  }

  #change(change: Partial<MatchSnapshot>): void {
    this.#store.set({ ...this.get(), ...change });
  }
}
