import { classOf, isWrong } from './classes.ts';
import type { Decision } from './decisions.ts';
import type { Judged, JudgeTask } from './judgeDecision.ts';

export interface ReviewSettings {
  readonly seed: string;
  /** Thinking time relative to a standard review (1). */
  readonly effort: number;
}

/** Progress of a review as plain data, so that it can be stored and continued. */
export interface ReviewSheet extends ReviewSettings {
  /** By decision; the result of a deep pass replaces that of the quick pass. */
  readonly judged: readonly (Judged | undefined)[];
}

export function newSheet(decisions: readonly Decision[], { seed, effort }: ReviewSettings): ReviewSheet {
  return { seed, effort, judged: decisions.map(() => undefined) };
}

export function withJudged(sheet: ReviewSheet, decision: number, judged: Judged): ReviewSheet {
  return { ...sheet, judged: sheet.judged.with(decision, judged) };
}

/**
 * Returns the remaining tasks, by decision: first a quick pass over the unjudged ones in order, then a deep pass over
 * the doubtful ones, largest loss first.
 */
export function tasksOf(decisions: readonly Decision[], sheet: ReviewSheet): ReadonlyMap<number, JudgeTask> {
  const { judged } = sheet;
  const open = decisions.flatMap((decision, i): [number, JudgeTask][] =>
    judged[i] === undefined ? [[i, taskOf(decision, sheet)]] : [],
  );
  const doubtful = judged
    .flatMap((one, i) => (one !== undefined && isWorthAnotherLook(one, decisions[i]) ? [{ one, i }] : []))
    .sort((a, b) => b.one.loss.value.mean - a.one.loss.value.mean);
  const again = doubtful.map(({ one, i }): [number, JudgeTask] => [i, deepTask(decisions[i], sheet, one)]);
  return new Map([...open, ...again]);
}

function taskOf({ view, played }: Decision, { seed, effort }: ReviewSettings): JudgeTask {
  return { view, played, seed, effort, pass: 'quick' };
}

function deepTask({ view, played }: Decision, { seed, effort }: ReviewSettings, { plans }: Judged): JudgeTask {
  return { view, played, seed, effort, pass: 'deep', plans: plans.map(({ actions }) => actions) };
}

/** Returns true if the quick pass found the decision good but not best, or wrong. */
function isWorthAnotherLook({ pass, loss }: Judged, { view, isForced }: Decision): boolean {
  if (pass === 'deep' || isForced || loss.value.mean === 0) return false;
  const quick = classOf(loss, view.facts.players);
  return quick === 'good' || isWrong(quick);
}
