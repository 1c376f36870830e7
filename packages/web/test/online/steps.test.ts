import {
  closesUndo,
  deal,
  factsOf,
  formatAction,
  legalActions,
  nextInt,
  parseConfig,
  play,
  seedRng,
} from '@nunatak/engine';
import { changesBetween, checkOf, type Step } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { Guess, keepKnown, lineOf } from '../../src/online/steps.ts';

/** A game by chance, and the steps that a server would send of it. */
function played(players: 2 | 3 | 4, seed: string, length: number) {
  const config = parseConfig({ players });
  if (!config.ok) throw new Error('the config is wrong');
  const rng = seedRng(seed);
  const first = deal(factsOf(config.value), seed);
  let state = first;
  const steps: Step[] = [];
  for (let seq = 1; seq <= length && state.view.phase !== 'over'; seq++) {
    const actions = legalActions(state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) throw new Error('nobody decides');
    const { state: after, events } = play(state, action);
    const floor = closesUndo(state.view, after.view, events) ? seq : (steps.at(-1)?.line.floor ?? 0);
    steps.push({
      seq,
      seat: state.view.decider,
      by: 'seat',
      at: 0,
      action,
      events: [...events],
      changes: changesBetween(state.view, after.view),
      check: checkOf(after.view),
      line: { length: seq, floor },
    });
    state = after;
  }
  return { first, state, steps };
}

describe('the line of a match', () => {
  it.each([2, 3, 4] as const)('is told again from its steps with %s players', (players) => {
    const { first, state, steps } = played(players, `line ${players}`, 400);
    const { first: begun, entries: line } = lineOf(steps, first.view, new Guess('guess'), () => true);
    expect(line.map(({ action }) => formatAction(action))).toEqual(
      steps.map(({ action }) => (action === undefined ? '' : formatAction(action))),
    );
    expect(begun.view).toEqual(first.view);
    expect(line.at(-1)?.after.view).toEqual(state.view);
    expect(line.flatMap(({ events }) => events)).toEqual(steps.flatMap(({ events }) => events));
  });

  it('is shorter after an undo', () => {
    const { first, steps } = played(3, 'undo', 20);
    const last = steps.at(-1);
    if (last === undefined) throw new Error('no steps');
    const { action: _, ...rest } = last;
    const undo: Step = { ...rest, seq: 21, undoTo: 18, events: [], changes: {}, line: { length: 18, floor: 18 } };
    expect(lineOf([...steps, undo], first.view, new Guess('guess'), () => true).entries).toHaveLength(18);
  });

  it('keeps the entries that were known, so that nothing is shown twice', () => {
    const { first, steps } = played(3, 'keep', 30);
    const old = lineOf(steps.slice(0, 20), first.view, new Guess('a'), () => true);
    const { entries } = keepKnown(
      old,
      lineOf(steps, first.view, new Guess('b'), () => true),
    );
    expect(entries).toHaveLength(30);
    expect(entries.slice(0, 20).every((entry, i) => entry === old.entries[i])).toBe(true);
  });
});

describe('a guessed deal', () => {
  it('fits what everybody sees', () => {
    const { state } = played(4, 'guess', 60);
    expect(new Guess('x').state(state.view).view).toEqual(state.view);
  });
});
