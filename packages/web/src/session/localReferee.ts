import { type Action, isPerson, toRecord } from '@nunatak/engine';
import { type Entry, floorOf } from '../line/entry.ts';
import { cutTo, type Line, lastState, playOn } from '../line/line.ts';
import { ASK_ALWAYS, type SeatOrders } from '../line/orders.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';
import type { Layout } from '../line/staging.ts';
import { standingAnswer } from '../line/standingAnswer.ts';
import { askBot } from './bots.ts';
import type { LocalConfig } from './config.ts';
import { USUAL_LEVEL } from './levels.ts';
import type { LocalRecord, Origin } from './origin.ts';

export interface Hooks {
  /** Called after every change of what was decided, staged or ordered: keeps the game. */
  onChange?: (referee: LocalReferee) => void;
  bot?: typeof askBot;
}

/** What is kept of a game beside its line. */
export interface Aside {
  readonly orders?: SeatOrders;
  readonly layout?: Layout;
}

const NOTHING_STAGED: Layout = { staged: [], draft: undefined };

/** Decides on the engine at this screen; bots think in a worker. */
export class LocalReferee implements Referee {
  readonly config: LocalConfig;
  readonly origin: Origin;
  /** Looks at what a person is about to decide; true holds it back, until it is let pass or laid back. */
  guard: ((actions: readonly Action[]) => boolean) | undefined;
  readonly #hooks: Hooks;
  #line: Line;
  #layout: Layout;
  #orders: SeatOrders;
  #listener: RefereeListener | undefined;
  #isOpen = false;
  /** Ends the thinking of the bot under way. */
  #stopThinking = new AbortController();
  #thinking: number | undefined;
  #silent: number | undefined;

  constructor(
    config: LocalConfig,
    origin: Origin,
    entries: readonly Entry[],
    hooks: Hooks = {},
    { orders = {}, layout = NOTHING_STAGED }: Aside = {},
  ) {
    this.config = config;
    this.origin = origin;
    this.#line = { first: origin.start, entries };
    this.#hooks = hooks;
    this.#orders = orders;
    this.#layout = layout;
  }

  get line(): Line {
    return this.#line;
  }

  get floor(): number {
    return floorOf(this.#line.entries);
  }

  /** What lies staged, so that a reload can lay it out again. */
  get layout(): Layout {
    return this.#layout;
  }

  get orders(): SeatOrders {
    return this.#orders;
  }

  keepOrders(orders: SeatOrders): void {
    this.#orders = orders;
    this.#hooks.onChange?.(this);
  }

  get isWhole(): boolean {
    return this.origin.prefix.length === 0;
  }

  get thinking(): number | undefined {
    return this.#thinking;
  }

  get silent(): number | undefined {
    return this.#silent;
  }

  isHere(seat: number): boolean {
    return this.config.seats[seat]?.kind === 'person';
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  open(): void {
    this.#isOpen = true;
    this.#maybeAskBot();
  }

  close(): void {
    this.#isOpen = false;
    this.#stop();
  }

  retry(): void {
    this.#maybeAskBot();
  }

  decide(actions: readonly Action[], isOrdered = false): void {
    if (isOrdered || this.guard?.(actions) !== true) this.letPass(actions);
  }

  /** Has actions decided, whatever the guard thinks of them. */
  letPass(actions: readonly Action[]): void {
    this.#layout = NOTHING_STAGED;
    this.#change(playOn(this.#line, actions));
  }

  /** What the guard held back is not decided: everything lies as it did before. */
  layBack(): void {
    this.#listener?.onHeldBack();
  }

  undo(to: number): void {
    this.#stop();
    this.#layout = NOTHING_STAGED;
    this.#change(cutTo(this.#line, to));
  }

  /** The only person may take back what was revealed. */
  get canTakeBack(): boolean {
    return this.#isAlone && this.#lastDecision !== -1;
  }

  takeBack(): void {
    if (this.canTakeBack) this.undo(this.#lastDecision);
  }

  keepStaged(staged: readonly Action[], draft: Action | undefined): void {
    this.#layout = { staged, draft };
    this.#hooks.onChange?.(this);
  }

  /** The game as a record, as far as it was decided beyond undoing. */
  record(): LocalRecord {
    const actions = this.#line.entries.slice(0, this.floor).map(({ action }) => action);
    const { initial, prefix, seeded } = this.origin;
    const record = toRecord(initial, [...prefix, ...actions], seeded ? { seed: this.config.seed } : {});
    return { ...record, seats: this.config.seats };
  }

  get #isAlone(): boolean {
    return this.config.seats.filter(({ kind }) => kind === 'person').length === 1;
  }

  /** The last decision that ended undoing and that a person made, not a standing order. */
  get #lastDecision(): number {
    return this.#line.entries.findLastIndex(
      ({ seat, closes, before }) =>
        closes && this.isHere(seat) && standingAnswer(before.view, this.#orders[seat] ?? ASK_ALWAYS) === undefined,
    );
  }

  #stop(): void {
    this.#stopThinking.abort();
    this.#thinking = undefined;
    this.#silent = undefined;
  }

  #change(line: Line): void {
    this.#line = line;
    this.#hooks.onChange?.(this);
    this.#listener?.onChange();
    this.#maybeAskBot();
  }

  #maybeAskBot(): void {
    const { view } = lastState(this.#line);
    const seat = view.decider;
    if (!this.#isOpen || this.#thinking !== undefined || view.phase === 'over') return;
    if (!isPerson(view.facts, seat) || this.isHere(seat)) return;
    this.#thinking = seat;
    this.#silent = undefined;
    this.#stopThinking = new AbortController();
    const { signal } = this.#stopThinking;
    this.#listener?.onChange();
    this.#askBot(seat, signal).catch(() => {
      if (signal.aborted) return;
      this.#thinking = undefined;
      this.#silent = seat;
      this.#listener?.onChange();
    });
  }

  async #askBot(seat: number, signal: AbortSignal): Promise<void> {
    const { view } = lastState(this.#line);
    const level = this.config.seats[seat]?.level ?? USUAL_LEVEL;
    const ask = this.#hooks.bot ?? askBot;
    const plan = await ask(view, level, `${this.config.seed}/${seat}`, signal);
    if (signal.aborted) return;
    this.#thinking = undefined;
    this.letPass(plan);
  }
}
