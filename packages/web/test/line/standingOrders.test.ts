import { type Action, isWindow, legalActions, nextInt, seedRng, undecided } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { bestPlan, ordered } from '../../src/ledger/endBlessings.ts';
import type { Entry } from '../../src/line/entry.ts';
import { readOrders, type StandingOrders } from '../../src/line/orders.ts';
import { standingAnswer } from '../../src/line/standingAnswer.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira'];
/** More points than any answer brings. */
const NEVER: StandingOrders = { least: { structure: 99, expansion: 99, providence: 99 }, isTurnEndSilent: true };

function threePeople(seed: string): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(3, NAMES), seed }));
  game.open();
  see(game);
  return game;
}

/** Shows every step to its end, as a table would. */
function see(game: LocalGame): void {
  for (let { showing } = game.get(); showing !== undefined; { showing } = game.get()) game.onSeen(showing);
}

/** Makes one decision by chance for whoever is asked. */
function playOne(game: LocalGame, seed: string): void {
  const actions = legalActions(game.get().state.view);
  const action = actions[nextInt(seedRng(seed), actions.length)];
  if (action === undefined || !game.act(action)) throw new Error('a legal action was refused');
  see(game);
}

function playUntil(game: LocalGame, seed: string, isWanted: () => boolean): boolean {
  for (let i = 0; game.get().state.view.phase !== 'over'; i++) {
    if (isWanted()) return true;
    playOne(game, `${seed} ${i}`);
  }
  return false;
}

function isOrdered({ action, before, seat }: Entry, orders: StandingOrders, of: number): boolean {
  return seat === of && action.type === 'pass' && standingAnswer(before.view, orders) !== undefined;
}

