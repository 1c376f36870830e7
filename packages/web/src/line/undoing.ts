import type { Entry } from './entry.ts';
import { back, type Ground, type Intent, laidOut, presetDraft, type Staging, stagedState } from './staging.ts';

/** Undoes one small step: what was begun, the draft, the last staged action, or one already decided. */
export const undo: Intent = (ground, staging) => {
  const clean = { ...staging, refused: undefined };
  if (staging.gesture !== undefined) return { staging: { ...clean, gesture: undefined } };
  if (isOwnDraft(ground, staging)) return { staging: { ...clean, draft: undefined } };
  const all = [...ground.line.entries, ...staging.staged];
  const at = all.findLastIndex((entry, i) => i >= ground.floor && isAskedAt(ground, entry, i));
  return at === -1 ? { staging: clean } : back(ground, clean, all.length - at);
};

/** True if a person is asked before an entry. The user of a card is staged with it and undone with it. */
function isAskedAt(ground: Ground, { action, before }: Entry, at: number): boolean {
  return !ground.isAnswered(before) && (action.type !== 'useFor' || at === ground.floor);
}

/** Whether undo would do anything. */
export function canUndo(ground: Ground, staging: Staging): boolean {
  return staging.gesture !== undefined || isOwnDraft(ground, staging) || firstAsked(ground, staging) !== -1;
}

/** The first entry that can be undone and before which a person is asked. */
function firstAsked(ground: Ground, { staged }: Staging): number {
  return [...ground.line.entries, ...staged].findIndex(
    ({ before }, i) => i >= ground.floor && !ground.isAnswered(before),
  );
}

export const undoAll: Intent = (ground, staging) => {
  const at = firstAsked(ground, staging);
  const steps = ground.line.entries.length + staging.staged.length - at;
  return at === -1 ? { staging: laidOut(ground, []) } : back(ground, staging, steps);
};

function isOwnDraft(ground: Ground, staging: Staging): boolean {
  return staging.draft !== undefined && presetDraft(stagedState(ground, staging), true) === undefined;
}
