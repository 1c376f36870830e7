import {
  type Action,
  apply,
  determinize,
  type EndBlessing,
  formatAction,
  legalActions,
  play,
  type State,
  score,
  seedRng,
  type View,
} from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { bestPlan, choicesOf, openEndBlessings, ordered } from '../../src/ledger/endBlessings.ts';
import { BegunExercises } from '../../src/practice/begun.ts';
import { type Exercise, hintedOf } from '../../src/practice/exercise.ts';
import type { Judge } from '../../src/practice/judgeTry.ts';
import { type Ending, isNextBest, Solver } from '../../src/practice/solver.ts';
import { shelfOver } from '../../src/session/storage.ts';
import { gameWith } from '../browser/games.ts';
import { SmallDrawer } from '../session/drawer.ts';
import { HERE, puzzleExercise } from './exercises.ts';

function begun(exercise: Exercise, judge: Judge = HERE, drawer = new SmallDrawer()) {
  const endings: Ending[] = [];
  const kept = new BegunExercises(shelfOver(drawer));
  const solver = new Solver(exercise, judge, (ending) => endings.push(ending), kept);
  solver.open();
  return { solver, endings };
}

/** Until whatever was asked has been answered. */
async function judged(solver: Solver): Promise<void> {
  if (solver.get().judging !== 'underWay') return;
  await new Promise<void>((resolve) => {
    const stop = solver.subscribe(() => {
      if (solver.get().judging === 'underWay') return;
      stop();
      resolve();
    });
  });
}

/** Lays a plan out and builds it, as somebody at the screen would; nothing has to be seen here. */
async function tryPlan(solver: Solver, plan: readonly Action[]): Promise<void> {
  const { game } = solver;
  for (const action of plan) {
    game.act(action);
    while (game.get().showing !== undefined) {
      const { showing } = game.get();
      if (showing !== undefined) game.onSeen(showing);
    }
  }
  await judged(solver);
}

/** The first card on the first tile, unless that is the plan to find. */
function otherPlan({ position, best }: Exercise): readonly Action[] {
  for (const take of legalActions(position.view)) {
    if (take.type !== 'takeCard') continue;
    const taken = play(position, take).state;
    const place = legalActions(taken.view).find(({ type }) => type === 'placeBlock');
    if (place !== undefined && formatAction(take) !== formatAction(best[0] as Action)) return [take, place];
  }
  throw new Error('there is only one plan');
}

const CLEAR = (puzzle: { readonly gap: number }) => puzzle.gap > 0.2;

describe('an exercise that is taken up after a reload', () => {
  const exercise = puzzleExercise(CLEAR);

  it('was not found at the first try, if a try before was wrong', async () => {
    const drawer = new SmallDrawer();
    const { solver } = begun(exercise, HERE, drawer);
    await tryPlan(solver, otherPlan(exercise));
    expect(solver.get().tries).toHaveLength(1);
    const again = begun(exercise, HERE, drawer);
    await tryPlan(again.solver, exercise.best);
    expect(again.endings).toEqual(['helped']);
  });

  it('still shows the hints that were asked for, and was not found alone', async () => {
    const drawer = new SmallDrawer();
    begun(exercise, HERE, drawer).solver.showHint();
    const again = begun(exercise, HERE, drawer);
    expect(again.solver.get().hints).toBe(1);
    await tryPlan(again.solver, exercise.best);
    expect(again.endings).toEqual(['helped']);
  });

  it('begins from nothing once it was over, and others are not touched', async () => {
    const drawer = new SmallDrawer();
    const { solver } = begun(exercise, HERE, drawer);
    solver.showHint();
    solver.showAnswer();
    const again = begun(exercise, HERE, drawer);
    expect(again.solver.get().hints).toBe(0);
    again.solver.showHint();
    const other = begun({ ...exercise, id: 'another' }, HERE, drawer);
    await tryPlan(other.solver, exercise.best);
    expect(other.endings).toEqual(['alone']);
    expect(begun(exercise, HERE, drawer).solver.get().hints).toBe(1);
  });
});

