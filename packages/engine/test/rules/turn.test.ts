import { describe, expect, test } from 'vitest';
import { cardIdOf, type Edition, NONE, seedRng, setup, submit } from '../../src/game.ts';
import { FRESH_TURN } from '../../src/state.ts';
import { everyTileSplit } from '../editions.ts';
import { eventsOf, legalTexts, type Position, pointsBy, position, script, settle } from '../position.ts';
import { cardsOf, deckOf, displayOf, pilesOf } from './look.ts';
import { playRandomly } from './randomPlay.ts';
import { at, FULL1, NOTHING2, seatAt } from './temple.ts';

const isSorted = (list: readonly number[]) => list.every((entry, i) => i === 0 || list[i - 1] <= entry);

/** Only 1A1 is open, with a tile that shows these letters. */
function oneOpenCell(letters: string, notation: Position): Position {
  return { level1: `${letters}${FULL1.slice(1)}`, level2: NOTHING2, ...notation };
}

/** Returns the first card of an edition with a face. */
function cardWith(edition: Edition, face: string): string {
  const card = edition.cards.find(({ symbols }) => symbols.join('-') === face);
  if (card === undefined) throw new Error(`no card shows ${face}`);
  return card.id;
}

test.each([1, 2, 3, 4] as const)('T1: a turn keeps nothing from the turn before (%i players)', (players) => {
  for (let game = 0; game < 10; game++) {
    playRandomly(setup({ players }, game), seedRng(game), ({ view }) => {
      if (view.phase === 'takeCard') expect(view).toMatchObject({ ...FRESH_TURN, free: view.free });
    });
  }
});

test('T1: support, rows and squares are scored in this order, then an elder gives a blessing, then the display is refilled', () => {
  const state = position({
    level1: FULL1,
    level2: '1 2 1 e / ? ? 2 1 / ? ? ? ? / ? ? ? ?',
    display: ['elder-1', 'sculptor-1', 'sculptor-2', 'sculptor-3'],
    faceUp: ['luck', 'edge'],
  });
  const { events } = script(state, 'take elder-1', 'place 2D1', 'bless luck');
  const order = events.flatMap((event) => {
    if (event.type === 'points') return [event.source];
    return ['track', 'tileRevealed', 'blessingTaken', 'cardRevealed'].includes(event.type) ? [event.type] : [];
  });
  expect(order).toEqual(['support', 'track', 'square', 'square', 'tileRevealed', 'blessingTaken', 'cardRevealed']);
});

test('T1, X15: a sculptor goes on an open cell that shows a sculptor, and the card joins the sculptors', () => {
  const state = position({
    level1: 's b s t 0 / a a a a a / e e e e e / r r r r r / t t t t t',
    display: ['sculptor-1'],
  });
  script(state, 'take sculptor-1');
  expect(legalTexts(state)).toEqual(['place 1A1', 'place 1C1']);
  script(state, 'place 1C1');
  expect(cardsOf(state, 0)).toEqual(['sculptor-1 sculptor']);
});

test('T2, X13: a builder cannot be taken while no open tile shows a builder', () => {
  const state = position(oneOpenCell('s', { display: ['builder-1', 'sculptor-1'] }));
  expect(legalTexts(state)).toEqual(['take sculptor-1']);
  const answer = submit(state, 0, { type: 'takeCard', card: 'builder-1' });
  expect(answer).toMatchObject({ ok: false, reason: { code: 'cardHasNoCell', rule: 'T2' } });
});

