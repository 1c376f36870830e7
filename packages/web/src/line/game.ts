import type { Action, CardId, State } from '@nunatak/engine';
import type { ColourId } from '../art/tokens.ts';
import type { Sitter } from '../people/seat.ts';
import { Store } from '../session/store.ts';
import type { Entry } from './entry.ts';
import type { PairKind } from './gesture.ts';
import { commonLength, isSameAction, type Line, lastState, stateAt } from './line.ts';
import { ASK_ALWAYS, type SeatOrders, type StandingOrders, withOrder } from './orders.ts';
import { Playhead, type Showing } from './playhead.ts';
import type { Referee } from './referee.ts';
import * as staging from './staging.ts';
import { standingAnswer } from './standingAnswer.ts';
import { toldState } from './told.ts';
import { canUndo, undo, undoAll } from './undoing.ts';

export type { Refused } from './staging.ts';

/** Everything a screen shows of a game. */
export interface Snapshot extends staging.Staging {
  /** The state that is told, with all that is staged: nothing in it is news that was not seen yet. */
  readonly state: State;
  /** The state whose temple is drawn: the same, but while a step is being shown it is the one that it leads to. */
  readonly picture: State;
  /** What led to the state told, the staged steps last. */
  readonly entries: readonly Entry[];
  /** Entries before this one cannot be undone. */
  readonly floor: number;
  /** How many entries were decided so far, shown or not. */
  readonly length: number;
  readonly showing: Showing | undefined;
  readonly isPaused: boolean;
  readonly isLookingBack: boolean;
  /** The bot that is thinking. */
  readonly thinking: number | undefined;
  /** The bot that could not be asked. */
  readonly silent: number | undefined;
  /** A step is on its way or being shown: nothing can be decided meanwhile. */
  readonly busy: boolean;
  /** Whether a person at this screen decides in the state told. */
  readonly isAsked: boolean;
}

let games = 0;

/**
 * A game at a screen: a referee decides, a line remembers, a playhead says what of it is shown, and staging holds what a
 * person has begun. Table, lesson, replay and online game differ in their referee only.
 */
export class Game<R extends Referee = Referee> {
  /** Tells games apart that have the same seed. */
  readonly id = ++games;
  readonly sitters: readonly Sitter[];
  readonly colours: readonly ColourId[];
  readonly referee: R;
  /** What each person here need not be asked. */
  readonly orders: Store<SeatOrders>;
  readonly #playhead: Playhead;
  readonly #store: Store<Snapshot>;
  #staging: staging.Staging;
  #line: Line;
  /** What the referee was asked for and has not answered. */
  #asked: staging.Ask | undefined;
  /** What lay staged before the referee was asked. */
  #before: staging.Staging;
  #isOpen = false;
  /** The line that a standing order has answered: an answer that is refused is not given again. */
  #answered: Line | undefined;
  /** What goes on once the referee has gone back. */
  #then: staging.Intent | undefined;
  /** True if a person here has changed what is laid out since the last step was decided. */
  #isChosenHere = false;
  /** What was staged elsewhere and waits until all steps were shown. */
  #offered: readonly Action[] | undefined;

  constructor(sitters: readonly Sitter[], referee: R) {
    this.sitters = sitters;
    this.colours = sitters.map(({ colour }) => colour);
    this.referee = referee;
    this.orders = new Store(referee.orders ?? {});
    this.orders.subscribe(() => referee.keepOrders?.(this.orders.get()));
    this.#line = referee.line;
    this.#playhead = new Playhead(referee.line.entries);
    this.#staging = staging.freshStaging(this.#ground);
    this.#before = this.#staging;
    if (referee.layout !== undefined)
      this.#staging = staging.restoreLayout(referee.layout)(this.#ground, this.#staging).staging;
    this.#store = new Store<Snapshot>(this.#snapshot());
    referee.listen({
      onChange: () => this.#onLine(),
      onRefused: () => this.#onRefused(),
      onHeldBack: () => this.#onHeldBack(),
      onStaged: (actions) => this.restore(actions),
    });
  }

  readonly get = (): Snapshot => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether a person at this screen decides for a seat. */
  isPersonAt(seat: number): boolean {
    return this.referee.isHere(seat);
  }

  /** Lets the game go on; called when a screen is ready to show it. */
  open(): void {
    this.#isOpen = true;
    this.#answered = undefined;
    this.#playhead.watch(true);
    this.referee.open?.();
    this.#publish();
  }

