import { type CardId, cellByName, legalActions, play, type State, score } from '@nunatak/engine';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** The cells where a step accepts a block. */
function placeCells({ goals = [] }: LessonStep): readonly number[] {
  return goals.flatMap((goal) => {
    const [verb, name] = goal.split(' ');
    const cell = verb === 'place' ? cellByName(name ?? '') : undefined;
    return cell === undefined ? [] : [cell];
  });
}

/**
 * The cells to outline at a step: where it accepts a block, or else where the next step of the same turn does. A step
 * that takes a card, says whom it is for or swaps tiles so outlines the tile it leads to. Nothing is outlined if the
 * learner may choose any tile.
 */
export function outlinedCells({ steps }: Lesson, done: number): readonly number[] {
  for (const step of steps.slice(done)) {
    const cells = placeCells(step);
    if (cells.length > 0) return cells;
    if (step.goals === undefined || step.others !== undefined) return [];
  }
  return [];
}

/** Whether a blessing is taken in the lesson, so that those that lie face up belong to it. */
export function takesBlessing({ steps }: Lesson): boolean {
  return steps.some(({ id, goals = ['bless'] }) => id === 'blessing' && goals.some((goal) => goal.startsWith('bless')));
}

/** What taking a card would add to the learner's final score, with the best tile for it. */
export function cardGain(state: State, card: CardId): number | undefined {
  const take = legalActions(state.view).find((action) => action.type === 'takeCard' && action.card === card);
  if (take === undefined) return undefined;
  const taken = play(state, take).state;
  const before = score(state.view, LEARNER).total;
  const totals = legalActions(taken.view).flatMap((action) =>
    action.type === 'placeBlock' ? [score(play(taken, action).state.view, LEARNER).total - before] : [],
  );
  return totals.length === 0 ? undefined : Math.max(...totals);
}
