import { type CardId, cardIdOf, legalActions, score } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { describe, expect, it } from 'vitest';
import { lastState } from '../../src/line/line.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { fromRecordDocument } from '../../src/session/records.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { everyonePerson, playOut } from './playOut.ts';

function threePeople(seed: string): LocalConfig {
  return everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed });
}

function firstCard(game: LocalGame): CardId {
  const take = legalActions(game.get().state.view).find(({ type }) => type === 'takeCard');
  if (take?.type !== 'takeCard') throw new Error('no card can be taken');
  return take.card;
}

function firstCell(game: LocalGame): number {
  const place = legalActions(game.get().state.view).find(({ type }) => type === 'placeBlock');
  if (place?.type !== 'placeBlock') throw new Error('no cell can be built on');
  return place.cell;
}

describe('staging', () => {
  it('takes a card and a tile as a draft, and builds only on Build', () => {
    const game = newGame(threePeople('staging'));
    game.take(firstCard(game));
    expect(game.get().state.view.phase).toBe('placeBlock');
    game.pick(firstCell(game));
    expect(game.get().draft).toMatchObject({ type: 'placeBlock' });
    expect(game.get().floor).toBe(0);
    expect(game.build()).toBe(true);
    expect(game.get().state.view.active).toBe(1);
    expect(game.get().floor).toBe(game.get().entries.length);
  });

  it('undoes step by step: the tile, then the card', () => {
    const game = newGame(threePeople('staging'));
    const { state } = game.get();
    game.take(firstCard(game));
    game.pick(firstCell(game));
    expect(game.undo()).toBe(true);
    expect(game.get().draft).toBeUndefined();
    expect(game.undo()).toBe(true);
    expect(game.get().state).toBe(state);
    expect(game.undo()).toBe(false);
  });

  it('changes the card of a staged turn', () => {
    const game = newGame(threePeople('staging'));
    const cards = legalActions(game.get().state.view).flatMap((action) =>
      action.type === 'takeCard' ? [action.card] : [],
    );
    for (const card of cards) {
      game.take(card);
      expect(cardIdOf(game.get().state.view.facts, game.get().state.view.card)).toBe(card);
    }
    expect(game.get().entries).toHaveLength(1);
  });

  it('lets the tile come first: the card taken next is built there', () => {
    const game = newGame(threePeople('staging'));
    game.take(firstCard(game));
    const cell = firstCell(game);
    game.undo();
    game.pick(cell);
    expect(game.get().gesture).toEqual({ kind: 'tile', cell });
    game.take(firstCard(game));
    expect(game.get().draft).toMatchObject({ type: 'placeBlock', cell });
  });

  it('swaps tiles as a builder with two picks and offers the moved tile', () => {
    const game = newGame(threePeople('builder-swap-2'));
    const builder = legalActions(game.get().state.view).find(
      (action) => action.type === 'takeCard' && action.card.startsWith('builder'),
    );
    if (builder?.type !== 'takeCard') throw new Error('this seed should deal a builder');
    game.take(builder.card);
    const swap = legalActions(game.get().state.view).find(({ type }) => type === 'swapTiles');
    if (swap?.type !== 'swapTiles') throw new Error('a builder may swap');
    game.begin('swap');
    game.pick(swap.a);
    game.pick(swap.b);
    expect(game.get().entries.map(({ action }) => action.type)).toEqual(['takeCard', 'swapTiles']);
    const places = legalActions(game.get().state.view).filter(({ type }) => type === 'placeBlock');
    if (places.length === 1) expect(game.get().draft).toEqual(places[0]);
    game.undo();
    game.undo();
    expect(game.get().gesture).toBeUndefined();
  });

  it('says why a cell is refused, as data with its rule', () => {
    const game = newGame(threePeople('staging'));
    game.take(firstCard(game));
    game.pick(53);
    expect(game.get().refused?.refusal).toMatchObject({ code: 'noTileThere', rule: 'G3' });
    game.pick(firstCell(game));
    expect(game.get().refused).toBeUndefined();
  });

  it('stages the usual user of a card with two players, and changes it', () => {
    const game = newGame(everyonePerson({ ...usualConfig(2, ['Ana', 'Bo']), seed: 'siku' }));
    game.take(firstCard(game));
    expect(game.get().state.view).toMatchObject({ phase: 'placeBlock', forSiku: false });
    const cell = firstCell(game);
    game.pick(cell);
    game.giveTo('siku');
    expect(game.get().state.view.forSiku).toBe(true);
    expect(game.get().draft).toMatchObject({ cell });
  });
});

