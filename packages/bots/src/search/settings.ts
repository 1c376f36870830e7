/** How a search spends its playouts. */
export interface SearchSettings {
  /** How many plans are looked at closely. */
  readonly candidates: number;
  /** Decisions after the plan's in which all seats choose by what earlier playouts learned, not by first sight. */
  readonly depth: number;
  /**
   * How far a playout goes before the judge is asked, in turns for each seat of the table: where the tree ends, the guide
   * plays on. 0 asks the judge where the tree ends, Infinity plays to the end; undefined leaves it to the judge.
   */
  readonly rounds: number | undefined;
  /** With at most so many blocks to place, a playout goes to the end: W1's extra turns are two. */
  readonly finish: number;
  /** Whether playouts go to fewer and fewer candidates, or evenly to all. */
  readonly halving: boolean;
  /** Whether all candidates are tried on the same imagined secrets, which cuts noise. */
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