describe('a standing order', () => {
  it('answers two windows in a row, so that the game goes on by itself', () => {
    let pairs = 0;
    for (let deal = 0; deal < 20 && pairs === 0; deal++) {
      const game = threePeople(`windows ${deal}`);
      for (const seat of [0, 1, 2]) game.order(seat, NEVER);
      playUntil(game, `windows ${deal}`, () => {
        const { state, busy } = game.get();
        expect(busy).toBe(false);
        expect(isWindow(state.view.phase) || state.view.phase === 'endOfTurn').toBe(false);
        return false;
      });
      const { entries } = game.referee.line;
      pairs += entries.filter((entry, i) => {
        const last = entries[i - 1];
        const isBoth = [entry, last].every((one) => one?.action.type === 'pass' && isWindow(one.before.view.phase));
        return isBoth && last?.seat === entry.seat;
      }).length;
    }
    expect(pairs).toBeGreaterThan(0);
  });

  it('belongs to the seat that gave it: the others are asked as before', () => {
    let asked = 0;
    for (let deal = 0; deal < 10; deal++) {
      const game = threePeople(`seats ${deal}`);
      game.order(1, NEVER);
      playUntil(game, `seats ${deal}`, () => {
        const { view } = game.get().state;
        const isQuestion = isWindow(view.phase) || view.phase === 'endOfTurn';
        if (isQuestion) expect(view.decider).not.toBe(1);
        asked += isQuestion ? 1 : 0;
        return false;
      });
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('changes by field: what was ordered for another blessing stays', () => {
    const game = threePeople('fields');
    game.order(0, { least: { expansion: 4 } });
    game.order(0, { least: { providence: 6 } });
    game.order(0, { isTurnEndSilent: true });
    expect(game.ordersOf(0)).toEqual({ least: { expansion: 4, providence: 6 }, isTurnEndSilent: true });
    expect(game.ordersOf(1)).toEqual({ least: {}, isTurnEndSilent: false });
  });

  it('is kept with the game, and answers again after a reload what was open when it was kept', () => {
    const game = threePeople('kept orders');
    expect(playUntil(game, 'kept orders', () => game.get().state.view.phase === 'endOfTurn')).toBe(true);
    const { decider } = game.get().state.view;
    game.close();
    game.order(decider, { isTurnEndSilent: true });
    const read = fromSave(JSON.parse(JSON.stringify(saveOf(game.referee))));
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.ordersOf(decider).isTurnEndSilent).toBe(true);
    const { length } = game.referee.line.entries;
    read.value.open();
    expect(read.value.referee.line.entries.slice(length).map(({ action }) => action)).toEqual([{ type: 'pass' }]);
  });

  it('of a save of the first version belongs to the only person; among several everyone is asked', () => {
    const old = { least: { expansion: 4 }, isTurnEndSilent: true };
    expect(readOrders(old, [2])).toEqual({ 2: old });
    expect(readOrders(old, [0, 1])).toEqual({});
    expect(readOrders({ 1: old }, [0, 1])).toEqual({ 1: old });
    expect(readOrders({ least: { expansion: 'much' } }, [0])).toEqual({});
    expect(readOrders(undefined, [0])).toEqual({});
  });

  it('that the referee refuses is given once: the person is asked then', () => {
    const game = threePeople('kept orders');
    expect(playUntil(game, 'kept orders', () => game.get().state.view.phase === 'endOfTurn')).toBe(true);
    const { length } = game.referee.line.entries;
    let refused = 0;
    game.referee.decide = () => {
      refused++;
      game.referee.layBack();
    };
    game.order(game.get().state.view.decider, { isTurnEndSilent: true });
    expect(refused).toBe(1);
    expect(game.get()).toMatchObject({ busy: false, isAsked: true, length });
  });

  it('is passed over by an undo, which ends at a step where a person was asked', () => {
    let undone = 0;
    for (let deal = 0; deal < 30 && undone === 0; deal++) {
      const game = threePeople(`undo ${deal}`);
      for (const seat of [0, 1, 2]) game.order(seat, NEVER);
      const isAfterOrder = () => {
        const { entries, floor } = game.get();
        const last = entries.at(-1);
        return last !== undefined && entries.length > floor && isOrdered(last, NEVER, last.seat);
      };
      if (!playUntil(game, `undo ${deal}`, isAfterOrder)) continue;
      const before = game.get().entries.length;
      if (!game.canUndo) continue;
      game.undo();
      see(game);
      expect(game.get().entries.length).toBeLessThan(before - 1);
      undone++;
    }
    expect(undone).toBe(1);
  });
});

describe('taking back', () => {
  it('reaches the last decision of the person, not the answer of a standing order', async () => {
    const bot = (view: Entry['before']['view']) => Promise.resolve(legalActions(view).slice(0, 1));
    const isAnswered = (entry: Entry) => entry.closes && isOrdered(entry, NEVER, 0);
    for (let deal = 0; deal < 60; deal++) {
      const game = newGame({ ...usualConfig(3, NAMES), seed: `back ${deal}` }, { bot });
      game.open();
      game.order(0, NEVER);
      for (let i = 0; game.referee.line.entries.at(-1)?.after.view.phase !== 'over'; i++) {
        see(game);
        await new Promise((resolve) => setImmediate(resolve));
        if (game.referee.line.entries.some(isAnswered) || !game.get().isAsked) continue;
        if (!game.get().busy) playOne(game, `back ${deal} ${i}`);
      }
      const { entries } = game.referee.line;
      const at = entries.findLastIndex(({ seat, closes }) => seat === 0 && closes);
      const last = entries[at];
      if (last === undefined || !isAnswered(last)) continue;
      game.takeBack();
      see(game);
      expect(game.referee.line.entries.length).toBeLessThan(at);
      return;
    }
    throw new Error('no such position in 60 games');
  });

  it('ends the report of a bot that did not answer', async () => {
    let fails = false;
    const game = newGame(
      { ...usualConfig(3, NAMES), seed: 'silent' },
      {
        bot: (view) => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(legalActions(view).slice(0, 1))),
      },
    );
    game.open();
    playOne(game, 'silent 0');
    while (game.get().isAsked) playOne(game, `silent ${game.get().entries.length}`);
    fails = true;
    await expect.poll(() => game.get().silent).toBeDefined();
    game.takeBack();
    see(game);
    expect(game.get().isAsked).toBe(true);
    expect(game.get().silent).toBeUndefined();
  });
});

describe('several decisions of one press', () => {
  it('are all decided, also while the teacher looks: every end blessing of a person', () => {
    for (let deal = 0; deal < 40; deal++) {
      const game = newGame(everyonePerson({ ...usualConfig(3, NAMES), seed: `ends ${deal}` }));
      playOut(game, `ends ${deal}`, 400);
      const several = game.referee.line.entries.find(
        ({ before, seat, action }) => action.type === 'endBlessing' && undecided(before.view, seat).length > 1,
      );
      if (several === undefined) continue;
      game.referee.undo(game.referee.line.entries.indexOf(several));
      game.open();
      see(game);
      const { view } = game.get().state;
      const plan = ordered([...bestPlan(view, view.decider).values()]);
      expect(plan.length).toBeGreaterThan(1);
      const { length } = game.referee.line.entries;
      // The teacher holds a press back while it looks: what comes later is refused.
      let held: readonly Action[] = [];
      game.referee.guard = (actions) => {
        held = actions;
        return true;
      };
      expect(game.act(...plan)).toBe(true);
      game.referee.letPass(held);
      expect(game.referee.line.entries.slice(length).map(({ action }) => action)).toEqual(plan);
      return;
    }
    throw new Error('no such position in 40 games');
  });
});
