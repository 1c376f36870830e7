import type { Secret } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';

/** Offsets that keep a drawn card, tile, blessing and a move apart, even if their numbers are equal. */
const CARD = 1 << 24;
const TILE = 2 << 24;
const BLESSING = 3 << 24;

/**
 * Hash of everything that happened from the root of a search to a position: the moves, and what each revealed. Two
 * playouts with the same key have the same visible position, whatever is still hidden.
 */
export class TranspositionKey {
  first = 0;
  second = 0;
  /**
   * False after a shuffle by chance (T4): cards drawn after it are not those of the secret at the root, so the key
   * doesn't cover them.
   */
  isExact = true;
  #dealt: Secret = { deck: [], tiles: [], blessings: [], rng: [0, 0, 0, 0] };
  #cards = 0;
  #tiles = 0;
  #blessings = 0;

  /** Resets the key to the root of a playout. `dealt` is the secret at the root; the caller must not change it. */
  begin(dealt: Secret): void {
    this.#dealt = dealt;
    this.#cards = dealt.deck.length;
    this.#tiles = dealt.tiles.length;
    this.#blessings = dealt.blessings.length;
    this.first = 0;
    this.second = 0;
    this.isExact = true;
  }

  /** Adds a move; the secret is what is left after the move. */
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
