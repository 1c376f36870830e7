import { lazy, Suspense, use, useEffect } from 'react';
import { AidHost } from '../aid/AidHost.tsx';
import { useSettings, useTheme } from '../session/settings.ts';
import { loadTexts } from '../words/index.ts';
import { WordsContext } from '../words/useWords.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Route, useRoute } from './route.ts';
import './app.css';

const Start = lazy(async () => ({ default: (await import('../start/StartScreen.tsx')).StartScreen }));
const NewGame = lazy(async () => ({ default: (await import('../start/NewGameScreen.tsx')).NewGameScreen }));
const Import = lazy(async () => ({ default: (await import('../import/ImportScreen.tsx')).ImportScreen }));
const Table = lazy(async () => ({ default: (await import('../table/TableScreen.tsx')).TableScreen }));
const Replay = lazy(async () => ({ default: (await import('../import/ReplayScreen.tsx')).ReplayScreen }));
const Rules = lazy(async () => ({ default: (await import('../rules/RulesScreen.tsx')).RulesScreen }));
const Tutorial = lazy(async () => ({ default: (await import('../tutorial/TutorialScreen.tsx')).TutorialScreen }));
const Settings = lazy(async () => ({ default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen }));
const Online = lazy(async () => ({ default: (await import('../online/OnlineScreen.tsx')).OnlineScreen }));
const Match = lazy(async () => ({ default: (await import('../online/MatchScreen.tsx')).MatchScreen }));

function Screen({ screen, detail, code }: Route) {
  switch (screen) {
    case 'start':
      return <Start />;
    case 'new':
      return <NewGame />;
    case 'import':
      return <Import />;
    case 'table':
      return <Table key={detail} id={detail} />;
    case 'replay':
      return <Replay key={detail} id={detail} />;
    case 'rules':
      return <Rules rule={detail} />;
    case 'tutorial':
      return <Tutorial lesson={detail} />;
    case 'settings':
      return <Settings />;
    case 'online':
      return <Online />;
    case 'm':
      return detail === undefined ? <Online /> : <Match key={detail} matchId={detail} code={code} />;
  }
}

/** One screen at a time, in the language chosen; the languages not chosen are not fetched. */
function Page() {
  const { language } = useSettings();
  const route = useRoute();
  const texts = use(loadTexts(language));

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.table.title;
  }, [language, texts]);

  return (
    <WordsContext value={texts}>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Screen {...route} />
          {route.screen !== 'table' && route.screen !== 'm' && <AidHost />}
        </Suspense>
      </ErrorBoundary>
    </WordsContext>
  );
}

function Loading() {
  return <div className="nk-loading" aria-busy="true" />;
}

/** The whole page in the theme and with the graphics chosen. */
export function App() {
  const theme = useTheme();
  const { graphics } = useSettings();
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, graphics });
  }, [theme, graphics]);
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}
