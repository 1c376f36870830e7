import { type CancelSignal, type WorkerHost, WorkerQueue } from '../worker/workerQueue.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import type { Judged, JudgeTask } from './judgeDecision.ts';
import { type Review, reviewOf } from './review.ts';
import type { ReviewedGame } from './reviewedGame.ts';
import { newSheet, type ReviewSheet, tasksOf, withJudged } from './sheet.ts';

interface JudgedReply {
  readonly kind: 'judged';
  readonly judged: Judged;
  /** Why the net could not judge; undefined if the net judged. */
  readonly netTrouble?: string | undefined;
}

/** Reply of a worker to a judge task. */
export type JudgeReply =
  | JudgedReply
  | { readonly kind: 'failed'; readonly error: { readonly name: string; readonly message: string } };

/** Thrown if a worker can't judge a decision, or if the given sheet doesn't belong to this game. */
export class ReviewFailed extends Error {
  override name = 'ReviewFailed';
}

/** Progress of a review: first a quick pass over every decision, then a deep pass over the doubtful ones. */
export interface ReviewProgress {
  readonly decisions: readonly Decision[];
  readonly sheet: ReviewSheet;
  /** The current pass, how many of its decisions are done, and how many it has in total. */
  readonly pass: 'quick' | 'deep';
  readonly done: number;
  readonly all: number;
}

export interface ReviewOptions {
  readonly seed?: string | undefined;
  readonly effort?: number | undefined;
  /** Unfinished sheet of an earlier review of the same game; the review continues with the sheet's seed and effort. */
  readonly sheet?: ReviewSheet | undefined;
  readonly onProgress?: ((progress: ReviewProgress) => void) | undefined;
  /** Called once if the net can't be used, and the linear model judges instead. */
  readonly onNetTrouble?: ((trouble: string) => void) | undefined;
  readonly signal?: CancelSignal | undefined;
}

const USUAL_SEED = 'review';

/** Reviews games in its own workers, so that neither the page nor a playing bot has to wait. */
export class ReviewPool {
  readonly #queues: readonly WorkerQueue<JudgeTask, JudgeReply>[];

  constructor(host: WorkerHost<JudgeTask, JudgeReply>, workers: number) {
    this.#queues = Array.from({ length: workers }, () => new WorkerQueue(host));
  }

  /** Reviews a game. The same game and seed give the same review, whatever the number of workers. */
  async review(game: ReviewedGame, options: ReviewOptions = {}): Promise<Review> {
    const { seed = USUAL_SEED, effort = 1, onProgress, onNetTrouble, signal } = options;
    const decisions = decisionsOf(game);
    let isTold = false;
    let sheet = options.sheet ?? newSheet(decisions, { seed, effort });
    if (sheet.judged.length !== decisions.length) {
      throw new ReviewFailed(
        `a sheet of ${sheet.judged.length} decisions: expected ${decisions.length}, as in this game`,
      );
    }
    for (let tasks = tasksOf(decisions, sheet); tasks.size > 0; tasks = tasksOf(decisions, sheet)) {
      const pass = sheet.judged.includes(undefined) ? 'quick' : 'deep';
      const due = [...tasks].filter(([, task]) => task.pass === pass);
      let done = 0;
      await this.#judgeAll(due, signal, (decision, { judged, netTrouble }) => {
        if (netTrouble !== undefined && !isTold) onNetTrouble?.(netTrouble);
        isTold ||= netTrouble !== undefined;
        sheet = withJudged(sheet, decision, judged);
        done++;
        onProgress?.({ decisions, sheet, pass, done, all: due.length });
      });
    }
    return reviewOf(game, decisions, sheet);
  }

  /** Judges one decision, in between the pool's other tasks. */
  async judge(task: JudgeTask, signal?: CancelSignal): Promise<Judged> {
    return judgedBy(await this.#queues[0].ask(task, { signal })).judged;
  }

  /** Ends the workers; pending tasks are cancelled. */
  close(): void {
    for (const queue of this.#queues) queue.close();
  }

  async #judgeAll(
    tasks: readonly (readonly [number, JudgeTask])[],
    signal: CancelSignal | undefined,
    onJudged: (decision: number, reply: JudgedReply) => void,
  ): Promise<void> {
    let next = 0;
    await Promise.all(
      this.#queues.map(async (queue) => {
        while (next < tasks.length) {
          const [decision, task] = tasks[next++];
          const reply = await queue
            .ask(task, { signal })
            .then(judgedBy)
            .catch((error) => {
              // Stop the other workers from starting further tasks.
              next = tasks.length;
              throw error;
            });
          onJudged(decision, reply);
        }
      }),
    );
  }
}

function judgedBy(reply: JudgeReply): JudgedReply {
  if (reply.kind === 'failed') throw new ReviewFailed(`${reply.error.name}: ${reply.error.message}`);
  return reply;
}
