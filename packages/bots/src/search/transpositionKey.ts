import type { Secret } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';

/** So that a card drawn is told from a tile, a blessing and a move of the same number. */
const CARD = 1 << 24;
const TILE = 2 << 24;
const BLESSING = 3 << 24;

/**
 * What led from the root of a search to a position, as two numbers: the moves, and what was revealed after each. Playouts
 * that went the same way stand in the same position, whatever is still hidden from them.
 */
export class TranspositionKey {
  first = 0;
  second = 0;
  /** Until chance has shuffled (T4): what comes then is not in the secret that was dealt. */
  isExact = true;
  #dealt: Secret = { deck: [], tiles: [], blessings: [], rng: [0, 0, 0, 0] };
  #cards = 0;
  #tiles = 0;
  #blessings = 0;

  /** At the root, over a secret as it was dealt, which must not be used up. */
  begin(dealt: Secret): void {
    this.#dealt = dealt;
    this.#cards = dealt.deck.length;
    this.#tiles = dealt.tiles.length;
    this.#blessings = dealt.blessings.length;
    this.first = 0;
    this.second = 0;
    this.isExact = true;
  }

  /** A move was made, with this left of the secret. */
  addMove(move: Move, { deck, tiles, blessings, rng }: Secret): void {
    const dealt = this.#dealt;
    this.#mix(move);
    while (this.#cards > deck.length) this.#mix(CARD + dealt.deck[--this.#cards]);
    while (this.#tiles > tiles.length) this.#mix(TILE + dealt.tiles[--this.#tiles]);
    while (this.#blessings > blessings.length) this.#mix(BLESSING + dealt.blessings[--this.#blessings]);
    for (let i = 0; i < rng.length; i++) if (rng[i] !== dealt.rng[i]) this.isExact = false;
  }

  #mix(number: number): void {
    const first = Math.imul(this.first ^ number, 0x9e3779b1);
    const second = Math.imul(this.second ^ number, 0x85ebca6b) + 0x27d4eb2f;
    this.first = first ^ (first >>> 15);
    this.second = second ^ (second >>> 13);
  }
}