  close(): void {
    this.#isOpen = false;
    this.referee.close?.();
    this.#playhead.watch(false);
    this.#publish();
  }

  take(card: CardId): boolean {
    return this.#do(staging.take(card));
  }

  giveTo(user: 'self' | 'siku'): boolean {
    return this.#do(staging.giveTo(user));
  }

  stage(action: Action): boolean {
    return this.#do(staging.stage(action));
  }

  /** Makes actions at once and together: the answers of a tray are not staged. */
  act(...actions: readonly Action[]): boolean {
    return this.#do(staging.decide(...actions));
  }

  ordersOf(seat: number): StandingOrders {
    return this.orders.get()[seat] ?? ASK_ALWAYS;
  }

  /** Changes what the person on a seat need not be asked. */
  order(seat: number, change: Partial<StandingOrders>): void {
    this.orders.set(withOrder(this.orders.get(), seat, change));
    this.#answered = undefined;
    this.#publish();
  }

  draft(action: Action | undefined): boolean {
    return this.#do(staging.draft(action));
  }

  /** Has the draft decided. */
  build(): boolean {
    return this.get().draft !== undefined && this.#do(staging.build);
  }

  begin(kind: PairKind): boolean {
    return this.#do(staging.begin(kind));
  }

  pick(cell: number): boolean {
    return this.#do(staging.pick(cell));
  }

  undo(): boolean {
    return this.canUndo && this.#do(undo);
  }

  undoAll(): boolean {
    return this.#do(undoAll);
  }

  forgetRefusal(): boolean {
    return this.#do(staging.forgetRefusal);
  }

  get canUndo(): boolean {
    return !this.get().busy && this.#isAsked && canUndo(this.#ground, this.#staging);
  }

  /** False while a decision is asked for: a question about it holds the table until it is answered. */
  get canTakeBack(): boolean {
    return this.#asked === undefined && this.referee.canTakeBack;
  }

  takeBack(): void {
    if (this.canTakeBack) this.referee.takeBack();
  }

  /** Lays out what was staged elsewhere, unless a person here has chosen since: then the other devices get that. */
  restore(actions: readonly Action[]): void {
    this.#offered = actions;
    this.#maybeRestore();
    this.#publish();
  }

  /** So many events of what is being shown were told. */
  onTold(showing: Showing, told: number): void {
    this.#playhead.onTold(showing, told);
    this.#maybeRestore();
    this.#publish();
  }

  /** What is being shown was seen. */
  onSeen(showing: Showing): void {
    this.#playhead.onSeen(showing);
    this.#maybeRestore();
    this.#publish();
  }

  /** Moves the playhead: pause, play on, one step, to a step, from a step on once more. */
  move(playhead: (head: Playhead) => void): void {
    playhead(this.#playhead);
    this.#maybeRestore();
    this.#publish();
  }

  /** The seat that decides next, as far as the line has come. */
  get decider(): number {
    return lastState(this.#line).view.decider;
  }

  get #ground(): staging.Ground {
    return {
      line: this.#line,
      floor: this.referee.floor,
      isHere: (seat) => this.referee.isHere(seat),
      isAnswered: (state) => this.#orderedAnswer(state) !== undefined,
    };
  }

  /** Whether a person at this screen has to decide. */
  get #isAsked(): boolean {
    const { view } = staging.stagedState(this.#ground, this.#staging);
    return this.referee.isHere(view.decider);
  }

  /** Does what a person wants; false where nobody here is asked, or the rules refuse it, which is shown. */
  #do(intent: staging.Intent): boolean {
    if (this.get().busy || !this.#isAsked) return false;
    this.#go(intent);
    return this.#staging.refused === undefined;
  }

  #orderedAnswer({ view }: State): Action | undefined {
    return this.referee.isHere(view.decider) ? standingAnswer(view, this.ordersOf(view.decider)) : undefined;
  }

  /** Answers for a person whose standing orders say so, unless the person has begun to choose. */
  #maybeAnswer(): void {
    const { busy, draft, gesture, picture } = this.get();
    if (!this.#isOpen || this.#answered === this.#line || busy || draft !== undefined || gesture !== undefined) return;
    const answer = this.#orderedAnswer(picture);
    if (answer === undefined) return;
    this.#answered = this.#line;
    this.#go(staging.decide(answer), true);
  }

