import { type Action, formatAction, type View } from '@nunatak/engine';
import type { Answer, ErrorBody, LineView, RoomView, Step } from '@nunatak/protocol';
import type { LocalConfig } from '../session/config.ts';
import type { Entry } from '../session/history.ts';
import { presetDraft, TableGame } from '../session/tableGame.ts';
import { entryOfStep, type Guess, isAction, keepKnown } from './steps.ts';

/** What a game needs of the match it belongs to. */
export interface Link {
  readonly seat: number | undefined;
  room(): RoomView;
  submit(action: Action): Promise<Answer>;
  undo(to: number): Promise<Answer>;
  takeBack(to: number): void;
  stage(actions: readonly Action[]): void;
  onProblem(error: ErrorBody): void;
}

/** Where a game stands when it is opened. */
export interface Opening {
  readonly line: readonly Entry[];
  readonly view: View;
  readonly at: LineView;
}

/** More than this is not shown step by step: one asks to watch it. */
const MOST_SHOWN = 24;
const LONGEST_SHOW_MS = 2500;
/** Steps that Build commits, so that a restored one becomes the draft again. */
const DRAFTS: ReadonlySet<Action['type']> = new Set(['placeBlock', 'dummyTie', 'orderSquare', 'takeBlessing']);

/**
 * A game whose truth is on a server. The page knows a view: staged steps are tried on a deal that fits it, Build sends
 * them one after another, and what the server answers is what happened.
 */
export class OnlineGame extends TableGame {
  readonly #link: Link;
  readonly #guess: Guess;
  readonly #start: Entry['before'];
  #line: Entry[];
  #floor: number;
  /** How much of the line is on screen; the rest is shown one by one. */
  #shown: number;
  /** Staged beyond the line; the first `#sent` of them are on their way. */
  #ahead: Entry[] = [];
  #sent = 0;
  #isSending = false;
  #isShowing = false;
  #showing: Promise<unknown> | undefined;
  /** From where on the line went on while nobody looked. */
  missedFrom: number | undefined;

  constructor(config: LocalConfig, { line, view, at }: Opening, link: Link, guess: Guess) {
    const state = line.at(-1)?.after ?? guess.state(view);
    const isOwn = link.seat === state.view.decider && link.room().seats[state.view.decider]?.botPlays === false;
    super(config, {
      state,
      entries: line,
      floor: isOwn ? at.floor : line.length,
      draft: presetDraft(state, isOwn),
      gesture: undefined,
      refused: undefined,
      thinking: undefined,
      silent: undefined,
      busy: false,
    });
    this.#link = link;
    this.#guess = guess;
    this.#start = line[0]?.before ?? state;
    this.#line = [...line];
    this.#floor = at.floor;
    this.#shown = line.length;
    this.missedFrom = this.#sinceOwn();
  }

  isPersonAt(seat: number): boolean {
    return seat === this.#link.seat && this.#link.room().seats[seat]?.botPlays === false;
  }

  override hasPerson(seat: number): boolean {
    return this.#link.room().seats[seat]?.kind === 'person';
  }

  get people(): number {
    return this.#link.seat === undefined ? 0 : 1;
  }

  get isWhole(): boolean {
    return true;
  }

  start(): void {
    this.#maybeShow();
  }

  stop(): void {
    this.#showing = undefined;
  }

  record(): undefined {
    return undefined;
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

