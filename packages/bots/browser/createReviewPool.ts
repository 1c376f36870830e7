import type { JudgeTask } from '../src/review/judgeDecision.ts';
import { type JudgeReply, ReviewPool } from '../src/review/pool.ts';
import type { WorkerPort } from '../src/worker/workerQueue.ts';
import { after, coresToThink, workerPort } from './workerPort.ts';

function spawn(): WorkerPort<JudgeTask, JudgeReply> {
  // Bundlers recognise a worker by exactly this form.
  return workerPort(new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' }));
}

/** Reviews in web workers. */
export function createReviewPool(): ReviewPool {
  return new ReviewPool({ spawn, after }, coresToThink());
}
