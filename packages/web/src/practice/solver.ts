import { Game } from '../line/game.ts';
import { Store } from '../session/store.ts';
import { type BegunExercises, begunExercises } from './begun.ts';
import { type Exercise, HINTS, type Judgement } from './exercise.ts';
import { ExerciseReferee } from './exerciseReferee.ts';
import { type Judge, judgePlan, nextBest } from './judgeTry.ts';

/** How an exercise ended: found at the first try without help, found after all, or looked up. */
export const ENDINGS = ['alone', 'helped', 'shown'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How far somebody has come with an exercise. */
export interface Solving {
  /** How many hints are shown. */
  readonly hints: number;
  readonly tries: readonly Judgement[];
  /** Whether the plan on the board is being judged, or could not be. */
  readonly judging: 'no' | 'underWay' | 'failed';
  /** Set once it is over. */
  readonly ending: Ending | undefined;
  /** A worse plan that the best is told by: the last one tried, the one played, or the next best. */
  readonly rival: Judgement | undefined;
}

/** True if the worse plan that the best is told by was neither tried nor played: a look found it. */
export function isNextBest({ played }: Exercise, { tries, rival }: Solving): boolean {
  return rival !== undefined && rival !== played && !tries.includes(rival);
}

/** Somebody at an exercise: every whole plan is judged, until one is found or the answer is asked for. */
export class Solver {
  readonly exercise: Exercise;
  readonly game: Game<ExerciseReferee>;
  readonly #judge: Judge;
  readonly #onEnd: (ending: Ending) => void;
  readonly #store: Store<Solving>;
  readonly #kept: BegunExercises;
  /** Tries before this visit: they are not shown any more, but they count. */
  readonly #earlier: number;
  #isOpen = false;

  constructor(exercise: Exercise, judge: Judge, onEnd: (ending: Ending) => void, kept = begunExercises) {
    this.exercise = exercise;
    this.game = new Game(exercise.sitters, new ExerciseReferee(exercise.position));
    this.#judge = judge;
    this.#onEnd = onEnd;
    this.#kept = kept;
    const { tries, hints } = kept.read(exercise);
    this.#earlier = tries;
    const { played } = exercise;
    this.#store = new Store<Solving>({
      hints: Math.min(HINTS.length, hints),
      tries: [],
      judging: 'no',
      ending: undefined,
      rival: played,
    });
    this.game.subscribe(() => this.#maybeJudge());
  }

  readonly get = (): Solving => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  open(): void {
    this.#isOpen = true;
    this.game.open();
  }

  close(): void {
    this.#isOpen = false;
    this.game.close();
  }

  showHint(): void {
    this.#set({ hints: Math.min(HINTS.length, this.get().hints + 1) });
    this.#keep();
  }

  showAnswer(): void {
    this.#end('shown');
  }

  /** Back to the position; a plan that could not be judged is no try. */
  tryAgain(): void {
    this.#set({ judging: 'no' });
    this.game.referee.again();
  }

  #set(change: Partial<Solving>): void {
    this.#store.set({ ...this.get(), ...change });
  }

  #keep(): void {
    const { tries, hints, ending } = this.get();
    if (ending === undefined) this.#kept.keep(this.exercise, { tries: this.#earlier + tries.length, hints });
  }

  #maybeJudge(): void {
    const { ending, judging, tries } = this.get();
    const plan = this.game.get().busy ? undefined : this.game.referee.tried;
    if (plan === undefined || ending !== undefined || judging !== 'no' || tries.at(-1)?.plan === plan) return;
    this.#set({ judging: 'underWay' });
    judgePlan(this.#judge, this.exercise, plan).then(
      (judgement) => this.#onJudged(judgement),
      () => {
        if (this.#isOpen) this.#set({ judging: 'failed' });
      },
    );
  }

  #onJudged(judgement: Judgement): void {
    const { tries, hints, rival } = this.get();
    // Whoever has looked up the answer meanwhile is not told what the try was.
    if (!this.#isOpen || this.get().ending !== undefined) return;
    const isWorse = judgement.why !== undefined;
    this.#set({ judging: 'no', tries: [...tries, judgement], rival: isWorse ? judgement : rival });
    this.#keep();
    const isFirst = this.#earlier === 0 && tries.length === 0 && hints === 0;
    if (judgement.outcome === 'found') this.#end(isFirst ? 'alone' : 'helped');
  }

  #end(ending: Ending): void {
    if (this.get().ending !== undefined) return;
    this.#set({ ending, judging: 'no' });
    this.#kept.forget(this.exercise);
    this.#onEnd(ending);
    if (this.get().rival !== undefined) return;
    nextBest(this.#judge, this.exercise).then(
      (rival) => {
        if (this.#isOpen) this.#set({ rival });
      },
      // Without another plan beside it the answer still says what it brings.
      () => undefined,
    );
  }
}