describe('T3: split tiles and cards', () => {
  test('T3: a split tile accepts either of its symbols', () => {
    const notation = oneOpenCell('te', { display: ['beast-1', 'elder-1', 'builder-1'] });
    expect(legalTexts(position(notation))).toEqual(['take beast-1', 'take elder-1']);
  });

  test('T3, X16: a tile half artisan, half sculptor takes an artisan or a sculptor', () => {
    const notation = oneOpenCell('sa', { display: ['artisan-1', 'sculptor-1', 'beast-1'] });
    expect(legalTexts(position(notation))).toEqual(['take artisan-1', 'take sculptor-1']);
  });

  test('T3, X10: a builder/architect card on an architect tile joins the architects', () => {
    const state = position(oneOpenCell('r', { display: ['builder-architect-1'] }));
    script(state, 'take builder-architect-1', 'place 1A1');
    expect(cardsOf(state, 0)).toEqual(['builder-architect-1 architect']);
  });

  test('T3: a sculptor/artisan card on a sculptor tile joins the sculptors', () => {
    const state = position(oneOpenCell('s', { display: ['sculptor-artisan-1'] }));
    script(state, 'take sculptor-artisan-1', 'place 1A1');
    expect(cardsOf(state, 0)).toEqual(['sculptor-artisan-1 sculptor']);
  });

  test('T3: if card and tile share both symbols, the player chooses', () => {
    const notation = oneOpenCell('te', { display: ['beast-elder-1'] });
    const state = position(notation);
    script(state, 'take beast-elder-1');
    expect(legalTexts(state)).toEqual(['place 1A1 as beast', 'place 1A1 as elder']);
    script(state, 'place 1A1 as elder');
    expect(cardsOf(state, 0)).toEqual(['beast-elder-1 elder']);
    expect(state.view.phase).toBe('takeBlessing');
  });

  test('T3: if a split card and a split tile share one symbol, that one counts', () => {
    const edition = everyTileSplit();
    const split = cardWith(edition, 'builder-architect');
    const state = position({ ...oneOpenCell('sr', { display: [split] }), edition });
    script(state, `take ${split}`);
    expect(legalTexts(state)).toEqual(['place 1A1']);
    script(state, 'place 1A1');
    expect(cardsOf(state, 0)).toEqual([`${split} architect`]);
  });

  test('T2, T3: if they share none, the card may not be taken', () => {
    const edition = everyTileSplit();
    const [split, beast] = [cardWith(edition, 'builder-architect'), cardWith(edition, 'beast')];
    const state = position({ ...oneOpenCell('st', { display: [split, beast] }), edition });
    expect(legalTexts(state)).toEqual([`take ${beast}`]);
  });

  test('T3, X16: a tile half artisan, half sculptor takes an artisan or a sculptor card', () => {
    const notation = oneOpenCell('sa', { display: ['artisan-1', 'sculptor-1', 'beast-1'] });
    expect(legalTexts(position(notation))).toEqual(['take artisan-1', 'take sculptor-1']);
  });

  test('T3: a beast/elder card used as a beast gives no blessing', () => {
    const state = position(oneOpenCell('te', { display: ['beast-elder-1'] }));
    script(state, 'take beast-elder-1', 'place 1A1 as beast');
    expect(state.view.phase).not.toBe('takeBlessing');
    expect(cardsOf(state, 0)).toEqual(['beast-elder-1 beast']);
  });
});

