import { formatAction, hashState, legalActions, preview, score, winners } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { playScript } from '../src/tutorial/deal.ts';
import { LEARNER, LESSON_IDS, LESSONS, lessonById } from '../src/tutorial/lessons.ts';
import { tutorial as de } from '../src/words/de/tutorial.ts';
import { tutorial as en } from '../src/words/en/tutorial.ts';
import { tutorial as nl } from '../src/words/nl/tutorial.ts';

function lesson(id: string) {
  const found = lessonById(id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
}

describe('lessons', () => {
  it.each([
    ['en', en],
    ['de', de],
    ['nl', nl],
  ] as const)('are in order, each with the steps that have texts (%s)', (_, { lessons }) => {
    expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
    expect(Object.keys(lessons).toSorted()).toEqual(LESSON_IDS.toSorted());
    for (const { id, steps } of LESSONS) expect(Object.keys(lessons[id].steps)).toEqual(steps.map((step) => step.id));
  });

  it('start the same each time, with the learner to decide or to count', () => {
    for (const { start } of LESSONS) {
      const { decider, phase } = start().view;
      expect(phase === 'over' || decider === LEARNER).toBe(true);
      expect(hashState(start())).toBe(hashState(start()));
    }
  });

  it('can be played to the end by every action that a step accepts', () => {
    for (const { id, start, steps } of LESSONS) {
      const walk = (at: number, play: (state: ReturnType<typeof start>) => void): void => {
        const step = steps[at];
        if (step === undefined || step.ledger) return;
        const state = start();
        play(state);
        expect(state.view.decider, `${id} ${step.id}`).toBe(LEARNER);
        const legal = legalActions(state.view).map(formatAction);
        const goals = step.goals ?? legal.filter((text) => !text.startsWith('swap'));
        for (const goal of goals) {
          expect(legal, `${id} ${step.id}`).toContain(goal);
          walk(at + 1, (next) => {
            play(next);
            playScript(next, [goal, ...(step.others ?? [])]);
          });
        }
      };
      walk(0, () => undefined);
    }
  });
});

it('a lesson that moves the track with a single thing to learn shows how far it moved, on small screens too', () => {
  for (const id of ['rows', 'track'] as const) {
    const { start, steps, shows } = lesson(id);
    const state = start();
    const before = state.view.track[LEARNER];
    for (const { goals = [], others = [] } of steps) playScript(state, [goals[0] ?? '', ...others]);
    expect(state.view.track[LEARNER], id).toBeGreaterThan(before ?? 0);
    expect(shows, id).toContain('track');
  }
});

describe('what the lessons promise', () => {
  function after(id: string, ...script: readonly string[]) {
    const state = lesson(id).start();
    playScript(state, script);
    return state;
  }
  function gain(id: string, script: readonly string[], goal: string) {
    const state = after(id, ...script);
    const action = legalActions(state.view).find((one) => formatAction(one) === goal);
    if (action === undefined) throw new Error(`${goal} is not legal`);
    return preview(state.view, action);
  }

  it('P1: three blocks carry the tile of the support lesson', () => {
    expect(gain('support', ['take beast-2'], 'place 2C1').points).toEqual([{ seat: 0, points: 3, source: 'support' }]);
  });

  it('X5 and X3: first 5 and 1 each, then a tie that the active player wins', () => {
    const { points } = gain('squares', ['take artisan-2'], 'place 1D2');
    expect(points.map(({ seat, points: each }) => [seat, each])).toEqual([
      [0, 5],
      [1, 1],
      [2, 1],
    ]);
    const others = ['take artisan-3', 'place 1B3', 'take builder-2', 'place 1C5'];
    const tie = gain('squares', ['take artisan-2', 'place 1D2', ...others, 'take architect-2'], 'place 1B4');
    expect(tie.points.map(({ seat, points: each }) => [seat, each])).toEqual([
      [0, 5],
      [1, 2],
    ]);
  });

  it('X2: one block completes a row and a column', () => {
    expect(gain('rows', ['take beast-2'], 'place 1D4').track).toEqual([{ seat: 0, steps: 2 }]);
  });

  it('B1: without the swap no builder tile pays, with it the square does', () => {
    const state = after('swap', 'take builder-1');
    const direct = legalActions(state.view).filter(({ type }) => type === 'placeBlock');
    for (const action of direct) expect(preview(state.view, action).points).toEqual([]);
    const { points } = gain('swap', ['take builder-1', 'swap 1B1 1D2'], 'place 1D2');
    expect(points[0]).toEqual({ seat: 0, points: 5, source: 'square', square: 27 });
  });

  it('E23: Structure triples the support of the elder lesson', () => {
    const elder = ['take elder-1', 'place 1B2', 'bless structure'];
    const others = ['take sculptor-3', 'place 1A1', 'take builder-3', 'place 1E2'];
    const use = gain('elder', [...elder, ...others, 'take beast-2', 'place 2C1'], 'use structure');
    expect(use.points[0]).toEqual({ seat: 0, points: 9, source: 'support' });
  });

  it('scoring: the card of the goal is the best of three and wins by two points', () => {
    const start = lesson('scoring').start();
    const worth = legalActions(start.view).map((action) => {
      const taken = after('scoring', formatAction(action));
      const places = legalActions(taken.view).map((place) => {
        const placed = after('scoring', formatAction(action), formatAction(place));
        return score(placed.view, LEARNER).total;
      });
      return { card: formatAction(action), best: Math.max(...places) };
    });
    const [best, second] = worth.sort((a, b) => b.best - a.best);
    expect(best?.card).toBe('take artisan-9');
    expect(best?.best).toBeGreaterThan(second?.best ?? 0);
    const { steps } = lesson('scoring');
    const script = steps.flatMap(({ goals, others }) => [goals?.[0] ?? 'place 4A1', ...(others ?? [])]).slice(0, -1);
    const { view } = after('scoring', ...script);
    expect(view.phase).toBe('over');
    expect(winners(view)).toEqual([LEARNER]);
    expect([0, 1, 2].map((seat) => score(view, seat).total)).toEqual([196, 186, 194]);
  });
});
