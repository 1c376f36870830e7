import { BEAST, type Facts, TOOLS } from '@nunatak/engine';
import { ARTISAN, countBits, TYPE_COUNT } from '@nunatak/engine/fast';
import { MOST } from './layout.ts';

/** Bits per word; a set of cards (or tiles) is stored in two words. */
const WORD = 27;

/** A set of cards or tiles that never changes during a game, such as all cards with one symbol. */
interface FixedSet {
  readonly low: number;
  readonly high: number;
}

function fixedSet(count: number, holds: (thing: number) => boolean): FixedSet {
  let low = 0;
  let high = 0;
  for (let thing = 0; thing < count; thing++) {
    if (!holds(thing)) continue;
    if (thing < WORD) low |= 1 << thing;
    else high |= 1 << (thing - WORD);
  }
  return { low, high };
}

/** The cards or tiles not yet seen by the players, counted by what is printed on them. */
export class Unseen {
  #low = 0;
  #high = 0;
  readonly #piles: readonly FixedSet[];
  readonly #types: readonly FixedSet[];

  constructor(symbols: Int32Array, piles: readonly number[]) {
    const count = symbols.length;
    const numbers = [...new Set(piles)].sort((a, b) => a - b);
    this.#piles = numbers.map((number) => fixedSet(count, (thing) => piles[thing] === number));
    this.#types = Array.from({ length: TYPE_COUNT }, (_, type) =>
      fixedSet(count, (thing) => (symbols[thing] & (1 << type)) !== 0),
    );
  }

  clear(): void {
    this.#low = 0;
    this.#high = 0;
  }

  add(thing: number): void {
    if (thing < WORD) this.#low |= 1 << thing;
    else this.#high |= 1 << (thing - WORD);
  }

  count({ low, high }: FixedSet): number {
    return countBits(this.#low & low) + countBits(this.#high & high);
  }

  /**
   * Writes how many show each type: among all unseen ones, and among those of the pile drawn next. In a mixed deck, any
   * card may come next.
   */
  writeTypes(figures: Int16Array, all: number, next: number, isMixed: boolean): void {
    let low = this.#low;
    let high = this.#high;
    if (!isMixed) {
      for (let i = 0; i < this.#piles.length; i++) {
        low = this.#low & this.#piles[i].low;
        high = this.#high & this.#piles[i].high;
        if ((low | high) !== 0) break;
      }
    }
    for (let type = 0; type < TYPE_COUNT; type++) {
      const set = this.#types[type];
      figures[all + type] = this.count(set);
      figures[next + type] = countBits(low & set.low) + countBits(high & set.high);
    }
  }
}

/** Sets of cards by what else is printed on them: tools, number of beast symbols, and types that elders show. */
export class CardPrints {
  readonly tools: readonly FixedSet[];
  readonly beasts: readonly FixedSet[];
  readonly shows: readonly FixedSet[];

  constructor({ cardTool, cardBeasts, cardShows }: Facts, symbols: Int32Array) {
    const has = (card: number, type: number) => (symbols[card] & (1 << type)) !== 0;
    this.tools = TOOLS.map((_, tool) =>
      fixedSet(symbols.length, (card) => has(card, ARTISAN) && cardTool[card] === tool),
    );
    this.beasts = Array.from({ length: MOST.beastsOfCard + 1 }, (_, beasts) =>
      fixedSet(symbols.length, (card) => has(card, BEAST) && cardBeasts[card] === beasts),
    );
    this.shows = Array.from({ length: TYPE_COUNT }, (_, type) =>
      fixedSet(symbols.length, (card) => (cardShows[card] & (1 << type)) !== 0),
    );
  }
}
