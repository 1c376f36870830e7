import {
  END_LINES,
  formatAction,
  legalActions,
  outerBlocks,
  preview,
  type State,
  score,
  tallies,
} from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { playScript } from '../src/tutorial/deal.ts';
import { LEARNER, lessonById } from '../src/tutorial/lessons.ts';

/** The state of a lesson after its first steps, with all that the others do. */
function afterSteps(id: string, count: number): State {
  const lesson = lessonById(id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const state = lesson.start();
  for (const { goals, others = [] } of lesson.steps.slice(0, count)) {
    const [goal = formatAction(legalActions(state.view)[0] ?? { type: 'pass' })] = goals ?? [];
    playScript(state, [goal, ...others]);
  }
  return state;
}

function pointsOf(state: State, text: string): readonly (readonly [seat: number, points: number])[] {
  const action = legalActions(state.view).find((one) => formatAction(one) === text);
  if (action === undefined) throw new Error(`${text} is not legal`);
  return preview(state.view, action).points.map(({ seat, points }) => [seat, points]);
}

/** What one step more changes on the learner's sheet besides what is scored in play. */
function endChange(id: string, step: number): Readonly<Record<string, number>> {
  const [before, after] = [afterSteps(id, step), afterSteps(id, step + 1)].map(({ view }) => score(view, LEARNER));
  if (before === undefined || after === undefined) throw new Error('no sheet');
  return Object.fromEntries(
    END_LINES.flatMap((line) => (after[line] === before[line] ? [] : [[line, after[line] - before[line]]])),
  );
}

describe('what the lessons promise beyond a turn', () => {
  it('P8: one block completes two squares, for 5 and for 2 points', () => {
    const state = afterSteps('several', 2);
    expect(state.view.phase).toBe('orderSquare');
    expect(pointsOf(state, 'score 2B3').slice(0, 3)).toEqual([
      [0, 5],
      [1, 1],
      [2, 1],
    ]);
    expect([...afterSteps('several', 3).view.points]).toEqual([7, 1, 6]);
  });

  it('F7: the step leads to a space without a number, where the last one passed counts', () => {
    const [before, after] = [afterSteps('track', 0).view, afterSteps('track', 2).view];
    expect(after.track[LEARNER]).toBe(before.track[LEARNER] + 1);
    const { numbers } = after.facts.config.edition.track;
    expect(numbers[before.track[LEARNER] - 1]).toBe(numbers[1]);
    expect(numbers[after.track[LEARNER] - 1]).toBe(0);
    expect(numbers[after.track[LEARNER]]).toBe(numbers[3]);
    expect(after.facts.trackNumber[after.track[LEARNER]]).toBe(numbers[1]);
  });

  it('T3: the tile decides, and where card and tile share both symbols the player does', () => {
    const sculptors = (steps: number) => tallies(afterSteps('split', steps).view)[LEARNER].types[1];
    expect(sculptors(2)).toBe(sculptors(0) + 1);
    const sides = legalActions(afterSteps('split', 3).view).map(formatAction);
    expect(sides).toEqual(expect.arrayContaining(['place 2D1 as beast', 'place 2D1 as elder']));
    expect(afterSteps('split', 4).view.phase).toBe('takeBlessing');
  });

  it('F4 to F6: a third sculptor, a set of tools, and beasts times symbols', () => {
    expect(endChange('collect', 1)).toEqual({ sculptors: 12 - 7 });
    expect(endChange('collect', 3)).toEqual({ artisans: 10 });
    const { view } = afterSteps('collect', 5);
    const [place] = legalActions(view);
    expect(score(view, LEARNER).beasts).toBe(1 * 2);
    expect(place?.type).toBe('placeBlock');
    expect(endChange('collect', 5)).toMatchObject({ beasts: 2 * 4 - 1 * 2 });
  });

  it('F3, F7, F8 and F10: the most builders, a step for the architects, an elder and a set of six', () => {
    expect(
      tallies(afterSteps('depend', 0).view)
        .slice(0, 3)
        .map(({ types }) => types[0]),
    ).toEqual([2, 2, 2]);
    expect(endChange('depend', 1)).toEqual({ builders: 20 - 12 });
    expect(endChange('depend', 3)).toEqual({ architects: 3 * 3 - 2 * 2 });
    expect(endChange('depend', 5)).toMatchObject({ elders: 3, sets: 10 });
  });

  it('E12 and E29: Inspiration moves at once, Providence answers in the turn of another', () => {
    expect(afterSteps('blessings', 3).view.phase).toBe('useOrKeep');
    const state = afterSteps('blessings', 4);
    expect(state.view).toMatchObject({ phase: 'providence', active: 1, decider: LEARNER });
    expect(state.view.track[LEARNER]).toBe(3);
    expect(pointsOf(state, 'use providence L1c0')).toEqual([[LEARNER, 7]]);
  });

  it('F2: with the corner the learner has the most outer blocks and the cap', () => {
    const counts = (steps: number) => [0, 1, 2].map((seat) => outerBlocks(afterSteps('outer', steps).view, seat));
    expect(counts(0)).toEqual([3, 3, 2]);
    expect(counts(2)).toEqual([4, 3, 2]);
    expect(endChange('outer', 1)).toMatchObject({ cap: 7 });
  });
});

describe('what the lessons promise of the modes', () => {
  it('Y1 to Y3: Siku’s block completes the square for the person, and the next card of the set is one’s own', () => {
    const state = afterSteps('siku', 2);
    expect(pointsOf(state, 'place 1D2')).toEqual([[LEARNER, 5]]);
    expect(legalActions(afterSteps('siku', 4).view).map(formatAction)).toEqual(['for self']);
  });

  it('W1: the learner has the first of the two extra turns, and the goal adds more', () => {
    const { view } = afterSteps('completion', 0);
    expect(view.facts.players).toBe(4);
    expect(legalActions(view).map(formatAction).toSorted()).toEqual(['take artisan-9', 'take builder-architect-4']);
    expect(endChange('completion', 1)).toMatchObject({ artisans: 10 });
  });

  it('Z3, Z4 and Z8: the second dummy finds its card gone; a tie is for the learner to break', () => {
    expect(afterSteps('solo', 2).view.phase).toBe('takeCard');
    const { view } = afterSteps('solo', 4);
    expect(view.phase).toBe('dummyTie');
    expect(legalActions(view)).toHaveLength(2);
  });
});