describe('bots', () => {
  it('play until a person decides, and the table shows them one after another', async () => {
    const shown: number[] = [];
    const game = newGame(
      { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'bots' },
      {
        bot: (view) => Promise.resolve(legalActions(view).slice(0, 1)),
      },
    );
    game.subscribe(() => {
      const { showing } = game.get();
      if (showing === undefined) return;
      if (showing.waits) shown.push(showing.entry.seat);
      queueMicrotask(() => game.onSeen(showing));
    });
    game.open();
    game.take(firstCard(game));
    game.pick(firstCell(game));
    game.build();
    await expect.poll(() => game.get().state.view.turn).toBe(4);
    await expect.poll(() => game.get().busy).toBe(false);
    expect(game.get().state.view.decider).toBe(0);
    expect(new Set(shown)).toEqual(new Set([0, 1, 2]));
  });

  it('take back reaches behind what was revealed when one person plays', async () => {
    const game = newGame(
      { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'bots' },
      {
        bot: (view) => Promise.resolve(legalActions(view).slice(0, 1)),
      },
    );
    game.open();
    game.take(firstCard(game));
    game.pick(firstCell(game));
    game.build();
    await expect.poll(() => lastState(game.referee.line).view.turn).toBe(4);
    game.takeBack();
    expect(game.get().state.view).toMatchObject({ turn: 1, phase: 'placeBlock' });
  });
});

describe('keeping', () => {
  it.each([1, 2, 3, 4] as const)('a whole game of %i is kept, taken up and recorded', (players) => {
    const game = newGame(
      everyonePerson({ ...usualConfig(players, ['Ana', 'Bo', 'Mira', 'Kim']), seed: `keep${players}` }),
    );
    playOut(game, `keep${players}`);
    const { view } = game.get().state;
    expect(view.phase).toBe('over');
    const again = fromSave(JSON.parse(JSON.stringify(saveOf(game.referee))));
    expect(again.ok && again.value.get().state.view.points).toEqual(view.points);
    const record = JSON.parse(JSON.stringify(game.referee.record()));
    const read = fromRecord(record);
    expect(read.ok && read.value.final.view.points).toEqual(view.points);
    expect(record.sheets['0'].total).toBe(score(view, 0).total);
    const imported = fromRecordDocument(record, []);
    expect(imported.ok && imported.value.get().state.view.points).toEqual(view.points);
    expect(imported.ok && imported.value.referee.config.seats[0]?.name).toBe('Ana');
  });

  it('a game goes on from a record without a seed, and is kept', () => {
    const game = newGame(threePeople('half'));
    playOut(game, 'half', 40);
    const { seed: _seed, ...record } = JSON.parse(JSON.stringify(game.referee.record()));
    const read = fromRecordDocument(record, ['Ana', 'Bo', 'Mira']);
    if (!read.ok) throw new Error(read.reason.field);
    playOut(read.value, 'other half');
    expect(read.value.get().state.view.phase).toBe('over');
    const kept = fromSave(JSON.parse(JSON.stringify(saveOf(read.value.referee))));
    expect(kept.ok && kept.value.get().state.view.points).toEqual(read.value.get().state.view.points);
    expect(fromRecord(JSON.parse(JSON.stringify(read.value.referee.record()))).ok).toBe(true);
  });

  it('keeps what one need not be asked with the game, and asks where that cannot be read', () => {
    const game = newGame(threePeople('orders'));
    const order = { least: { expansion: 4 }, isTurnEndSilent: true };
    const ordersIn = (document: unknown) => {
      const read = fromSave(JSON.parse(JSON.stringify(document)));
      return read.ok ? read.value.orders.get() : read.reason;
    };
    expect(ordersIn(saveOf(game.referee))).toEqual({});
    game.order(1, order);
    expect(ordersIn(saveOf(game.referee))).toEqual({ 1: order });
    expect(ordersIn({ ...saveOf(game.referee), orders: { 1: { least: { expansion: 'much' } } } })).toEqual({});
  });

  it('says what is wrong with a broken save', () => {
    const game = newGame(threePeople('broken'));
    playOut(game, 'broken', 12);
    const save = saveOf(game.referee);
    const reasonOf = (document: unknown) => {
      const read = fromSave(JSON.parse(JSON.stringify(document)));
      return read.ok ? 'fine' : read.reason;
    };
    expect(reasonOf(save)).toBe('fine');
    expect(reasonOf({ ...save, format: 'x' })).toContain('format');
    expect(reasonOf({ ...save, actions: ['place 9Z9'] })).toContain('actions[0]');
    expect(reasonOf({ ...save, actions: save.actions.slice(1) })).toContain('refused');
    expect(reasonOf({ ...save, hash: '0' })).toContain('hash');
    expect(reasonOf({ ...save, config: { ...save.config, seats: [] } })).toContain('seats');
  });
});
