import type { Step, ViewFields } from '@nunatak/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { History } from '../../src/online/history.ts';

const FIRST = { turn: 1 } as ViewFields;

function step(seq: number): Step {
  return { seq, at: 0, action: { type: 'pass' }, check: '' };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the history of a match', () => {
  it('is there at once where nothing has happened yet', () => {
    const ask = vi.fn();
    expect(new History(ask).load(0)).toEqual({ first: undefined, steps: [] });
    expect(ask).not.toHaveBeenCalled();
  });

  it('is asked for part by part, from the first step on, with what was there before it', () => {
    const ask = vi.fn();
    const history = new History(ask);
    expect(history.load(3)).toBeUndefined();
    expect(history.receive([step(1), step(2)], FIRST, 3)).toBeUndefined();
    expect(ask.mock.calls).toEqual([[0], [2]]);
    expect(history.receive([step(3)], undefined, 3)).toEqual({ first: FIRST, steps: [step(1), step(2), step(3)] });
    expect(history.isLoading).toBe(false);
  });

  it('takes no step twice and none out of its order', () => {
    const history = new History(vi.fn());
    history.load(2);
    history.receive([step(2), step(1), step(1)], FIRST, 2);
    expect(history.receive([step(2)], undefined, 2)?.steps.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(history.receive([step(3)], undefined, 3)).toBeUndefined();
  });

  it('is asked for again where the server wants more time, and not once it is closed', () => {
    const ask = vi.fn();
    const history = new History(ask);
    history.load(1);
    history.askAgain();
    vi.runAllTimers();
    expect(ask.mock.calls).toEqual([[0], [0]]);
    history.askAgain();
    history.close();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
