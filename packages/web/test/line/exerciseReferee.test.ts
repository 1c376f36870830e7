import { legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/line/game.ts';
import { ExerciseReferee } from '../../src/practice/exerciseReferee.ts';
import { puzzleExercise } from '../practice/exercises.ts';
import { buildFirst, describeReferee, type Opened } from './refereeContract.ts';

function opened(): Opened & { readonly game: Game<ExerciseReferee> } {
  const { sitters, position } = puzzleExercise();
  const game = new Game(sitters, new ExerciseReferee(position));
  return { game, decide: buildFirst, close: () => game.close() };
}

describeReferee('an exercise', () => Promise.resolve(opened()));

describe('the referee of an exercise', () => {
  it('has tried a plan once it is whole, and then asks nobody until it is begun anew', () => {
    const table = opened();
    const { game } = table;
    const { state } = game.get();
    const [take] = legalActions(state.view);
    if (take?.type !== 'takeCard') throw new Error('a card is to be taken');
    game.act(take);
    expect(game.referee.tried).toBeUndefined();
    buildFirst(table);
    expect(game.referee.tried?.map(({ type }) => type)).toEqual(['takeCard', 'placeBlock']);
    expect(game.get().isAsked).toBe(false);
    game.referee.again();
    expect(game.referee.tried).toBeUndefined();
    expect(game.get().state).toBe(state);
    expect(game.get().isAsked).toBe(true);
  });
});
