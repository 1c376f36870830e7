/**
 * The numbers in the rules, each defined once. Bots and texts use these too. Numbers of an edition or a blessing are
 * defined there.
 */
export interface RuleFigures {
  /** P1: points for each own block under the new one. */
  readonly support: number;
  /** P2: track steps for each completed row or column. */
  readonly lineSteps: number;
  /** P3: points for the most and second most blocks in a square. */
  readonly square: { readonly first: number; readonly second: number };
  /** F2: points for setting the cap. */
  readonly cap: number;
  /** F3: points for the most builders, for a tie, and for each builder otherwise. */
  readonly builders: { readonly most: number; readonly tied: number; readonly each: number };
  /** F5: points for a set of three tools. */
  readonly toolSet: number;
  /** F8: points for each card of a type that an elder shows. */
  readonly elder: number;
  /** E2, F9: points for an unused blessing. */
  readonly unusedBlessing: number;
  /** F10: points for a set of all six types. */
  readonly set: number;
  /** S1, T7: number of cards in the display, and how many more Discovery reveals (E14). */
  readonly display: { readonly size: number; readonly discovered: number };
  /** S3: number of face-up blessings. */
  readonly faceUp: number;
  /**
   * S4 to S7: number of blocks for a player, for a player in a four-player game, and for Siku with each of two players.
   */
  readonly blocks: { readonly each: number; readonly ofFour: number; readonly siku: number };
  /** S6, Y1: number of own blocks and of Siku's blocks in a set. */
  readonly sikuSet: { readonly own: number; readonly siku: number };
  /** W1: number of extra turns after all supplies are empty. */
  readonly extraTurns: number;
  /** Z9: minimum points for each rating. */
  readonly ratings: {
    readonly slush: number;
    readonly snowball: number;
    readonly iceCube: number;
    readonly iceBlock: number;
    readonly iceberg: number;
    readonly iceTemple: number;
  };
}

export const FIGURES: RuleFigures = {
  support: 1,
  lineSteps: 1,
  square: { first: 5, second: 2 },
  cap: 7,
  builders: { most: 20, tied: 12, each: 2 },
  toolSet: 10,
  elder: 1,
  unusedBlessing: 2,
  set: 10,
  display: { size: 4, discovered: 3 },
  faceUp: 2,
  blocks: { each: 18, ofFour: 13, siku: 9 },
  sikuSet: { own: 2, siku: 1 },
  extraTurns: 2,
  ratings: { slush: 100, snowball: 151, iceCube: 186, iceBlock: 201, iceberg: 226, iceTemple: 251 },
};
