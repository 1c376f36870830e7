import { describe, expect, test } from 'vitest';
import { markerOf, ratingOf, seedRng, setup } from '../../src/game.ts';
import { begun, eventsOf, legalTexts, type Position, position, script } from '../position.ts';
import { deckOf, displayOf, placesOf } from './look.ts';
import { playRandomly } from './randomPlay.ts';
import { FULL1, NOTHING2 } from './temple.ts';

/** A round that dummy 1 starts, with the markers at their places of the first round: left and right. */
const DUMMY_1: Position = { players: 1, active: 1, round: 4 };

describe('Z1: the start', () => {
  test('Z1: the first four cards lie top, right, bottom, left; the markers lie left and right; the person begins', () => {
    const state = setup({ players: 1 }, 'z1');
    expect(placesOf(state)).toEqual(displayOf(state));
    expect(displayOf(state)).toHaveLength(4);
    expect([1, 2].map((dummy) => markerOf(state.view, dummy))).toEqual([3, 1]);
    expect(state.view.decider).toBe(0);
  });

  test('Z1: the person, then dummy 1 from the left, then dummy 2 from the right', () => {
    const state = position({ players: 1, display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'] });
    const { events } = script(state, 'take builder-1', 'place 1A1');
    expect(eventsOf(events, 'cardTaken').slice(0, 3)).toEqual([
      { type: 'cardTaken', seat: 0, card: 'builder-1' },
      { type: 'cardTaken', seat: 1, card: 'builder-4' },
      { type: 'cardTaken', seat: 2, card: 'builder-2' },
    ]);
  });

  test('Z1: after a shuffle the four new cards lie top, right, bottom, left again', () => {
    const { state, events } = begun({
      players: 1,
      level1: `s${FULL1.slice(1)}`,
      level2: NOTHING2,
      display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
    });
    const revealed = eventsOf(events, 'cardRevealed').slice(-4);
    expect(revealed.map((event) => event.place)).toEqual([0, 1, 2, 3]);
    expect(placesOf(state)).toEqual(revealed.map((event) => event.card));
  });
});

describe('Z2: filling the diamond within a round', () => {
  const stuck: Position = { players: 1, level1: `s${FULL1.slice(1)}`, level2: NOTHING2 };

  test('Z2: the display is not refilled after a turn', () => {
    const state = position({
      players: 1,
      level1: 's s s s s / s e e e e / e t t t t / ? ? ? ? ? / ? ? ? ? ?',
      display: ['sculptor-1', 'beast-1', 'elder-1', 'sculptor-artisan-1'],
    });
    const { events } = script(state, 'take sculptor-1', 'place 1A1');
    const ofCards = events.flatMap(({ type }) => (type === 'cardTaken' || type === 'cardRevealed' ? [type] : []));
    expect(ofCards.slice(0, 4)).toEqual(['cardTaken', 'cardTaken', 'cardTaken', 'cardRevealed']);
  });

  test('Z2: if no card of the display can be played, it is refilled to four at once', () => {
    const state = position({
      ...stuck,
      display: ['-', '-', 'builder-1', '-'],
      deck: ['sculptor-1', 'beast-1', 'beast-2'],
    });
    expect(placesOf(state)).toEqual(['beast-1', 'beast-2', 'builder-1', 'sculptor-1']);
    expect(legalTexts(state)).toEqual(['take sculptor-1']);
  });

  test('Z2: while a card can be played, no gap is filled', () => {
    const state = position({ ...stuck, display: ['-', '-', 'sculptor-1', '-'] });
    expect(displayOf(state)).toEqual(['sculptor-1']);
  });

  test('Z2: with several cards left, filling starts at the first gap that follows a card, clockwise from the top', () => {
    const fill = (display: Position['display']) =>
      placesOf(position({ ...stuck, display: display ?? [], deck: ['sculptor-1', 'beast-1'] }));
    expect(fill(['-', 'builder-1', '-', 'builder-2'])).toEqual(['sculptor-1', 'builder-1', 'beast-1', 'builder-2']);
    expect(fill(['builder-1', '-', '-', 'builder-2'])).toEqual(['builder-1', 'sculptor-1', 'beast-1', 'builder-2']);
    expect(fill(['-', '-', 'builder-1', 'builder-2'])).toEqual(['sculptor-1', 'beast-1', 'builder-1', 'builder-2']);
    expect(fill(['-', 'builder-1', 'builder-2', '-'])).toEqual(['beast-1', 'builder-1', 'builder-2', 'sculptor-1']);
  });

  test('Z2, T4: if still no card can be played, the display is shuffled back', () => {
    const state = position({
      ...stuck,
      display: ['builder-1', 'builder-2', 'builder-3', '-'],
      deck: ['builder-4', 'beast-1'],
    });
    expect(displayOf(state)).toContain('builder-4');
    expect(state.view.phase).toBe('reshuffle');
  });
});

describe('Z3: the card of a dummy', () => {
  const taken = (notation: Position) =>
    eventsOf(begun({ ...DUMMY_1, ...notation }).events, 'cardTaken').find((event) => event.seat === 1)?.card;

  test('Z3: a dummy takes the card at its marker', () => {
    expect(taken({ display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'] })).toBe('builder-4');
  });

  test('Z3: if that card is gone, the next clockwise', () => {
    expect(taken({ display: ['builder-1', 'builder-2', 'builder-3', '-'] })).toBe('builder-1');
    expect(taken({ display: ['-', 'builder-2', 'builder-3', '-'] })).toBe('builder-2');
  });

  test('Z3: if that card is unplayable, the next clockwise that can be played', () => {
    const level1 = `s s s${FULL1.slice(5)}`;
    const display: Position['display'] = ['builder-1', 'sculptor-1', 'sculptor-2', 'elder-1'];
    expect(taken({ level1, level2: NOTHING2, display })).toBe('sculptor-1');
  });

  test('Z3, E36: a dummy skips a card that the player has reserved', () => {
    const display: Position['display'] = ['builder-1', 'builder-2', 'builder-3', 'builder-4'];
    expect(taken({ display, reserved: { card: 'builder-4', seat: 0 } })).toBe('builder-1');
  });

  test('Z3, T5: if no card can be played, the card at its marker or the next clockwise, playable or not', () => {
    const stuck: Position = { level1: `s s s${FULL1.slice(5)}`, level2: NOTHING2, deck: 'empty' };
    expect(taken({ ...stuck, display: ['builder-1', 'builder-2', 'builder-3', 'elder-1'] })).toBe('elder-1');
    expect(taken({ ...stuck, display: ['builder-1', 'builder-2', 'builder-3', '-'] })).toBe('builder-1');
  });
});

describe('Z8: the end of a round', () => {
  const round = (notation: Position) => {
    const state = position({
      players: 1,
      display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
      deck: ['builder-5', 'builder-6', 'builder-7'],
      ...notation,
    });
    return script(state, 'take builder-1', 'place 1A1');
  };

  test('Z8: the diamond is refilled clockwise from the gap next to the card still there', () => {
    const { events } = round({});
    const revealed = eventsOf(events, 'cardRevealed').slice(0, 3);
    expect(revealed.map((event) => [event.place, event.card])).toEqual([
      [3, 'builder-5'],
      [0, 'builder-6'],
      [1, 'builder-7'],
    ]);
  });

  test('Z8: both markers move one place clockwise and the next seat starts', () => {
    const { state, events } = round({});
    expect(eventsOf(events, 'roundEnded')).toEqual([{ type: 'roundEnded', round: 1 }]);
    expect([1, 2].map((dummy) => markerOf(state.view, dummy))).toEqual([0, 2]);
    const starts = eventsOf(events, 'turnStarted').map((event) => event.seat);
    expect(starts).toEqual([1, 2, 1, 2, 0]);
    const taken = eventsOf(events, 'cardTaken').map((event) => event.card);
    expect(taken.slice(3)).toEqual(['builder-6', 'builder-3']);
  });

  test('Z8: 18 rounds of three turns, each started by the next seat', () => {
    const seats: number[] = [];
    const last = playRandomly(setup({ players: 1 }, 'z8'), seedRng('z8'), (_, __, events) => {
      for (const event of eventsOf(events, 'turnStarted')) seats.push(event.seat);
    });
    expect(seats.slice(0, 8)).toEqual([1, 2, 1, 2, 0, 2, 0, 1]);
    expect(last.view.turn).toBe(54);
    expect(last.view.round).toBe(17);
    expect(last.view.supply).toEqual([0, 0, 0]);
    expect(deckOf(last)).toEqual([]);
  });
});

test('Z9: the rating of a score', () => {
  expect(ratingOf(99)).toBe('none');
  expect([100, 150].map(ratingOf)).toEqual(['slush', 'slush']);
  expect([151, 185].map(ratingOf)).toEqual(['snowball', 'snowball']);
  expect([186, 200].map(ratingOf)).toEqual(['iceCube', 'iceCube']);
  expect([201, 225].map(ratingOf)).toEqual(['iceBlock', 'iceBlock']);
  expect([226, 250].map(ratingOf)).toEqual(['iceberg', 'iceberg']);
  expect([251, 400].map(ratingOf)).toEqual(['iceTemple', 'iceTemple']);
});

describe('E32: Discovery beside the diamond', () => {
  const discovered: Position = {
    players: 1,
    display: ['builder-1', 'builder-2', 'builder-3', 'builder-4'],
    deck: ['beast-1', 'artisan-1', 'artisan-2', 'elder-1'],
    blessings: { 0: ['discovery'] },
  };

  test('E32: three cards lie beside the diamond, and only the player may take them', () => {
    const state = position(discovered);
    script(state, 'use discovery');
    expect(placesOf(state)).toEqual(['builder-1', 'builder-2', 'builder-3', 'builder-4']);
    expect(legalTexts(state)).toEqual(expect.arrayContaining(['take beast-1', 'take artisan-1', 'take artisan-2']));
  });

  test('E32: dummies do not take the cards beside the diamond, and these fill the next gaps before the deck does', () => {
    const state = position(discovered);
    const { events } = script(state, 'use discovery', 'take artisan-1', 'place 1A4');
    const taken = eventsOf(events, 'cardTaken').map((event) => event.card);
    expect(taken.slice(0, 3)).toEqual(['artisan-1', 'builder-4', 'builder-2']);
    const atRoundEnd = events.findIndex((event) => event.type === 'roundEnded');
    const revealed = eventsOf(events.slice(0, atRoundEnd), 'cardRevealed').map((event) => event.card);
    expect(revealed).toEqual(['beast-1', 'artisan-1', 'artisan-2']);
  });

  test('E32: the cards beside the diamond fill the gaps in their order, clockwise', () => {
    const state = position({
      ...discovered,
      display: ['builder-1', '-', '-', '-', 'beast-1', 'artisan-1'],
      deck: ['elder-1'],
      level1: `s${FULL1.slice(1)}`,
      level2: NOTHING2,
      active: 2,
    });
    expect(placesOf(state)).toEqual(['builder-1', 'beast-1', 'artisan-1', 'elder-1']);
  });

  test('E32: in a dummy’s turn a playable card beside the diamond does not count, so the gaps are filled with it', () => {
    const { events } = begun({
      ...discovered,
      active: 1,
      level1: `s s s${FULL1.slice(5)}`,
      level2: NOTHING2,
      display: ['builder-1', 'builder-2', '-', 'builder-4', 'sculptor-1'],
    });
    expect(eventsOf(events, 'cardTaken')[0]).toMatchObject({ seat: 1, card: 'sculptor-1' });
  });
});
