import { type Action, formatAction } from '@nunatak/engine';
import { floorOf } from '../line/entry.ts';
import type { Game } from '../line/game.ts';
import { cutTo, type Line, lastState, playOn } from '../line/line.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';
import { findLegal, legalByText } from './deal.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** What the lesson says about the last thing that was tried. */
export interface Note {
  /** The step is done; or what was tried is legal, but not what the step is about. */
  readonly kind: 'done' | 'other';
  readonly step: string;
}

/** How far the learner came, in notation: what is decided, and what lies staged beyond it. */
export interface LessonProgress {
  readonly decided: readonly string[];
  readonly staged: readonly string[];
}

const NOTHING: LessonProgress = { decided: [], staged: [] };

/**
 * A lesson's script decides: each step accepts its goals only, and the other seats play as written. Whatever is staged
 * counts as done already, so that a card can be put back; what no step asks for is laid back at once.
 */
export class LessonReferee implements Referee {
  readonly lesson: Lesson;
  readonly isWhole = false;
  readonly canTakeBack = false;
  readonly thinking = undefined;
  readonly silent = undefined;
  #line: Line;
  #staged = 0;
  #isCounted = false;
  #note: Note | undefined;
  #listener: RefereeListener | undefined;
  readonly #onProgress: (progress: LessonProgress) => void;
  #progress: LessonProgress;

  /** What `begun` says was decided on an earlier visit is played again, as far as the script still accepts it. */
  constructor(
    lesson: Lesson,
    begun: LessonProgress = NOTHING,
    onProgress: (progress: LessonProgress) => void = () => undefined,
  ) {
    this.lesson = lesson;
    this.#onProgress = onProgress;
    this.#progress = begun;
    this.#line = { first: lesson.start(), entries: [] };
    for (const text of begun.decided) {
      const action = findLegal(lastState(this.#line), text);
      if (action === undefined || this.#accepted([action]) === 0) break;
      this.#play(action);
    }
  }

  get line(): Line {
    return this.#line;
  }

  get floor(): number {
    return floorOf(this.#line.entries);
  }

  get progress(): LessonProgress {
    return this.#progress;
  }

  get note(): Note | undefined {
    return this.#note;
  }

  /** How many steps are done after so many entries, staged ones among them. */
  doneAfter(entries: number): number {
    return stepsDone(this.lesson, entries) + Number(this.#isCounted);
  }

  isHere(seat: number): boolean {
    return seat === LEARNER && this.#next !== undefined;
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  keepStaged(staged: readonly Action[]): void {
    const accepted = this.#accepted(staged);
    if (accepted < staged.length) {
      // Y1: whom a card is for is staged by itself with the card; the learner is to say it.
      const isByItself = staged[accepted]?.type === 'useFor' && accepted > this.#staged;
      this.#refuse(staged, accepted, isByItself ? 'done' : 'other');
      return;
    }
    const step = this.lesson.steps[this.#decided + staged.length - 1];
    this.#note = staged.length > this.#staged && step !== undefined ? { kind: 'done', step: step.id } : undefined;
    this.#staged = staged.length;
    this.#keep(staged);
  }

  decide(actions: readonly Action[]): void {
    const accepted = this.#accepted(actions);
    if (accepted < actions.length) {
      this.#refuse(actions, accepted, 'other');
      return;
    }
    this.#staged = 0;
    for (const action of actions) {
      const step = this.#play(action);
      this.#note = step === undefined ? undefined : { kind: 'done', step: step.id };
    }
    this.#keep([]);
    this.#listener?.onChange();
  }

  undo(to: number): void {
    this.#staged = 0;
    this.#note = undefined;
    this.#line = cutTo(this.#line, to);
    this.#keep([]);
    this.#listener?.onChange();
  }

  takeBack(): void {
    this.#listener?.onRefused();
  }

  record(): undefined {
    return undefined;
  }

  /** The ledger was counted to its end: a step that is no action. */
  count(): void {
    const step = this.#next;
    if (step?.ledger !== true) return;
    this.#isCounted = true;
    this.#note = { kind: 'done', step: step.id };
    this.#listener?.onChange();
  }

  /** Plays a decision of the learner and what the others do after it; returns the step that it was. */
  #play(action: Action): LessonStep | undefined {
    const step = this.lesson.steps[this.#decided];
    this.#line = playOn(this.#line, [action]);
    for (const text of step?.others ?? []) this.#line = playOn(this.#line, [legalByText(lastState(this.#line), text)]);
    return step;
  }

  #keep(staged: readonly Action[]): void {
    const decided = this.#line.entries.filter(({ seat }) => seat === LEARNER);
    this.#progress = { decided: decided.map(({ action }) => formatAction(action)), staged: staged.map(formatAction) };
    this.#onProgress(this.#progress);
  }

  /** What is to be done; undefined when the lesson is finished. */
  get #next(): LessonStep | undefined {
    return this.lesson.steps[this.doneAfter(this.#line.entries.length + this.#staged)];
  }

  /** Every decision of the learner is one step. */
  get #decided(): number {
    return this.#line.entries.filter(({ seat }) => seat === LEARNER).length;
  }

  /** How many of the actions are what the next steps ask for. */
  #accepted(actions: readonly Action[]): number {
    const wrong = actions.findIndex((action, i) => {
      const step = this.lesson.steps[this.#decided + i];
      return step === undefined || step.goals?.includes(formatAction(action)) === false;
    });
    return wrong === -1 ? actions.length : wrong;
  }

  /** Lays back what no step asks for, and speaks of it, or of what was accepted before it. */
  #refuse(actions: readonly Action[], accepted: number, kind: Note['kind']): void {
    const step = this.lesson.steps[this.#decided + accepted - (kind === 'done' ? 1 : 0)];
    this.#staged = accepted;
    this.#note = step === undefined ? undefined : { kind, step: step.id };
    this.#keep(actions.slice(0, accepted));
    this.#listener?.onRefused();
    this.#listener?.onStaged(actions.slice(0, accepted));
  }
}

/** How many steps are done after so many entries: a step is one decision and what the others do after it. */
export function stepsDone({ steps }: Lesson, entries: number): number {
  let needed = 0;
  const open = steps.findIndex(({ ledger, others = [] }) => {
    needed += 1 + others.length;
    return ledger === true || needed > entries;
  });
  return open === -1 ? steps.length : open;
}

/** Lays out again what the learner had staged when the lesson was left. */
export function restoreStaged(game: Game<LessonReferee>): void {
  for (const text of game.referee.progress.staged) {
    const action = findLegal(game.get().state, text);
    if (action === undefined || !game.stage(action)) return;
  }
}
