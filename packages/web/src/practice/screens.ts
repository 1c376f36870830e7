/** Everything to practise with: the page names every piece that it may fetch, so that many small ones would weigh too. */
export { CompareScreen } from '../deals/CompareScreen.tsx';
export { DailyScreen } from '../deals/DailyScreen.tsx';
export { DealScreen } from '../deals/DealScreen.tsx';
export { DrillsScreen } from '../drills/DrillsScreen.tsx';
export { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx';
export { TempleShare } from '../share/TempleShare.tsx';
export { Today } from '../start/Today.tsx';
