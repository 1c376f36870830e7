import type { Route } from '../app/route.ts';
import { BoardScreen } from '../deals/BoardScreen.tsx';
import { CompareScreen } from '../deals/CompareScreen.tsx';
import { DailyScreen } from '../deals/DailyScreen.tsx';
import { DealScreen } from '../deals/DealScreen.tsx';
import { isDay } from '../deals/daily.ts';
import { DrillsScreen } from '../drills/DrillsScreen.tsx';
import { GuessScreen } from '../guess/GuessScreen.tsx';
import { ImportScreen } from '../import/ImportScreen.tsx';
import { PuzzlesScreen } from '../puzzles/PuzzlesScreen.tsx';
import { ReplayScreen } from '../replay/ReplayScreen.tsx';
import { ReviewScreen } from '../review/ReviewScreen.tsx';
import { StatisticsScreen } from '../statistics/StatisticsScreen.tsx';

type PracticeRoute = Extract<
  Route,
  { readonly shown: string | undefined } | { readonly screen: 'import' | 'statistics' | 'guess' | 'replay' | 'review' }
>;

/** The screens to practise on, and those to look at games again. */
export function PracticeScreen({ route }: { route: PracticeRoute }) {
  switch (route.screen) {
    case 'puzzles':
      return <PuzzlesScreen id={route.shown} />;
    case 'drills':
      return <DrillsScreen id={route.shown} of={route.beside} />;
    case 'daily':
      return route.shown !== undefined && isDay(route.shown) ? (
        <BoardScreen key={route.shown} day={route.shown} />
      ) : (
        <DailyScreen />
      );
    case 'deal':
      return <DealScreen code={route.shown} />;
    case 'compare':
      return <CompareScreen id={route.shown} code={route.beside} />;
    case 'import':
      return <ImportScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'guess':
      return <GuessScreen key={route.game} id={route.game} />;
    case 'review':
      return <ReviewScreen key={route.game} id={route.game} turn={route.step} />;
    default:
      return <ReplayScreen key={route.game} id={route.game} step={route.step} />;
  }
}
