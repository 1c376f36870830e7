import { determinize, legalActions, nextInt, play, seedRng, setup } from '@nunatak/engine';
import { expect, it } from 'vitest';
import { changesBetween, checkOf, fieldsOf, viewOf, withChanges } from '../src/index.ts';

it('carries a whole game as changes of a view', () => {
  let state = setup({ players: 4 }, 'view');
  const { facts } = state.view;
  const rng = seedRng('choices');
  let seen = viewOf(facts, JSON.parse(JSON.stringify(fieldsOf(state.view))));
  let bytes = 0;
  let steps = 0;
  while (state.view.phase !== 'over') {
    const actions = legalActions(state.view);
    const next = play(state, actions[nextInt(rng, actions.length)]).state;
    const text = JSON.stringify(changesBetween(state.view, next.view));
    bytes += text.length;
    steps++;
    seen = withChanges(seen, JSON.parse(text));
    expect(seen).toEqual(next.view);
    expect(checkOf(seen)).toBe(checkOf(next.view));
    state = next;
  }
  expect(bytes / steps).toBeLessThan(800);
});

it('holds nothing of the secret', () => {
  const state = setup({ players: 3 }, 'secret');
  const other = determinize(state.view, seedRng('another deck'));
  expect(other.secret).not.toEqual(state.secret);
  expect(fieldsOf(other.view)).toEqual(fieldsOf(state.view));
  expect(Object.keys(fieldsOf(state.view))).not.toContain('facts');
});

it('has another check when anything differs', () => {
  const { view } = setup({ players: 3 }, 'check');
  expect(checkOf(withChanges(view, { points: [1, 0, 0] }))).not.toBe(checkOf(view));
});
