/** How a search spends its playouts. */
export interface SearchSettings {
  /** How many plans are looked at closely. */
  readonly candidates: number;
  /** Decisions after the plan's in which all seats choose by what earlier playouts learned, not by first sight. */
  readonly depth: number;
  /** Turns that the guide plays after the tree before the judge is asked; Infinity plays to the end. */
  readonly turns: number;
  /** With at most so many blocks to place, a playout goes to the end: W1's extra turns are two. */
  readonly finish: number;
  /** Whether playouts go to fewer and fewer candidates, or evenly to all. */
  readonly halving: boolean;
  /** Whether all candidates are tried on the same imagined secrets, which cuts noise. */
  readonly paired: boolean;
}

export const STRONGEST: SearchSettings = {
  candidates: 12,
  depth: 12,
  turns: 0,
  finish: 3,
  halving: true,
  paired: true,
};
