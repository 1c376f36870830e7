import { classOf, type DecisionClass, type Judged, type JudgeTask } from '@nunatak/bots/review';
import { type Action, formatAction, type View } from '@nunatak/engine';
import { lastState } from '../line/line.ts';
import type { LocalReferee } from '../session/localReferee.ts';
import { Store } from '../session/store.ts';
import { MOST_QUESTIONS } from './most.ts';

/** A grave mistake: whoever makes one is asked once whether they are sure. */
export type GraveClass = Extract<DecisionClass, 'mistake' | 'blunder'>;

export interface TeacherQuestion {
  readonly class: GraveClass;
  /** How many questions are left in this game after this one. */
  readonly left: number;
}

/** Build waits so long for an answer that is not there yet, then it builds. */
const PATIENCE_MS = 400;

/** Who judges: the workers of the reviews. */
export type AskJudge = (task: JudgeTask) => Promise<Judged>;

interface Held {
  readonly actions: readonly Action[];
  readonly decision: number;
}

/**
 * Looks at what a person is about to decide while it is only drafted, with the judge of the reviews, and holds it back
 * once where it is a grave mistake. It never says what would be better, nor what anybody else's move was worth.
 */
export class Teacher {
  readonly question = new Store<TeacherQuestion | undefined>(undefined);
  readonly #referee: LocalReferee;
  readonly #judge: AskJudge;
  readonly #onAsked: (asked: number) => void;
  readonly #looks = new Map<string, Promise<DecisionClass>>();
  /** What the looks that have ended say. */
  readonly #known = new Map<string, DecisionClass>();
  #asked: number;
  #held: Held | undefined;
  /** The decision that was asked about: nobody is asked twice. */
  #last: number | undefined;

  constructor(referee: LocalReferee, judge: AskJudge, asked: number, onAsked: (asked: number) => void) {
    this.#referee = referee;
    this.#judge = judge;
    this.#asked = asked;
    this.#onAsked = onAsked;
    referee.guard = (actions) => this.#maybeHold(actions);
  }

  /** Judges what lies drafted; done when it is known, or cannot be. */
  async look(actions: readonly Action[]): Promise<void> {
    if (this.#isQuiet || actions.length === 0) return;
    await this.#lookAt(actions).catch(() => undefined);
  }

  /** Builds all the same, or lays everything out again to think once more. */
  answer(isSure: boolean): void {
    const held = this.#held;
    this.#held = undefined;
    this.question.set(undefined);
    if (held === undefined) return;
    if (isSure) this.#referee.letPass(held.actions);
    else this.#referee.layBack();
  }

  close(): void {
    this.#referee.guard = undefined;
    this.answer(false);
  }

  /** The decision that is due, by how much was decided before it. */
  get #decision(): number {
    return this.#referee.line.entries.length;
  }

  get #isQuiet(): boolean {
    return this.#asked >= MOST_QUESTIONS || this.#last === this.#decision;
  }

  #maybeHold(actions: readonly Action[]): boolean {
    if (this.#isQuiet) return false;
    const key = this.#keyOf(actions);
    const known = this.#known.get(key);
    if (known !== undefined && !isGrave(known)) return false;
    this.#held = { actions, decision: this.#decision };
    if (known !== undefined) this.#maybeAsk(known);
    else this.#waitFor(actions);
    return true;
  }

  /** Waits a moment for a look that is under way; what comes later comes too late. */
  #waitFor(actions: readonly Action[]): void {
    const held = this.#held;
    const tooLate = new Promise<DecisionClass>((resolve) => setTimeout(() => resolve('best'), PATIENCE_MS));
    const say = (of: DecisionClass) => {
      if (this.#held === held && this.question.get() === undefined) this.#maybeAsk(of);
    };
    Promise.race([this.#lookAt(actions), tooLate]).then(say, () => say('best'));
  }

  #maybeAsk(of: DecisionClass): void {
    if (!isGrave(of)) {
      this.answer(true);
      return;
    }
    this.#last = this.#held?.decision;
    this.#asked++;
    this.#onAsked(this.#asked);
    this.question.set({ class: of, left: MOST_QUESTIONS - this.#asked });
  }

  #lookAt(actions: readonly Action[]): Promise<DecisionClass> {
    const key = this.#keyOf(actions);
    const known = this.#looks.get(key);
    if (known !== undefined) return known;
    const { view } = lastState(this.#referee.line);
    const look = judged(this.#judge, view, actions).then((of) => {
      this.#known.set(key, of);
      return of;
    });
    this.#looks.set(key, look);
    return look;
  }

  #keyOf(actions: readonly Action[]): string {
    return [this.#decision, ...actions.map(formatAction)].join();
  }
}

function isGrave(of: DecisionClass): of is GraveClass {
  return of === 'mistake' || of === 'blunder';
}

/** As in a review: a quick look, and a long one where that finds something grave. */
async function judged(judge: AskJudge, view: View, played: readonly Action[]): Promise<DecisionClass> {
  const task: JudgeTask = { view, played, seed: 'teacher', effort: 1, pass: 'quick' };
  const { players } = view.facts;
  const quick = await judge(task);
  const first = classOf(quick.loss, players);
  if (!isGrave(first)) return first;
  const deep = await judge({ ...task, pass: 'deep', plans: quick.plans.map(({ actions }) => actions) });
  return classOf(deep.loss, players);
}
