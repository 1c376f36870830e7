import { describe, expect, it } from 'vitest';
import { type Action, legalActions, nextInt, play, type State, seedRng, settled, setup } from '../src/game.ts';
import { followPath, pathOf } from '../src/wire.ts';

function dealt(seed: string): State {
  return settled(setup({ players: 2 }, seed));
}

/** Plays a random game. */
function played(seed: string): { readonly actions: readonly Action[]; readonly final: State } {
  const rng = seedRng(seed);
  const actions: Action[] = [];
  let final = dealt(seed);
  while (final.view.phase !== 'over') {
    const legal = legalActions(final.view);
    const action = legal[nextInt(rng, legal.length)];
    actions.push(action);
    final = play(final, action).state;
  }
  return { actions, final };
}

describe('a path', () => {
  it.each(['one', 'two', 'three'])('encodes a whole game in fewer than 250 characters (%s)', (seed) => {
    const { actions, final } = played(seed);
    const path = pathOf(dealt(seed), actions);
    const state = dealt(seed);
    expect(followPath(state, path)).toEqual({ ok: true, value: actions });
    expect(state.view).toEqual(final.view);
    expect(path.length).toBeLessThan(250);
  });

  it('encodes an index above 61 with one more character', () => {
    const paths = ['one', 'two', 'three'].map((seed) => pathOf(dealt(seed), played(seed).actions));
    expect(paths.join('')).toMatch(/~/);
  });

  it.each([
    ['!', 'path[0]: found !'],
    ['00Z', 'path[2]: found Z'],
  ])('names the character that is no legal move: %s', (path, problem) => {
    const followed = followPath(dealt('one'), path);
    expect(followed.ok).toBe(false);
    if (!followed.ok) expect(`${followed.reason.field}: found ${followed.reason.found}`).toBe(problem);
  });
});
