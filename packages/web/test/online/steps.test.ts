import {
  type Action,
  deal,
  factsOf,
  formatAction,
  type GameEvent,
  legalActions,
  nextInt,
  parseConfig,
  play,
  seedRng,
  type View,
} from '@nunatak/engine';
import { revealedBy } from '@nunatak/engine/wire';
import { changesBetween, checksumOf, type Step } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { Guess, keepKnown, lineOf } from '../../src/online/steps.ts';

/** A game by chance, what happened in it, and the steps that a server would send of it. */
function played(players: 2 | 3 | 4, seed: string, length: number) {
  const config = parseConfig({ players });
  if (!config.ok) throw new Error('the config is wrong');
  const rng = seedRng(seed);
  const first = deal(factsOf(config.value), seed);
  let state = first;
  const steps: (Step & { readonly action: Action })[] = [];
  const happened: GameEvent[] = [];
  for (let seq = 1; seq <= length && state.view.phase !== 'over'; seq++) {
    const actions = legalActions(state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) throw new Error('nobody decides');
    const { state: after, events } = play(state, action);
    const revealed = revealedBy(events);
    steps.push({ seq, at: 0, action, ...(revealed === undefined ? {} : { revealed }), check: checksumOf(after.view) });
    happened.push(...events);
    state = after;
  }
  return { first, state, steps, happened };
}

/** The line of some steps, which must fit. */
function fittingLine(steps: readonly Step[], first: View, seed = 'guess') {
  const line = lineOf(steps, first, new Guess(seed), () => true);
  if (line === undefined) throw new Error('the steps do not fit');
  return line;
}

describe('the line of a match', () => {
  it.each([2, 3, 4] as const)('is told again from its steps with %s players', (players) => {
    const { first, state, steps, happened } = played(players, `line ${players}`, 400);
    const { first: begun, entries: line } = fittingLine(steps, first.view);
    expect(line.map(({ action }) => formatAction(action))).toEqual(steps.map(({ action }) => formatAction(action)));
    expect(begun.view).toEqual(first.view);
    expect(line.at(-1)?.after.view).toEqual(state.view);
    expect(line.flatMap(({ events }) => events)).toEqual(happened);
  });

  it('is shorter after an undo', () => {
    const { first, steps } = played(3, 'undo', 20);
    const before = fittingLine(steps.slice(0, 18), first.view).entries.at(-1)?.after.view;
    const after = fittingLine(steps, first.view).entries.at(-1)?.after.view;
    if (before === undefined || after === undefined) throw new Error('no steps');
    const changes = changesBetween(after, before);
    const undo: Step = { seq: 21, seat: 0, at: 0, undoTo: 18, floor: 18, changes, check: checksumOf(before) };
    expect(fittingLine([...steps, undo], first.view).entries).toHaveLength(18);
  });

  it('is not made up where a step does not fit', () => {
    const { first, steps } = played(3, 'misfit', 20);
    const wrong = steps.map((step) => (step.seq === 12 ? { ...step, check: '00000000' } : step));
    expect(lineOf(wrong, first.view, new Guess('guess'), () => true)).toBeUndefined();
  });

  it('keeps the entries that were known, so that nothing is shown twice', () => {
    const { first, steps } = played(3, 'keep', 30);
    const old = fittingLine(steps.slice(0, 20), first.view, 'a');
    const { entries } = keepKnown(old, fittingLine(steps, first.view, 'b'));
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
