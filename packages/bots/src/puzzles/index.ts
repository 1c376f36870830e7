export { clearlyBest, equivalenceKey, type Found, ratingOf, themesOf } from './findPuzzle.ts';
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
