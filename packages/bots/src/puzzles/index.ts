export { clearlyBest, type Found, likeness, ratingOf, themesOf } from './findPuzzle.ts';
export {
  BrokenPuzzle,
  movesOf,
  notationOf,
  openPuzzle,
  PUZZLE_THEMES,
  type Puzzle,
  type PuzzlePack,
  type PuzzleTheme,
  solutionOf,
  viewHash,
} from './pack.ts';
