import {
  type Action,
  type CardId,
  cellByName,
  formatAction,
  legalActions,
  play,
  type Refusal,
  type State,
  score,
  submit,
  type View,
} from '@nunatak/engine';
import { playScript } from './deal.ts';
import { LEARNER, type Lesson, type LessonStep } from './lessons.ts';

/** What the lesson says about the last thing that was tried. */
export type Note =
  /** The step with this id is done. */
  | { readonly kind: 'done'; readonly step: string }
  /** Legal, but not what this step is about. */
  | { readonly kind: 'other'; readonly step: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** How far somebody is in a lesson. Plain data; every function gives a new one. */
export interface Progress {
  readonly state: State;
  readonly step: number;
  /** A placement that is staged and waits for Build. */
  readonly draft: Extract<Action, { type: 'placeBlock' }> | undefined;
  /** The builder's swap is being chosen, with its first tile. */
  readonly swapping: boolean;
  readonly first: number | undefined;
  readonly note: Note | undefined;
}

export function beginLesson(lesson: Lesson): Progress {
  return { state: lesson.start(), step: 0, draft: undefined, swapping: false, first: undefined, note: undefined };
}

export function stepOf(lesson: Lesson, { step }: Progress): LessonStep | undefined {
  return lesson.steps[step];
}

/** Makes an action if it is legal and what the step asks for; else says why not. */
export function attempt(lesson: Lesson, progress: Progress, action: Action): Progress {
  const step = stepOf(lesson, progress);
  if (step === undefined) return progress;
  const idle = { draft: undefined, swapping: false, first: undefined };
  const played = submit(progress.state, LEARNER, action);
  if (!played.ok) return { ...progress, ...idle, note: { kind: 'refused', refusal: played.reason } };
  if (step.goals !== undefined && !step.goals.includes(formatAction(action))) {
    return { ...progress, ...idle, note: { kind: 'other', step: step.id } };
  }
  const { state } = played.value;
  if (step.others !== undefined) playScript(state, step.others);
  return { state, step: progress.step + 1, ...idle, note: { kind: 'done', step: step.id } };
}

/** A step that is no action is done: the ledger was counted to its end. */
export function finishStep(lesson: Lesson, progress: Progress): Progress {
  const step = stepOf(lesson, progress);
  if (step?.ledger === undefined) return progress;
  return { ...progress, step: progress.step + 1, note: { kind: 'done', step: step.id } };
}

export function takeCard(lesson: Lesson, progress: Progress, card: CardId): Progress {
  return attempt(lesson, progress, { type: 'takeCard', card });
}

export function toggleSwap(progress: Progress): Progress {
  return { ...progress, swapping: !progress.swapping, first: undefined, draft: undefined, note: undefined };
}

export function undoDraft(progress: Progress): Progress {
  return { ...progress, draft: undefined, swapping: false, first: undefined };
}

/** A cell means: the next tile of a swap, or where the block shall go. */
export function pickCell(lesson: Lesson, progress: Progress, cell: number): Progress {
  const { view } = progress.state;
  if (view.phase !== 'placeBlock') return progress;
  if (progress.swapping) return pickTile(lesson, progress, cell);
  const place = legalActions(view).find(
    (action): action is Extract<Action, { type: 'placeBlock' }> => action.type === 'placeBlock' && action.cell === cell,
  );
  if (place === undefined) return attempt(lesson, progress, { type: 'placeBlock', cell });
  return { ...progress, draft: place, note: undefined };
}

function pickTile(lesson: Lesson, progress: Progress, cell: number): Progress {
  const { first } = progress;
  if (first === undefined) return { ...progress, first: cell, note: undefined };
  if (first === cell) return { ...progress, first: undefined };
  return attempt(lesson, progress, { type: 'swapTiles', a: first, b: cell });
}

/** The cells that can be chosen now, without repeats. */
export function openCells({ state, swapping, first }: Progress): readonly number[] {
  const { view } = state;
  if (view.decider !== LEARNER || view.phase !== 'placeBlock') return [];
  const cells = legalActions(view).flatMap((action) => {
    if (swapping) {
      if (action.type !== 'swapTiles') return [];
      if (first === undefined) return [action.a, action.b];
      if (action.a === first) return [action.b];
      return action.b === first ? [action.a] : [];
    }
    return action.type === 'placeBlock' ? [action.cell] : [];
  });
  return [...new Set(cells)];
}

export function canSwap(view: View): boolean {
  return legalActions(view).some(({ type }) => type === 'swapTiles');
}

/** What taking a card would add to the learner's final score, with the best tile for it. */
export function worthOf(state: State, card: CardId): number | undefined {
  const take = legalActions(state.view).find((action) => action.type === 'takeCard' && action.card === card);
  if (take === undefined) return undefined;
  const taken = play(state, take).state;
  const before = score(state.view, LEARNER).total;
  const totals = legalActions(taken.view).flatMap((action) =>
    action.type === 'placeBlock' ? [score(play(taken, action).state.view, LEARNER).total - before] : [],
  );
  return totals.length === 0 ? undefined : Math.max(...totals);
}

/** Where an accepted action of the step happens, to point at it after a mistake. */
export function goalCells({ goals }: LessonStep): readonly number[] {
  return (goals ?? []).flatMap((goal) => {
    const [verb, name] = goal.split(' ');
    const cell = verb === 'place' ? cellByName(name ?? '') : undefined;
    return cell === undefined ? [] : [cell];
  });
}
