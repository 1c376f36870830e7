import { describe, expect, test } from 'vitest';
import { legalMoves, MoveList, toAction } from '../../src/fast.ts';
import { Corrupt, deal, determinize, play, type State, seedRng } from '../../src/game.ts';
import { follow, revealedBy } from '../../src/wire.ts';
import { sameData } from './data.ts';
import { anyKindOfMove, MODES, OPTION_SETS } from './games.ts';

const GAMES = 4;

describe.each(MODES)('with %i players', (players) => {
  test.each(OPTION_SETS)('follow gives the same view and events as the full game: $name', (options) => {
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
        // Compared with sameData: a test matcher would take a second for each game.
        if (!sameData(followed.view, next.view) || !sameData(followed.events, events)) {
          expect(followed).toEqual({ view: next.view, events });
        }
        state = next;
      }
    }
  });
});

/** Returns the first position in seeded games where the events of an action satisfy a condition. */
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

test('follow handles a reshuffle, even two in one step, from the revealed cards', () => {
  const once = firstWhere((types) => types.includes('reshuffled'));
  expect(follow(once.state.view, once.action, revealedBy(once.events)).view).toEqual(once.next.view);
  const twice = firstWhere((types) => types.filter((type) => type === 'reshuffled').length > 1);
  expect(follow(twice.state.view, twice.action, revealedBy(twice.events)).view).toEqual(twice.next.view);
});

test('an action that reveals nothing has no `revealed`', () => {
  const { state, action, events, next } = firstWhere((types) => types.every((type) => !type.endsWith('Revealed')));
  expect(revealedBy(events)).toBeUndefined();
  expect(follow(state.view, action).view).toEqual(next.view);
});

test('missing or unknown revealed cards throw Corrupt', () => {
  const drawn = firstWhere((types) => types.includes('cardRevealed'));
  expect(() => follow(drawn.state.view, drawn.action)).toThrow(Corrupt);
  expect(() => follow(drawn.state.view, drawn.action, { cards: ['no such card'] })).toThrow(Corrupt);
  const shuffled = firstWhere((types) => types.includes('reshuffled'));
  expect(() => follow(shuffled.state.view, shuffled.action)).toThrow(Corrupt);
});

test('follow does not change the earlier view and needs no secret', () => {
  const { state, action, events, next } = firstWhere((types) => types.includes('tileRevealed'));
  const { view } = determinize(state.view, seedRng('another deal'));
  expect(follow(view, action, revealedBy(events)).view).toEqual(next.view);
  expect(view).toEqual(state.view);
});
