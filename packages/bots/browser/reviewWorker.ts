import { answerJudge } from '../src/review/answer.ts';
import type { JudgeTask } from '../src/review/judgeDecision.ts';
import { fetchNet } from './fetchNet.ts';

self.addEventListener('message', async (event: MessageEvent<JudgeTask>) => {
  await fetchNet(event.data.view.facts.players);
  self.postMessage(answerJudge(event.data));
});
