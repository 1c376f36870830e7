import { type Action, formatAction, hashState, legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/art/tokens.ts';
import { Game } from '../../src/line/game.ts';
import type { Sitter } from '../../src/people/seat.ts';
import { type Shelf, shelfOver } from '../../src/session/storage.ts';
import { legalByText } from '../../src/tutorial/deal.ts';
import type { LessonId } from '../../src/tutorial/lesson.ts';
import { LessonReferee, restoreStaged } from '../../src/tutorial/lessonReferee.ts';
import { LEARNER, LESSONS, lessonById } from '../../src/tutorial/lessons.ts';
import { begunLesson, forgetLesson, keepLesson } from '../../src/tutorial/progress.ts';
import { SmallDrawer } from '../session/drawer.ts';
import { describeReferee, type Opened } from './refereeContract.ts';

const SITTERS: readonly Sitter[] = COLOURS.map((colour, seat) => ({
  kind: seat === LEARNER ? 'here' : 'bot',
  colour,
  name: () => colour,
}));

type LessonGame = Game<LessonReferee>;

function begun(id: string): LessonGame {
  const lesson = lessonById(id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return new Game(SITTERS, new LessonReferee(lesson));
}

function read(game: LessonGame, text: string): Action {
  const action = legalByText(game.get().state, text);
  if (action === undefined) throw new Error(`${text} is not legal`);
  return action;
}

/** Does what somebody at the screen would: cards are taken, tiles drafted and built, the rest answered. */
function tryIt(game: LessonGame, text: string): void {
  const action = read(game, text);
  if (action.type === 'takeCard') game.take(action.card);
  else if (action.type === 'placeBlock' || action.type === 'dummyTie') {
    game.pick(action.cell);
    if (action.side !== undefined) game.draft(action);
    game.build();
  } else if (action.type === 'swapTiles') {
    game.begin('swap');
    game.pick(action.a);
    game.pick(action.b);
  } else if (action.type === 'useFor') game.giveTo(action.for);
  else game.act(action);
}

/** The step's goal, or where anything goes the first legal thing. */
function goalOf(game: LessonGame): string | undefined {
  const step = game.referee.lesson.steps[game.referee.doneAfter(game.get().entries.length)];
  if (step === undefined || step.ledger === true) return undefined;
  const { view } = game.get().state;
  const any = view.phase === 'placeBlock' ? 'place ' : '';
  const legal = legalTexts(game).find((text) => text.startsWith(any));
  return step.goals?.[0] ?? legal;
}

function legalTexts(game: LessonGame): readonly string[] {
  return legalActions(game.get().state.view).map(formatAction);
}

function walk(game: LessonGame): boolean {
  const goal = goalOf(game);
  if (goal !== undefined) tryIt(game, goal);
  return goal !== undefined;
}

for (const { id } of LESSONS) {
  describeReferee(`the script of the lesson "${id}"`, () => {
    const game = begun(id);
    const decide = (_: Opened) => walk(game);
    return Promise.resolve({ game, decide, close: () => game.close() });
  });
}

describe('a lesson that was left midway', () => {
  /** A lesson as it is opened again over what the shelf keeps of it. */
  function reopened(id: LessonId, shelf: Shelf): LessonGame {
    const lesson = lessonById(id);
    if (lesson === undefined) throw new Error(`no lesson ${id}`);
    const referee = new LessonReferee(lesson, begunLesson(id, shelf), (progress) => keepLesson(id, progress, shelf));
    const game = new Game(SITTERS, referee);
    restoreStaged(game);
    return game;
  }

  const place = (game: LessonGame) => game.referee.doneAfter(game.get().entries.length);

  it.each(LESSONS.map(({ id }) => [id]))('%s: goes on at the step where it was left, after every step', (id) => {
    const shelf = shelfOver(new SmallDrawer());
    let game = reopened(id, shelf);
    while (walk(game)) {
      const again = reopened(id, shelf);
      expect(place(again)).toBe(place(game));
      expect(hashState(again.get().state)).toBe(hashState(game.get().state));
      game = again;
    }
    game.referee.count();
    expect(place(game)).toBe(game.referee.lesson.steps.length);
  });

  it('starts at its first step once it was forgotten, and with what nobody can do any more', () => {
    const shelf = shelfOver(new SmallDrawer());
    const game = reopened('place', shelf);
    walk(game);
    keepLesson('squares', { decided: ['place 9Z9', 'take 77'], staged: ['nonsense'] }, shelf);
    expect(place(reopened('squares', shelf))).toBe(0);
    forgetLesson('place', shelf);
    expect(place(reopened('place', shelf))).toBe(0);
  });
});

describe('a lesson', () => {
  it.each(LESSONS.map(({ id }) => [id]))('%s: is played to its end by its goals, others and all', (id) => {
    const game = begun(id);
    while (walk(game)) expect(game.get().refused).toBeUndefined();
    game.referee.count();
    const done = game.referee.doneAfter(game.get().entries.length);
    expect(done).toBe(game.referee.lesson.steps.length);
    expect(game.get().isAsked).toBe(false);
  });

  it('answers another card than the step’s without taking it', () => {
    const game = begun('support');
    tryIt(game, 'take elder-1');
    expect(game.referee.note).toEqual({ kind: 'other', step: 'card' });
    expect(game.get()).toMatchObject({ staged: [], state: { view: { phase: 'takeCard' } } });
    tryIt(game, 'take beast-2');
    expect(game.referee.note).toEqual({ kind: 'done', step: 'card' });
    expect(game.referee.doneAfter(game.get().entries.length)).toBe(1);
  });

  it('keeps the card when another tile than the step’s is built on, and decides nothing', () => {
    const game = begun('support');
    tryIt(game, 'take beast-2');
    tryIt(game, 'place 1D4');
    expect(game.referee.note).toEqual({ kind: 'other', step: 'tile' });
    expect(game.get().staged.map(({ action }) => formatAction(action))).toEqual(['take beast-2']);
    expect(game.referee.line.entries).toEqual([]);
    tryIt(game, 'place 2C1');
    expect(game.referee.note).toEqual({ kind: 'done', step: 'tile' });
    expect(game.get().isAsked).toBe(false);
  });

  it('goes a step back when a card is put back', () => {
    const game = begun('place');
    tryIt(game, 'take sculptor-1');
    expect(game.referee.doneAfter(game.get().entries.length)).toBe(1);
    expect(game.undo()).toBe(true);
    expect(game.referee.doneAfter(game.get().entries.length)).toBe(0);
    expect(game.referee.note).toBeUndefined();
  });

  it('shows what the others do one move after the other, and asks for the next step when they were seen', () => {
    const game = begun('place');
    game.open();
    tryIt(game, 'take sculptor-1');
    tryIt(game, legalTexts(game).find((text) => text.startsWith('place')) ?? '');
    const seen: number[] = [];
    for (let { showing } = game.get(); showing?.waits === true; { showing } = game.get()) {
      expect(game.referee.doneAfter(game.get().entries.length)).toBe(1);
      seen.push(showing.entry.seat);
      game.onSeen(showing);
    }
    expect(seen).toEqual([0, 1, 1, 2, 2]);
    expect(game.referee.doneAfter(game.get().entries.length)).toBe(2);
  });

  it('Y1: asks whom a card is for where the step is about that, and takes the usual answer elsewhere', () => {
    const game = begun('siku');
    tryIt(game, 'take artisan-3');
    expect(game.get().state.view.phase).toBe('useFor');
    expect(game.referee.note).toEqual({ kind: 'done', step: 'card' });
    tryIt(game, 'for self');
    expect(game.referee.note).toEqual({ kind: 'other', step: 'user' });
    tryIt(game, 'for siku');
    tryIt(game, 'place 1D2');
    tryIt(game, 'take sculptor-2');
    expect(game.referee.note).toEqual({ kind: 'done', step: 'userAgain' });
    expect(game.get().state.view.phase).toBe('placeBlock');
  });

  it('says why a move is refused, as every game does', () => {
    const game = begun('support');
    tryIt(game, 'take beast-2');
    game.pick(0);
    expect(game.get().refused?.refusal.code).toBe('symbolMismatch');
  });
});