  /** A step that the server has committed, and the view after it. */
  onStep(step: Step, view: View): void {
    const mine = this.#ahead[0];
    if (isAction(step)) {
      const isMine = mine !== undefined && step.seat === this.#link.seat && isSame(mine.action, step.action);
      if (isMine) {
        this.#ahead.shift();
        this.#sent = Math.max(0, this.#sent - 1);
        this.#line.push(mine);
        this.#shown = this.#line.length;
        this.#floor = step.line.floor;
        this.change({ entries: [...this.#line, ...this.#ahead] });
        return;
      }
      this.#drop();
      this.#line.push(entryOfStep(this.#last(), step, this.#guess.state(view)));
      if (document.hidden) this.missedFrom ??= this.#sinceOwn();
    } else {
      this.#drop();
      this.#line.length = Math.min(this.#line.length, step.line.length);
      this.#shown = Math.min(this.#shown, this.#line.length);
      this.refresh();
    }
    this.#floor = step.line.floor;
    this.#maybeShow();
  }

  /** The whole line anew, after the page had lost its way. */
  onLine(line: readonly Entry[], at: LineView): void {
    const known = keepKnown(this.#line, line);
    this.#drop();
    this.#shown = Math.min(this.#shown, known.length);
    this.#line = [...known];
    this.#floor = at.floor;
    this.refresh();
    this.#maybeShow();
  }

  /** Lays out again what was staged before a reload, or on another device. */
  restore(actions: readonly Action[]): void {
    if (this.#ahead.length > 0 || this.#isSending || this.#shown < this.#line.length) return;
    actions.forEach((action, i) => {
      if (i === actions.length - 1 && DRAFTS.has(action.type)) this.draft(action);
      else this.stage(action);
    });
  }

  /** How many turns of others went by since one's own last decision. */
  get missedTurns(): number {
    if (this.missedFrom === undefined) return 0;
    const missed = this.#line.slice(this.missedFrom).filter((entry) => !this.#isOwn(entry));
    return new Set(missed.map(({ before }) => before.view.turn)).size;
  }

  /** Shows again what happened since one's own last decision. */
  watchMissed(): void {
    const from = this.missedFrom;
    this.missedFrom = undefined;
    if (from === undefined || this.#ahead.length > 0 || this.#isSending) return;
    this.#line = this.#line.map((entry, i) => (i >= from ? { ...entry } : entry));
    this.#shown = from;
    this.refresh();
    this.#maybeShow();
  }

  forgetMissed(): void {
    this.missedFrom = undefined;
    this.refresh();
  }

  /** Shows where the game stands; also after the room has changed who decides. */
  refresh(): void {
    const isCaughtUp = this.#shown === this.#line.length;
    const entries = isCaughtUp ? [...this.#line, ...this.#ahead] : this.#line.slice(0, this.#shown);
    const state = entries.at(-1)?.after ?? this.#start;
    const isOwn = isCaughtUp && this.isPersonAt(state.view.decider);
    const floor = isOwn ? this.#floor : entries.length;
    const { state: before, floor: floorBefore } = this.get();
    // What somebody has begun stays while nothing but the room has changed.
    if (before === state && isOwn && floor === floorBefore) this.change({ entries });
    else this.show(entries, state, floor);
    this.change({ busy: this.#isSending || !isCaughtUp });
  }

  protected override push(entry: Entry): void {
    this.#ahead.push(entry);
    this.refresh();
  }

  protected override onStaged(): void {
    if (this.#isSending || this.#sent > 0) return;
    const { draft } = this.get();
    this.#link.stage([...this.#ahead.map(({ action }) => action), ...(draft === undefined ? [] : [draft])]);
  }

  protected commit(entry: Entry): void {
    const actions = [...this.#ahead.slice(this.#sent).map(({ action }) => action), entry.action];
    this.missedFrom = undefined;
    if (entry.closes) {
      this.#isSending = true;
      this.change({ busy: true });
    } else this.push(entry);
    this.#sent = this.#ahead.length;
    for (const action of actions) this.#send(this.#link.submit(action));
  }

  protected cut(length: number): void {
    if (this.#sent > 0) return;
    if (length >= this.#line.length) {
      this.#ahead.length = length - this.#line.length;
      this.refresh();
      return;
    }
    this.#isSending = true;
    this.#ahead = [];
    this.refresh();
    this.#send(this.#link.undo(length));
  }

  #send(sent: Promise<Answer>): void {
    sent
      .then((answer) => {
        if (answer.ok || (!this.#isSending && this.#sent === 0)) return;
        this.#drop();
        this.refresh();
        this.#link.onProblem(answer.error);
      })
      .catch(() => this.#drop());
  }

  /** What was staged or sent is past: the server has decided otherwise, or has made it. */
  #drop(): void {
    this.#ahead = [];
    this.#sent = 0;
    this.#isSending = false;
  }

  #last(): Entry['after'] {
    return this.#line.at(-1)?.after ?? this.#start;
  }

  #lastOwn(): number {
    return this.#line.findLastIndex((entry) => entry.closes && this.#isOwn(entry));
  }

  /** Whether the person at this screen decided it, and nobody in their place. */
  #isOwn({ seat, standIn }: Entry): boolean {
    return seat === this.#link.seat && standIn === undefined;
  }

  #sinceOwn(): number | undefined {
    const at = this.#lastOwn() + 1;
    return at > 0 && at < this.#line.length ? at : undefined;
  }

  #maybeShow(): void {
    if (this.#isShowing) return;
    this.#isShowing = true;
    this.#showAll()
      .catch(() => undefined)
      .finally(() => {
        this.#isShowing = false;
        if (this.#shown < this.#line.length) this.#maybeShow();
      });
  }

  async #showAll(): Promise<void> {
    while (this.#shown < this.#line.length) {
      await this.#showing;
      const left = this.#line.length - this.#shown;
      if (left <= 0) return;
      this.#shown += left > MOST_SHOWN ? left : 1;
      const entry = this.#line[this.#shown - 1];
      this.refresh();
      this.#showing = entry === undefined ? undefined : this.#paced(entry);
    }
  }

  /** Until the table has shown an entry; nobody waits for a page that is not looked at. */
  #paced(entry: Entry): Promise<unknown> | undefined {
    const shown = this.pace?.(entry);
    if (shown === undefined || document.hidden) return undefined;
    return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LONGEST_SHOW_MS))]);
  }
}

function isSame(a: Action, b: Action): boolean {
  return formatAction(a) === formatAction(b);
}
