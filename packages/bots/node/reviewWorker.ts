import { parentPort } from 'node:worker_threads';
import { answerJudge } from '../src/review/answer.ts';
import type { JudgeTask } from '../src/review/judgeDecision.ts';
import { loadNet } from './loadNet.ts';

parentPort?.on('message', (task: JudgeTask) => {
  loadNet(task.view.facts.players);
  parentPort?.postMessage(answerJudge(task));
});
