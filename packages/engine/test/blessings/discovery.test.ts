import { expect, test } from 'vitest';
import { cardIdOf, NONE, type State } from '../../src/game.ts';
import { begun, eventsOf, legalTexts, position, script } from '../position.ts';
import { justTaken, refusalOf, sheetWhenKept } from './ending.ts';

/** Open tiles of every type but beast. */
const LEVEL1 = 'b b s s a / a r r e e / b s a r e / b s a r b / s a b s a';
const FOUR = {
  level1: LEVEL1,
  display: ['builder-1', 'sculptor-1', 'artisan-1', 'architect-1'],
  deck: ['elder-1', 'builder-2', 'beast-1', 'artisan-2', 'sculptor-2'],
  blessings: { 0: ['discovery'] },
} as const;

function display({ view }: State): string[] {
  return view.display.flatMap((card) => (card < 0 ? [] : [cardIdOf(view.facts, card)]));
}

test('E14: three more cards are revealed, and any displayed card with an open cell may be taken', () => {
  const state = position(FOUR);
  const { events } = script(state, 'use discovery');
  expect(eventsOf(events, 'cardRevealed').map((event) => event.card)).toEqual(['elder-1', 'builder-2', 'beast-1']);
  expect(legalTexts(state)).toEqual([
    'take builder-1',
    'take sculptor-1',
    'take artisan-1',
    'take architect-1',
    'take elder-1',
    'take builder-2',
  ]);
  script(state, 'take elder-1', 'place 1D2');
});

test('E32: extra cards stay, and the display is refilled only below four', () => {
  const state = position(FOUR);
  const first = script(state, 'use discovery', 'take builder-2', 'place 1A1');
  expect(display(state)).toHaveLength(6);
  script(state, 'take artisan-1', 'place 1E1');
  script(state, 'take architect-1', 'place 1B2');
  expect(display(state)).toHaveLength(4);
  expect(eventsOf(first.events, 'cardRevealed')).toHaveLength(3);
  const { events } = script(state, 'take builder-1', 'place 1B1');
  expect(eventsOf(events, 'cardRevealed').map((event) => event.card)).toEqual(['artisan-2']);
  expect(display(state)).toHaveLength(4);
});

test.each([1, 2])('E14: with %i cards left in the deck, Discovery reveals just those', (deckSize) => {
  const state = position({ ...FOUR, deckSize });
  const { events } = script(state, 'use discovery');
  expect(eventsOf(events, 'cardRevealed')).toHaveLength(deckSize);
  expect(state.view.deckCount).toBe(0);
});

test('E14: Discovery cannot be used with an empty deck', () => {
  const state = position({ ...FOUR, deck: 'empty' });
  expect(legalTexts(state)).not.toContain('use discovery');
  expect(refusalOf(state, 'use discovery')).toBe('deckEmpty');
});

test('E14: Discovery can be used only in your own turn, before you take a card', () => {
  const state = position(FOUR);
  script(state, 'take builder-1');
  expect(refusalOf(state, 'use discovery')).toBe('blessingNotNow');
  script(state, 'place 1A1');
  expect(refusalOf(state, 'use discovery')).toBe('blessingNotHeld');
});

test('E14, Y4: with two players, Discovery may be used before taking a card for Siku', () => {
  const state = position({ ...FOUR, players: 2 });
  script(state, 'use discovery', 'take elder-1', 'for siku', 'place 1D2');
  expect(display(state)).toHaveLength(6);
});

test('E14, T4: an unplayable display is reshuffled before Discovery can be used', () => {
  const beasts = ['beast-1', 'beast-2', 'beast-3', 'beast-4'] as const;
  const { state, events } = begun({ ...FOUR, display: beasts, deck: [] });
  expect(eventsOf(events, 'reshuffled')[0].returned).toEqual([...beasts]);
  expect(legalTexts(state)).toContain('use discovery');
  expect(legalTexts(state).filter((text) => text.startsWith('take')).length).toBeGreaterThan(0);
});

test('E28, E14: a reserved card that can be placed must be taken, even after Discovery', () => {
  const state = position({ ...FOUR, reserved: { card: 'artisan-1', seat: 0 } });
  script(state, 'use discovery');
  expect(legalTexts(state)).toEqual(['take artisan-1']);
});

test('E32: in the solo game, Discovery’s cards lie beside the diamond: dummies do not take them, and they fill its gaps before the deck does', () => {
  const state = position({ ...FOUR, players: 1, level1: LEVEL1.replaceAll('e', 't') });
  // The markers are at the left and right places; the player takes the top card.
  const events = [...script(state, 'use discovery', 'take builder-1', 'place 1A1').events];
  while (state.view.round === 0) events.push(...script(state, legalTexts(state)[0]).events);
  const taken = eventsOf(events, 'cardTaken').map((event) => `${event.seat} ${event.card}`);
  // The diamond is filled clockwise from the left place. Then dummy 1 starts the next round with its marker at the top.
  expect(taken).toEqual(['0 builder-1', '1 architect-1', '2 sculptor-1', '1 builder-2']);
  expect(eventsOf(events, 'cardRevealed')).toHaveLength(3);
  const places = state.view.display.map((card) => (card === NONE ? '-' : cardIdOf(state.view.facts, card)));
  expect(places).toEqual(['-', 'beast-1', 'artisan-1', 'elder-1', '-', '-', '-']);
});

test('E14, E2: Discovery cannot be used in the turn it was taken, but in the second turn from Abundance', () => {
  const state = justTaken('discovery');
  expect(refusalOf(state, 'use discovery')).toBe('blessingTakenThisTurn');
  script(state, 'use abundance', 'use discovery');
});

test('E14, E2: unused, Discovery is worth 2 points', () => {
  expect(sheetWhenKept('discovery')).toMatchObject({ blessings: 2 });
});
