/**
 * The figures that the rules name, each once. What an edition or a blessing says stands there; bots count with these and
 * texts are written with them.
 */
export interface RuleFigures {
  /** P1: for each block under the cell. */
  readonly support: number;
  /** P2: steps for each row or column completed. */
  readonly lineSteps: number;
  /** P3. */
  readonly square: { readonly first: number; readonly second: number };
  /** F2. */
  readonly cap: number;
  /** F3. */
  readonly builders: { readonly most: number; readonly tied: number; readonly each: number };
  /** F5. */
  readonly toolSet: number;
  /** F8: for each card of a type shown. */
  readonly elder: number;
  /** E2, F9. */
  readonly unusedBlessing: number;
  /** F10. */
  readonly set: number;
  /** S1, T7, and what Discovery adds (E14). */
  readonly display: { readonly size: number; readonly discovered: number };
  /** S3. */
  readonly faceUp: number;
  /** S4 to S7: blocks of a person, of a person among four, and Siku's with each of two. */
  readonly blocks: { readonly each: number; readonly ofFour: number; readonly siku: number };
  /** S6, Y1: what a set of blocks holds, a player's own and Siku's. */
  readonly sikuSet: { readonly own: number; readonly siku: number };
  /** W1: how many are played once the supplies are empty. */
  readonly extraTurns: number;
  /** Z9: the least points of each rating. */
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
