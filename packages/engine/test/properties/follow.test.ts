import { describe, expect, test } from 'vitest';
import { legalMoves, MoveList, toAction } from '../../src/fast.ts';
import { Corrupt, deal, determinize, play, type State, seedRng } from '../../src/game.ts';
import { follow, revealedBy } from '../../src/wire.ts';
import { sameData } from './data.ts';
import { anyKindOfMove, MODES, OPTION_SETS } from './games.ts';

const GAMES = 4;

describe.each(MODES)('with %i players', (players) => {
  test.each(OPTION_SETS)('an action and what it turned up lead to what everybody sees: $name', (options) => {
    const moves = new MoveList();
    for (let game = 0; game < GAMES; game++) {
      const seed = `${options.name} ${game}`;
      const rng = seedRng(`${seed} follows`);
      let state = deal(options.facts(players, game), seed);
      while (state.view.phase !== 'over') {
        legalMoves(state.view, moves);
        const action = toAction(state.view.facts, anyKindOfMove(moves, rng));
        const { state: next, events } = play(state, action);
        const followed = follow(state.view, action, revealedBy(events));
        // Compared by hand: a matcher would take a second a game.
        if (!sameData(followed.view, next.view) || !sameData(followed.events, events)) {
          expect(followed).toEqual({ view: next.view, events });
        }
        state = next;
      }
    }
  });
});

/** The first position of seeded games at which an action turns up what is asked for. */
function firstWhere(isIt: (types: readonly string[]) => boolean) {
  const moves = new MoveList();
  for (let game = 0; game < 200; game++) {
    const rng = seedRng(`where ${game}`);
    let state: State = deal(OPTION_SETS[0].facts(3, game), `where ${game}`);
    while (state.view.phase !== 'over') {
      legalMoves(state.view, moves);
      const action = toAction(state.view.facts, anyKindOfMove(moves, rng));
      const { state: next, events } = play(state, action);
      if (isIt(events.map(({ type }) => type))) return { state, action, next, events };
      state = next;
    }
  }
  throw new Error('no game of these turns it up');
}

test('a shuffle is followed from the cards that it turned up, twice in one step as well', () => {
  const once = firstWhere((types) => types.includes('reshuffled'));
  expect(follow(once.state.view, once.action, revealedBy(once.events)).view).toEqual(once.next.view);
  const twice = firstWhere((types) => types.filter((type) => type === 'reshuffled').length > 1);
  expect(follow(twice.state.view, twice.action, revealedBy(twice.events)).view).toEqual(twice.next.view);
});

test('an action that turns up nothing says nothing of it', () => {
  const { state, action, events, next } = firstWhere((types) => types.every((type) => !type.endsWith('Revealed')));
  expect(revealedBy(events)).toBeUndefined();
  expect(follow(state.view, action).view).toEqual(next.view);
});

test('whoever is told too little, or of a card that the edition does not have, is told so', () => {
  const drawn = firstWhere((types) => types.includes('cardRevealed'));
  expect(() => follow(drawn.state.view, drawn.action)).toThrow(Corrupt);
  expect(() => follow(drawn.state.view, drawn.action, { cards: ['no such card'] })).toThrow(Corrupt);
  const shuffled = firstWhere((types) => types.includes('reshuffled'));
  expect(() => follow(shuffled.state.view, shuffled.action)).toThrow(Corrupt);
});

test('the view before stays as it is, and no secret is asked for', () => {
  const { state, action, events, next } = firstWhere((types) => types.includes('tileRevealed'));
  const { view } = determinize(state.view, seedRng('another deal'));
  expect(follow(view, action, revealedBy(events)).view).toEqual(next.view);
  expect(view).toEqual(state.view);
});
