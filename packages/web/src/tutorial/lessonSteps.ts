import { type CardId, cellByName, legalActions, play, type State, score } from '@nunatak/engine';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** The cells that a text names, such as `1D2`. */
export function cellsNamed(text: string): readonly number[] {
  const cells = [...text.matchAll(/\b[1-4][A-E][1-5]\b/g)].map(([name]) => cellByName(name));
  return cells.filter((cell) => cell !== undefined);
}

/** Where an accepted action of the step happens, to point at it after a mistake. */
export function goalCells({ goals }: LessonStep): readonly number[] {
  return (goals ?? []).flatMap((goal) => {
    const [verb, name] = goal.split(' ');
    const cell = verb === 'place' ? cellByName(name ?? '') : undefined;
    return cell === undefined ? [] : [cell];
  });
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
