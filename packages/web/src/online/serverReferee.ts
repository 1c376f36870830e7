import type { Action, View } from '@nunatak/engine';
import type { Answer, ErrorBody, FollowedStep, LineView, RoomView } from '@nunatak/protocol';
import type { Entry } from '../line/entry.ts';
import { append, cutTo, isSameAction, type Line, lastState } from '../line/line.ts';
import type { SeatOrders } from '../line/orders.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';
import { entryOfStep, type Guess, isAction, keepKnown } from './steps.ts';

/** What a referee needs of the match it belongs to. */
export interface Link {
  /** Whether somebody at this screen has a seat. */
  isOwn(seat: number): boolean;
  room(): RoomView;
  /** Has an action decided, so many steps after the one that the screen shows. */
  submit(action: Action, ahead: number): Promise<Answer>;
  undo(to: number): Promise<Answer>;
  takeBack(to: number): void;
  stage(actions: readonly Action[]): void;
  onProblem(error: ErrorBody): void;
  /** What each person here need not be asked in this match, as this browser keeps it. */
  readonly orders: SeatOrders;
  keepOrders(orders: SeatOrders): void;
}

/** A decision that the server was asked for, and the index that its entry will have on the line. */
interface Wanted {
  readonly at: number;
  readonly action: Action;
}

/**
 * A server decides. The page knows a view: what is staged is tried on a deal that fits it, and what the server answers is
 * what happened.
 */
export class ServerReferee implements Referee {
  readonly isWhole = true;
  readonly thinking = undefined;
  readonly silent = undefined;
  readonly #link: Link;
  readonly #guess: Guess;
  #line: Line;
  #floor: number;
  #listener: RefereeListener | undefined;
  /** Counts what was asked for, so that an answer to what is past is not heard. */
  #asked = 0;
  /** From where on the line went on while nobody looked. */
  #missedFrom: number | undefined;

  constructor(line: Line, at: LineView, link: Link, guess: Guess) {
    this.#line = line;
    this.#floor = at.floor;
    this.#link = link;
    this.#guess = guess;
    this.#missedFrom = this.#sinceOwn();
  }

  get line(): Line {
    return this.#line;
  }

  get floor(): number {
    return this.#floor;
  }

  get orders(): SeatOrders {
    return this.#link.orders;
  }

  keepOrders(orders: SeatOrders): void {
    this.#link.keepOrders(orders);
  }

  isHere(seat: number): boolean {
    return this.#link.isOwn(seat) && this.#link.room().seats[seat]?.botPlays === false;
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  record(): undefined {
    return undefined;
  }

  decide(actions: readonly Action[]): void {
    this.#missedFrom = undefined;
    const asked = ++this.#asked;
    const { length } = this.#line.entries;
    actions.forEach((action, i) => {
      this.#await(this.#link.submit(action, i), asked, { at: length + i, action });
    });
  }

  undo(to: number): void {
    this.#await(this.#link.undo(to), ++this.#asked);
  }

  /** What was revealed can be taken back if the others consent. */
  get canTakeBack(): boolean {
    const { status, takeBack } = this.#link.room();
    return status === 'playing' && takeBack === undefined && this.#lastOwn() !== -1;
  }

  takeBack(): void {
    const at = this.#lastOwn();
    if (at !== -1) this.#link.takeBack(at);
  }

  keepStaged(staged: readonly Action[], draft: Action | undefined): void {
    this.#link.stage(draft === undefined ? staged : [...staged, draft]);
  }

  /** A step that the server has committed, and the view after it. */
  onStep(step: FollowedStep, view: View): void {
    if (isAction(step)) {
      const before = lastState(this.#line);
      const entry = entryOfStep(before, step, this.#guess.state(view), (seat) => this.#hasPerson(seat));
      this.#line = append(this.#line, [entry]);
      if (document.hidden) this.#missedFrom ??= this.#sinceOwn();
    } else this.#line = cutTo(this.#line, step.line.length);
    this.#floor = step.line.floor;
    this.#listener?.onChange();
  }

  /** The whole line anew, after the page had lost its way. */
  onLine(line: Line, at: LineView): void {
    this.#line = keepKnown(this.#line, line);
    this.#floor = at.floor;
    this.#asked++;
    this.#listener?.onRefused();
    this.#listener?.onChange();
  }

  /** The room has changed, perhaps who decides for a seat. */
  onRoom(): void {
    this.#listener?.onChange();
  }

  /** What was staged before a reload, or on another device. */
  onStaged(actions: readonly Action[]): void {
    this.#listener?.onStaged(actions);
  }

  /** From where on somebody missed what happened; undefined when nothing was. */
  get missedFrom(): number | undefined {
    return this.#missedFrom;
  }

  /** How many turns of others went by since one's own last decision. */
  get missedTurns(): number {
    if (this.#missedFrom === undefined) return 0;
    const missed = this.#line.entries.slice(this.#missedFrom).filter((entry) => !this.#isOwn(entry));
    return new Set(missed.map(({ before }) => before.view.turn)).size;
  }

  forgetMissed(): void {
    this.#missedFrom = undefined;
    this.#listener?.onChange();
  }

  /** `wanted` is the decision that was asked for, and its place on the line. */
  #await(sent: Promise<Answer>, asked: number, wanted?: Wanted): void {
    sent
      .then((answer) => {
        if (answer.ok || asked !== this.#asked) return;
        this.#asked++;
        const decided = wanted && this.#line.entries[wanted.at];
        // Another device of the seat was faster. What a person lays out since then belongs to the next decision.
        if (decided === undefined) this.#listener?.onRefused();
        if (!this.#isSame(decided, wanted)) this.#link.onProblem(answer.error);
      })
      .catch(() => {
        if (asked === this.#asked) this.#listener?.onRefused();
      });
  }

  /** True if the seat here has decided what was wanted, whoever was faster to say so. */
  #isSame(decided: Entry | undefined, wanted: Wanted | undefined): boolean {
    if (decided === undefined || wanted === undefined) return false;
    return this.#link.isOwn(decided.seat) && isSameAction(decided.action, wanted.action);
  }

  #hasPerson(seat: number): boolean {
    return this.#link.room().seats[seat]?.kind === 'person';
  }

  #lastOwn(): number {
    return this.#line.entries.findLastIndex((entry) => entry.closes && this.#isOwn(entry));
  }

  /** Whether the person at this screen decided it, and nobody in their place. */
  #isOwn({ seat, standIn }: Entry): boolean {
    return this.#link.isOwn(seat) && standIn === undefined;
  }

  #sinceOwn(): number | undefined {
    const at = this.#lastOwn() + 1;
    return at > 0 && at < this.#line.entries.length ? at : undefined;
  }
}