  #go(intent: staging.Intent, isOrdered = false): void {
    const before = this.#staging;
    const { staging: next, ask, then } = intent(this.#ground, before);
    this.#staging = next;
    if (!isSameLayout(before, next)) this.#isChosenHere = true;
    const last = next.staged.at(-1);
    if (last !== undefined && next.staged.length > before.staged.length) this.#playhead.showStaged(last);
    if (ask === undefined) {
      this.#keep();
      this.#publish();
      return;
    }
    this.#asked = ask;
    this.#before = before;
    this.#then = then;
    if (ask.kind === 'decide') this.referee.decide(ask.actions, isOrdered);
    else this.referee.undo(ask.to);
    this.#publish();
  }

  #maybeRestore(): void {
    if (this.#offered === undefined || !this.#playhead.isCaughtUp) return;
    const actions = this.#offered;
    this.#offered = undefined;
    if (this.#asked !== undefined || !this.#isAsked) return;
    if (this.#isChosenHere) this.#keep();
    else this.#staging = staging.restore(actions)(this.#ground, staging.freshStaging(this.#ground)).staging;
  }

  #keep(): void {
    const { staged, draft } = this.#staging;
    if (this.#asked !== undefined) return;
    this.referee.keepStaged(
      staged.map(({ action }) => action),
      draft,
    );
  }

  #onRefused(): void {
    this.#asked = undefined;
    this.#then = undefined;
    this.#isChosenHere = false;
    this.#staging = staging.freshStaging(this.#ground);
    this.#publish();
  }

  #onHeldBack(): void {
    this.#asked = undefined;
    this.#then = undefined;
    this.#staging = this.#before;
    this.#publish();
  }

  #onLine(): void {
    const { line } = this.referee;
    const old = this.#line;
    this.#line = line;
    if (line !== old) this.#settle(old);
    this.#publish();
  }

  /** Brings staging and playhead to a line that has changed. */
  #settle(old: Line): void {
    const { entries } = this.#line;
    const common = commonLength(old.entries, entries);
    const decided = entries.slice(common);
    const wentBack = common < old.entries.length;
    const seen = wentBack ? 0 : commonLength(this.#staging.staged, decided);
    this.#asked = wentBack ? undefined : stillAsked(this.#asked, decided);
    this.#staging = wentBack
      ? staging.freshStaging(this.#ground)
      : staging.settle(this.#ground, this.#staging, decided);
    this.#playhead.follow(entries, common, seen);
    this.#offered = undefined;
    if (this.#staging.staged.length === 0) this.#isChosenHere = false;
    const then = this.#then;
    if (decided.length > 0 || wentBack) this.#then = undefined;
    if (then !== undefined && wentBack && this.#isAsked) this.#go(then);
  }

  #snapshot(): Snapshot {
    const { shown, showing, telling, isPaused, isLookingBack, isCaughtUp } = this.#playhead;
    const { thinking, silent } = this.referee;
    const { entries } = this.#line;
    const isLive = shown === entries.length;
    const picture = isLive ? staging.stagedState(this.#ground, this.#staging) : stateAt(this.#line, shown);
    const state = telling === undefined ? picture : toldState(telling.entry, telling.told);
    const staged = isLive ? this.#staging.staged : [];
    const told = [...entries.slice(0, telling === undefined ? shown : shown - 1), ...staged];
    return {
      ...this.#staging,
      state,
      picture,
      entries: told,
      floor: isLive && this.referee.isHere(picture.view.decider) ? this.referee.floor : told.length,
      length: entries.length,
      showing,
      isPaused,
      isLookingBack,
      thinking,
      silent,
      busy: this.#asked !== undefined || !isCaughtUp,
      isAsked: this.referee.isHere(state.view.decider),
    };
  }

  #publish(): void {
    this.#store.set(this.#snapshot());
    this.#maybeAnswer();
  }
}

function isSameLayout(a: staging.Staging, b: staging.Staging): boolean {
  const before = staging.layOut(a);
  const after = staging.layOut(b);
  return before.length === after.length && before.every((action, i) => isSameAction(action, after[i]));
}

/** What is left of what was asked for, once some of it was decided; nothing when it was decided otherwise. */
function stillAsked(asked: staging.Ask | undefined, decided: readonly Entry[]): staging.Ask | undefined {
  if (asked?.kind !== 'decide') return decided.length > 0 ? undefined : asked;
  const left = asked.actions.slice(decided.length);
  const isSo = decided.every(({ action }, i) => {
    const wanted = asked.actions[i];
    return wanted !== undefined && isSameAction(wanted, action);
  });
  return isSo && left.length > 0 ? { kind: 'decide', actions: left } : undefined;
}