describe('an exercise', () => {
  it('is solved alone by the best plan at the first try, and says what the next best is worth', async () => {
    const exercise = puzzleExercise(CLEAR);
    const { solver, endings } = begun(exercise);
    await tryPlan(solver, exercise.best);
    expect(endings).toEqual(['alone']);
    expect(solver.get().tries.map(({ outcome, lost }) => ({ outcome, lost }))).toEqual([{ outcome: 'found', lost: 0 }]);
    await new Promise<void>((resolve) => {
      if (solver.get().rival !== undefined) resolve();
      else solver.subscribe(resolve);
    });
    expect(solver.get().rival?.why).toBeDefined();
    expect(isNextBest(exercise, solver.get())).toBe(true);
  });

  it('says how much a worse plan loses, and counts as helped once it is found after it', async () => {
    const exercise = puzzleExercise(CLEAR);
    const { solver, endings } = begun(exercise);
    await tryPlan(solver, otherPlan(exercise));
    const [first] = solver.get().tries;
    expect(first?.outcome).not.toBe('found');
    expect(first?.lost).toBeGreaterThan(0.5);
    expect(solver.get().rival).toBe(first);
    expect(isNextBest(exercise, solver.get())).toBe(false);
    expect(endings).toEqual([]);
    solver.tryAgain();
    await tryPlan(solver, exercise.best);
    expect(endings).toEqual(['helped']);
  });

  it('counts as helped after a hint', async () => {
    const exercise = puzzleExercise(CLEAR);
    const { solver, endings } = begun(exercise);
    solver.showHint();
    await tryPlan(solver, exercise.best);
    expect(endings).toEqual(['helped']);
  });

  it('ends once when the answer is shown', () => {
    const { solver, endings } = begun(puzzleExercise());
    solver.showAnswer();
    solver.showAnswer();
    expect(endings).toEqual(['shown']);
  });

  it('says that a plan could not be judged, and lets it be tried again', async () => {
    const exercise = puzzleExercise();
    const { solver, endings } = begun(exercise, { judge: () => Promise.reject(new Error('the worker crashed')) });
    await tryPlan(solver, otherPlan(exercise));
    expect(solver.get().judging).toBe('failed');
    solver.tryAgain();
    expect(solver.get()).toMatchObject({ judging: 'no', tries: [] });
    await tryPlan(solver, exercise.best);
    expect(endings).toEqual(['alone']);
  });
});

describe('end blessings', () => {
  it('are tried all at once, and judged exactly', async () => {
    const { state } = gameWith((view) => view.phase === 'endBlessing' && hasWorse(view)).get();
    const { view } = state;
    const best = ordered([...bestPlan(view, view.decider).values()]);
    const exercise = { ...puzzleExercise(), kind: 'drill', position: state, best } as const;
    const { solver, endings } = begun(exercise);
    solver.game.referee.decide(ordered(worst(view)));
    await seen(solver);
    const lost = sheetAfter(state, best) - sheetAfter(state, worst(view));
    expect(solver.get().tries).toMatchObject([{ outcome: expect.not.stringMatching('found') }]);
    expect(solver.get().tries[0]?.lost).toBeCloseTo(lost);
    solver.tryAgain();
    solver.game.referee.decide(best);
    await seen(solver);
    expect(endings).toEqual(['helped']);
  });
});

/** Whatever is to be shown was seen, and what was tried is judged. */
async function seen(solver: Solver): Promise<void> {
  for (let { showing } = solver.game.get(); showing !== undefined; { showing } = solver.game.get()) {
    solver.game.onSeen(showing);
  }
  await judged(solver);
}

/** Each end blessing decided as badly as can be. */
function worst(view: View): readonly EndBlessing[] {
  return openEndBlessings(view, view.decider).flatMap(
    (id) => choicesOf(view, view.decider, id, new Map()).at(-1)?.action ?? [],
  );
}

function hasWorse(view: View): boolean {
  return openEndBlessings(view, view.decider).some((id) => {
    const gains = choicesOf(view, view.decider, id, new Map()).map(({ gain }) => gain);
    return (gains[0] ?? 0) - (gains.at(-1) ?? 0) > 3;
  });
}

function sheetAfter({ view }: State, actions: readonly EndBlessing[]): number {
  const state = determinize(view, seedRng('end'));
  for (const action of actions) apply(state, action);
  return score(state.view, view.decider).total;
}

describe('hints', () => {
  it('narrow a plan down to its level, its card and its tile', () => {
    const { best } = puzzleExercise(({ solution }) => solution[1] === 'place 2C3' || solution[1] === 'place 3A3');
    expect(hintedOf(best)).toMatchObject({ level: expect.any(Number), card: expect.any(String) });
    const [take, place] = best.map(formatAction);
    const hinted = hintedOf(best);
    expect(take).toBe(`take ${hinted?.card}`);
    expect(place?.startsWith(`place ${hinted?.level}`)).toBe(true);
  });

  it('have nothing to say of a plan that builds no block', () => {
    expect(hintedOf([{ type: 'takeBlessing', blessing: 'insight' }])).toBeUndefined();
  });
});
