import { determinize, legalActions, nextInt, play, seedRng, setup } from '@nunatak/engine';
import { expect, it } from 'vitest';
import { changesBetween, checksumOf, fieldsOf, viewOf, withChanges } from '../src/index.ts';

it('a whole game can be sent as changes of a view', () => {
  let state = setup({ players: 4 }, 'view');
  const { facts } = state.view;
  const rng = seedRng('choices');
  let seen = viewOf(facts, JSON.parse(JSON.stringify(fieldsOf(state.view))));
  while (state.view.phase !== 'over') {
    const actions = legalActions(state.view);
    const next = play(state, actions[nextInt(rng, actions.length)]).state;
    seen = withChanges(seen, JSON.parse(JSON.stringify(changesBetween(state.view, next.view))));
    expect(seen).toEqual(next.view);
    expect(checksumOf(seen)).toBe(checksumOf(next.view));
    state = next;
  }
});

it('a view contains nothing of the secret', () => {
  const state = setup({ players: 3 }, 'secret');
  const other = determinize(state.view, seedRng('another deck'));
  expect(other.secret).not.toEqual(state.secret);
  expect(fieldsOf(other.view)).toEqual(fieldsOf(state.view));
  expect(Object.keys(fieldsOf(state.view))).not.toContain('facts');
});

it('the checksum changes if any field differs', () => {
  const { view } = setup({ players: 3 }, 'check');
  const marks = new Set<string>([checksumOf(view)]);
  const others = Object.entries(fieldsOf(view)).map(([name, value]) => ({ [name]: another(value) }));
  for (const changes of others) marks.add(checksumOf(withChanges(view, changes)));
  expect(marks.size).toBe(others.length + 1);
  // Pages and servers of earlier releases compute the same checksum.
  expect(checksumOf(view)).toBe('fc78fe6e');
});

/** Returns a value that differs slightly from a field's. */
function another(field: unknown): unknown {
  if (Array.isArray(field)) return field.length === 0 ? [0] : [...field.slice(0, -1), field[field.length - 1] + 1];
  if (typeof field === 'string') return `${field} `;
  return typeof field === 'boolean' ? !field : Number(field) + 1;
}
