import type { JudgeTask } from '../src/review/judgeDecision.ts';
import { type JudgeReply, ReviewPool } from '../src/review/pool.ts';
import type { WorkerPort } from '../src/worker/workerQueue.ts';
import { after, coresToThink, workerPort } from './workerPort.ts';

function spawn(): WorkerPort<JudgeTask, JudgeReply> {
  // Keep exactly this form: bundlers recognise workers by it.
  return workerPort(new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' }));
}

/** Creates a pool that reviews games in web workers. */
export function createReviewPool(): ReviewPool {
  return new ReviewPool({ spawn, after }, coresToThink());
}
