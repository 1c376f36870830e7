import type { Judged, JudgeTask } from '@nunatak/bots/review';
import { type Action, legalActions, nextInt, seedRng, type View } from '@nunatak/engine';
import type { Hooks } from '../../../src/session/localReferee.ts';

interface Question<Q, A> {
  readonly asked: Q;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/** A worker that answers when the test says so, the oldest question first. */
class Worker<Q, A> {
  readonly #open: Question<Q, A>[] = [];
  readonly #decide: (asked: Q) => A;

  constructor(decide: (asked: Q) => A) {
    this.#decide = decide;
  }

  readonly ask = (asked: Q): Promise<A> =>
    new Promise((resolve, reject) => {
      this.#open.push({ asked, resolve, reject });
    });

  /** Returns true if a question was open. */
  answer(): boolean {
    const question = this.#open.shift();
    question?.resolve(this.#decide(question.asked));
    return question !== undefined;
  }

  fail(): void {
    this.#open.shift()?.reject(new Error('the worker failed'));
  }
}

function byChance(view: View): readonly Action[] {
  const actions = legalActions(view);
  const action = actions[nextInt(seedRng(`${view.turn} ${view.phase} ${actions.length}`), actions.length)];
  if (action === undefined) throw new Error('a bot was asked although there is nothing to decide');
  return [action];
}

/** Bots that decide by chance, one action at a time. */
export class ScriptedBots extends Worker<View, readonly Action[]> {
  readonly hook: NonNullable<Hooks['bot']> = (view) => this.ask(view);

  constructor() {
    super(byChance);
  }
}

const NOTHING = { mean: 0, error: 0 };
const MUCH = { mean: 40, error: 0 };

/** A judge that calls about every second decision a blunder. */
export class ScriptedJudge extends Worker<JudgeTask, Judged> {
  constructor() {
    super(({ view, played: actions, pass }) => {
      const played = { actions, expected: { points: [], chances: [] } };
      const lost = (JSON.stringify(actions).length + view.turn) % 2 === 0 ? MUCH : NOTHING;
      return { pass, played, plans: [played], loss: { value: lost, chance: lost, points: lost }, playouts: 1 };
    });
  }
}
