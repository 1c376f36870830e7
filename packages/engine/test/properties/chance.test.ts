import { describe, expect, test } from 'vitest';
import { drawOrder } from '../../src/display.ts';
import {
  COMPLETION_IDS,
  deal,
  determinize,
  nextInt,
  type Options,
  type Rng,
  type State,
  seedRng,
} from '../../src/game.ts';
import { splitRng, stackPiles } from '../../src/rng.ts';
import { position } from '../position.ts';
import { FULL1, NOTHING2 } from '../rules/temple.ts';
import { isUniform, PlaceCounts } from './chiSquare.ts';
import { factsFor } from './games.ts';

/**
 * Number of draws for each test. Seeds are fixed, so a test always passes or always fails; a fair generator has a 1 in
 * 10,000 chance to fail it.
 */
const DRAWS = 4_000;

/** Counts the results of `DRAWS` draws. */
function counts(kinds: number, draw: (i: number) => number): number[] {
  const found = Array.from({ length: kinds }, () => 0);
  for (let i = 0; i < DRAWS; i++) found[draw(i)]++;
  return found;
}

describe('the generator', () => {
  test.each([2, 3, 6, 20, 54, 1000])('draws each integer below %i equally often', (bound) => {
    const rng = seedRng('uniform');
    expect(isUniform(counts(bound, () => nextInt(rng, bound)))).toBe(true);
  });

  test('draws each sixteenth of its highest range equally often', () => {
    const rng = seedRng('highest');
    expect(isUniform(counts(16, () => nextInt(rng, 0x10000) >>> 12))).toBe(true);
  });

  test.each([0, -1, 1.5, 0x10001, 0x7fffffff, Number.NaN])('refuses the unsupported bound %d', (bound) => {
    const rng = seedRng('refused');
    const before: Rng = [...rng];
    expect(() => nextInt(rng, bound)).toThrow(`nextInt: found ${bound}, expected a whole number from 1 to ${0x10000}`);
    expect(rng).toEqual(before);
  });

  test('is fair in its first draw over many seeds', () => {
    expect(isUniform(counts(54, (i) => nextInt(seedRng(i), 54)))).toBe(true);
    expect(isUniform(counts(54, (i) => nextInt(seedRng(`seed ${i}`), 54)))).toBe(true);
  });

  test('splits into generators that differ and are fair in their first draw', () => {
    const rng = seedRng('split');
    const states = new Set<string>();
    const first = counts(54, () => {
      const split = splitRng(rng);
      states.add(split.join());
      return nextInt(split, 54);
    });
    expect(states.size).toBe(DRAWS);
    expect(isUniform(first)).toBe(true);
  });

  test('shuffles five entries into each of 120 orders equally often', () => {
    const rng = seedRng('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const order = stackPiles([[0, 1, 2, 3, 4]], rng).join();
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(120);
    expect(isUniform([...seen.values()])).toBe(true);
  });
});

/** Counts where the cards of each pile end up in a stack. Piles lie on each other, the last at the bottom. */
class StackCounts {
  readonly #piles: readonly PlaceCounts[];
  readonly #sizes: readonly number[];

  constructor(piles: readonly (readonly number[])[]) {
    this.#piles = piles.map((pile) => new PlaceCounts(pile));
    this.#sizes = piles.map((pile) => pile.length);
  }

  /** Adds a stack, top first. */
  add(topFirst: readonly number[]): void {
    let start = 0;
    this.#piles.forEach((pile, i) => {
      pile.add(topFirst.slice(start, start + this.#sizes[i]));
      start += this.#sizes[i];
    });
  }

  areUniform(): boolean[] {
    return this.#piles.map((pile) => pile.isUniform());
  }
}

const topFirst = (stack: readonly number[]) => stack.toReversed();

describe('the deal', () => {
  const facts = factsFor(4, { firstPlayer: 'random' });
  const deals = Array.from({ length: DRAWS }, (_, i) => deal(facts, `deal ${i}`));

  test('S1: every card is equally often in every place of its pile', () => {
    const found = new StackCounts(facts.cardPiles);
    for (const { view, secret } of deals) found.add([...view.display.slice(0, 4), ...topFirst(secret.deck)]);
    expect(found.areUniform()).toEqual([true, true, true, true]);
  });

  test('S2: every tile is equally often on every cell of the base, and in every place of its pile', () => {
    const found = new StackCounts(facts.tilePiles);
    for (const { view, secret } of deals) found.add([...view.tileAt.slice(0, 25), ...topFirst(secret.tiles)]);
    expect(found.areUniform()).toEqual([true, true, true, true]);
  });

  test('S3: every blessing is equally often in every place', () => {
    const found = new PlaceCounts(facts.blessings);
    for (const { view, secret } of deals) found.add([...view.faceUp, ...topFirst(secret.blessings)]);
    expect(found.isUniform()).toBe(true);
  });

  test('S5, S8: every completion card and every first player is equally likely', () => {
    expect(isUniform(counts(COMPLETION_IDS.length, (i) => deals[i].view.completion))).toBe(true);
    expect(isUniform(counts(4, (i) => deals[i].view.firstPlayer))).toBe(true);
  });
});

/** Builds a state where a reshuffle is due (T4): only an elder could be placed, and the display has none. */
function reshuffleDue(options: Partial<Options>): State {
  const state = position({
    options,
    level1: `e${FULL1.slice(1)}`,
    level2: NOTHING2,
    display: ['builder-1', 'builder-2', 'beast-5', 'beast-7'],
    cards: { 1: ['sculptor-1', 'sculptor-6', 'artisan-2', 'artisan-9'] },
  });
  expect(state.view.phase).toBe('reshuffle');
  return state;
}

/** Returns the cards to shuffle, grouped by pile. */
function pilesToShuffle(state: State): number[][] {
  const cards = drawOrder(state);
  return [1, 2, 3, 4].map((pile) => cards.filter((card) => state.view.facts.cardPile[card] === pile));
}

describe('the reshuffle', () => {
  test('T4, O1: `whole`: every card is equally often in every place', () => {
    const state = reshuffleDue({ reshuffle: 'whole' });
    const found = new PlaceCounts(drawOrder(state));
    for (let i = 0; i < DRAWS; i++) found.add(drawOrder(state));
    expect(found.isUniform()).toBe(true);
  });

  test('T4, O1: `sameBack`: every card is equally often in every place of its pile', () => {
    const state = reshuffleDue({ reshuffle: 'sameBack' });
    const found = new StackCounts(pilesToShuffle(state));
    for (let i = 0; i < DRAWS; i++) found.add(topFirst(drawOrder(state)));
    expect(found.areUniform()).toEqual([true, true, true, true]);
  });
});

describe('the reshuffle below the next cards', () => {
  test('T4, O1: `below`: the next four stay, every other card is equally often in every place of the rest', () => {
    const state = reshuffleDue({ reshuffle: 'below' });
    const next = topFirst(state.secret.deck).slice(0, 4);
    const found = new PlaceCounts(topFirst(drawOrder(state)).slice(4));
    for (let i = 0; i < DRAWS; i++) {
      const order = topFirst(drawOrder(state));
      expect(order.slice(0, 4)).toEqual(next);
      found.add(order.slice(4));
    }
    expect(found.isUniform()).toBe(true);
  });
});

describe('determinize', () => {
  const rng = seedRng('determinize');

  test('deals unseen cards, tiles and blessings equally often to every place of their piles', () => {
    const { view } = reshuffleDue({});
    const { facts } = view;
    const seen = (tile: number) => view.tileAt.includes(tile);
    const cards = new StackCounts(facts.cardPiles.map((pile) => pile.filter((card) => view.cards[card] === -1)));
    const tiles = new StackCounts(facts.tilePiles.slice(1).map((pile) => pile.filter((tile) => !seen(tile))));
    const blessings = new PlaceCounts(facts.blessings.filter((blessing) => !view.faceUp.includes(blessing)));
    for (let i = 0; i < DRAWS; i++) {
      const { secret } = determinize(view, rng);
      cards.add(topFirst(secret.deck));
      tiles.add(topFirst(secret.tiles));
      blessings.add(secret.blessings);
    }
    expect(cards.areUniform()).toEqual([true, true, true, true]);
    expect(tiles.areUniform()).toEqual([true, true, true]);
    expect(blessings.isUniform()).toBe(true);
  });

  test('mixes the piles after T4 has mixed them', () => {
    const { view } = reshuffleDue({});
    view.deckMixed = true;
    const found = new PlaceCounts(view.cards.flatMap((where, card) => (where === -1 ? [card] : [])));
    for (let i = 0; i < DRAWS; i++) found.add(determinize(view, rng).secret.deck);
    expect(found.isUniform()).toBe(true);
  });

  test.each(['whole', 'sameBack'] as const)('has a generator that shuffles fairly in T4, %s', (reshuffle) => {
    const state = reshuffleDue({ reshuffle });
    const piles = pilesToShuffle(state);
    const found = new StackCounts(reshuffle === 'whole' ? [piles.flat()] : piles);
    for (let i = 0; i < DRAWS; i++) found.add(topFirst(drawOrder(determinize(state.view, rng))));
    expect(found.areUniform()).not.toContain(false);
  });
});