describe('T4: when no card of the display may be taken', () => {
  const stuck = oneOpenCell('s', { display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'] });

  test('T4: the display is shuffled back until a card may be taken', () => {
    const state = position({
      ...stuck,
      cards: {
        1: ['sculptor-1', 'sculptor-2', 'sculptor-3', 'sculptor-4', 'sculptor-5', 'sculptor-6'],
        2: ['sculptor-artisan-1', 'sculptor-artisan-2', 'sculptor-artisan-3', 'sculptor-artisan-4'],
      },
    });
    expect(state.view.phase).toBe('reshuffle');
    const { deckCount } = state.view;
    const { events } = settle(state);
    const shuffles = eventsOf(events, 'reshuffled');
    expect(shuffles[0].returned).toEqual(['builder-1', 'builder-2', 'builder-3', 'builder-4']);
    expect(shuffles.length).toBeGreaterThan(1);
    expect(displayOf(state)).toHaveLength(4);
    expect(state.view.deckCount).toBe(deckCount);
    expect(legalTexts(state).every((text) => text.startsWith('take sculptor'))).toBe(true);
    expect(legalTexts(state)).not.toEqual([]);
  });

  test('T4, O1: by default it is shuffled into the whole deck, so the back numbers mix', () => {
    const state = position(stuck);
    expect(isSorted(pilesOf(state, deckOf(state)))).toBe(true);
    settle(state);
    expect(isSorted(pilesOf(state, deckOf(state)))).toBe(false);
  });

  test('T4, O1: with the same back number each card returns to its own pile and the piles keep their order', () => {
    const state = position({ ...stuck, options: { reshuffle: 'sameBack' } });
    const before = deckOf(state);
    settle(state);
    expect(isSorted(pilesOf(state, [...displayOf(state), ...deckOf(state)]))).toBe(true);
    expect(deckOf(state)).not.toEqual(before);
  });

  test('T4: all unreserved cards go back, also when more than four; a reserved one stays and counts towards the four', () => {
    const state = position({
      ...stuck,
      display: ['builder-1', 'sculptor-1', 'builder-2', 'builder-3', 'builder-4', 'builder-5'],
      reserved: { card: 'sculptor-1', seat: 1 },
    });
    expect(state.view.phase).toBe('reshuffle');
    const { events } = settle(state);
    expect(eventsOf(events, 'reshuffled')[0].returned).toEqual([
      'builder-1',
      'builder-2',
      'builder-3',
      'builder-4',
      'builder-5',
    ]);
    expect(displayOf(state)).toHaveLength(4);
    expect(displayOf(state)).toContain('sculptor-1');
    expect(legalTexts(state)).not.toContain('take sculptor-1');
  });

  test('T4: the reshuffle comes before the turn, so Discovery cannot be used instead', () => {
    const state = position({ ...stuck, blessings: { 0: ['discovery'] } });
    expect(state.view.phase).toBe('reshuffle');
    settle(state);
    expect(legalTexts(state)).toContain('use discovery');
  });
});

describe('T5: when the deck is empty and nothing may be taken', () => {
  const stuck: Position = {
    level1: `s s${FULL1.slice(3)}`,
    level2: NOTHING2,
    display: ['builder-1', 'elder-1', 'builder-architect-1'],
    deck: 'empty',
  };

  test('T5: any card may be taken and placed on any open cell; it joins its type', () => {
    const state = position(stuck);
    expect(legalTexts(state)).toEqual(['take builder-1', 'take elder-1', 'take builder-architect-1']);
    script(state, 'take builder-1');
    expect(legalTexts(state)).toEqual(['place 1A1', 'place 1B1']);
    script(state, 'place 1B1');
    expect(seatAt(state, '1B1')).toBe(0);
    expect(cardsOf(state, 0)).toEqual(['builder-1 builder']);
  });

  test('T5: a split card joins the type the player chooses', () => {
    const state = position(stuck);
    script(state, 'take builder-architect-1');
    expect(legalTexts(state)).toEqual([
      'place 1A1 as builder',
      'place 1A1 as architect',
      'place 1B1 as builder',
      'place 1B1 as architect',
    ]);
    script(state, 'place 1A1 as architect');
    expect(cardsOf(state, 0)).toEqual(['builder-architect-1 architect']);
  });

  test('T5: an elder still gives a blessing', () => {
    const state = position(stuck);
    script(state, 'take elder-1', 'place 1A1');
    expect(state.view.phase).toBe('takeBlessing');
  });

  test('T5: while any card may be taken by its symbols, only such cards', () => {
    const state = position({ ...stuck, display: ['builder-1', 'sculptor-1'] });
    expect(legalTexts(state)).toEqual(['take sculptor-1']);
  });

  test('T5, E36: its owner may take the reserved card or any other; the others may not take it', () => {
    const notation: Position = { ...stuck, reserved: { card: 'builder-1', seat: 0 } };
    expect(legalTexts(position(notation))).toContain('take elder-1');
    expect(legalTexts(position({ ...notation, active: 1 }))).not.toContain('take builder-1');
  });
});

describe('T6: when a shuffle could never help', () => {
  const elders = ['elder-1', 'elder-2', 'elder-3', 'elder-4', 'beast-elder-1', 'beast-elder-2'];
  const stuck = oneOpenCell('e', { display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'] });

  test('T6: with no fitting card left in the deck, any card may be placed at once', () => {
    const state = position({ ...stuck, cards: { 1: [...elders, 'elder-5'] } });
    expect(state.view.deckCount).toBeGreaterThan(0);
    expect(state.view.phase).toBe('takeCard');
    script(state, 'take builder-2', 'place 1A1');
    expect(seatAt(state, '1A1')).toBe(0);
  });

  test('T6, O1: a fitting card in pile 4 helps a shuffle of the whole deck, but not one by back number', () => {
    const notation: Position = { ...stuck, cards: { 1: elders } };
    expect(position(notation).view.phase).toBe('reshuffle');
    const byBack = position({ ...notation, options: { reshuffle: 'sameBack' } });
    expect(byBack.view.phase).toBe('takeCard');
    expect(legalTexts(byBack)).toContain('take builder-1');
  });

  test('T6, O1: a reserved card fills one place of the new display, so three cards of pile 1 are enough for the rest', () => {
    const { facts } = position({}).view;
    const [pile1] = facts.cardPiles;
    const kept = ['builder-1', 'builder-2', 'builder-3'];
    const notation: Position = {
      ...stuck,
      options: { reshuffle: 'sameBack' },
      display: ['builder-1', 'builder-2', 'builder-3', 'builder-8'],
      cards: { 1: pile1.map((card) => cardIdOf(facts, card)).filter((id) => !kept.includes(id)) },
    };
    expect(position(notation).view.phase).toBe('reshuffle');
    expect(position({ ...notation, reserved: { card: 'builder-8', seat: 0 } }).view.phase).toBe('takeCard');
  });

  test('T6, O1: by back number a fitting card in the next pile helps once the first pile is too small to fill the display', () => {
    const { facts } = position({}).view;
    const [pile1] = facts.cardPiles;
    const taken = pile1.map((card) => cardIdOf(facts, card)).filter((id) => id !== 'builder-1' && id !== 'builder-2');
    const state = position({
      ...stuck,
      options: { reshuffle: 'sameBack' },
      display: ['builder-1', 'builder-2', 'builder-6', 'builder-7'],
      cards: { 1: taken },
    });
    expect(state.view.phase).toBe('reshuffle');
    settle(state);
    expect(displayOf(state)).toEqual(expect.arrayContaining(['builder-1', 'builder-2']));
    expect(legalTexts(state).some((text) => text === 'take elder-4' || text === 'take beast-elder-1')).toBe(true);
  });
});

test('T7: the display is refilled to four at the end of the turn', () => {
  const state = position({
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
    deck: ['elder-5', 'elder-4'],
  });
  const { events } = script(state, 'take builder-2', 'place 1A1');
  expect(eventsOf(events, 'cardRevealed').map((event) => event.card)).toEqual(['elder-5']);
  expect(displayOf(state)).toEqual(['builder-1', 'elder-5', 'builder-3', 'builder-4']);
});

test('T7: with an empty deck the display shrinks', () => {
  const state = position({ display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'], deck: 'empty' });
  script(state, 'take builder-2', 'place 1A1');
  expect(displayOf(state)).toEqual(['builder-1', 'builder-3', 'builder-4']);
});

test('T7, E32: more than four cards stay, and none is added until fewer than four are left', () => {
  const state = position({
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4', 'builder-5'],
    deck: ['elder-5'],
  });
  const first = script(state, 'take builder-1', 'place 1A1');
  expect(eventsOf(first.events, 'cardRevealed')).toEqual([]);
  expect(displayOf(state)).toHaveLength(4);
  const second = script(state, 'take builder-2', 'place 1B1');
  expect(eventsOf(second.events, 'cardRevealed').map((event) => event.card)).toEqual(['elder-5']);
});

test('T1: a placement without anything to score gives no points', () => {
  const state = position({ display: ['builder-1'] });
  const { events } = script(state, 'take builder-1', 'place 1A1');
  expect(pointsBy(events, 'support')).toEqual([0, 0, 0]);
  expect(state.view.points).toEqual([0, 0, 0]);
  expect(state.view.track).toEqual([0, 0, 0]);
  expect(state.view.tileAt[at('2A1')]).toBe(NONE);
});
