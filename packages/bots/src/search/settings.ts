/** How a search spends its playouts. */
export interface SearchSettings {
  /** Maximum number of plans that are compared by playouts. */
  readonly candidates: number;
  /** Maximum depth of the tree in decisions; deeper decisions are the guide's. */
  readonly depth: number;
  /**
   * Rounds of the table that the guide plays after the tree, before the judge is asked. 0 asks the judge at once,
   * Infinity plays to the end; undefined uses the judge's own preference.
   */
  readonly rounds: number | undefined;
  /** With at most this many cells free, a playout goes to the end: W1 can give two extra turns. */
  readonly finish: number;
  /** True if playouts go to fewer and fewer candidates (sequential halving), false if they are spread evenly. */
  readonly halving: boolean;
  /** True if all candidates are tried on the same sampled secrets, which reduces noise. */
  readonly commonRandomNumbers: boolean;
}

export const STRONGEST: SearchSettings = {
  candidates: 12,
  depth: 12,
  rounds: undefined,
  finish: 3,
  halving: true,
  commonRandomNumbers: true,
};
