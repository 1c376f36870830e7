import { netTrouble } from '../net/netRegistry.ts';
import { type JudgeTask, judgeDecision } from './judgeDecision.ts';
import type { JudgeReply } from './pool.ts';

/** Answers a judge task in a worker. Nothing is kept between tasks. */
export function answerJudge(task: JudgeTask): JudgeReply {
  try {
    return { kind: 'judged', judged: judgeDecision(task), netTrouble: netTrouble(task.view.facts.players) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', error: { name, message } };
  }
}
