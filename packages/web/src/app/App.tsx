import type { Language } from '@nunatak/words';
import { Suspense, use, useEffect, useState } from 'react';
import { AidHost } from '../aid/AidHost.tsx';
import { isStill } from '../board/board.ts';
import { UpdateNote } from '../pwa/UpdateNote.tsx';
import { takeBackSettings, useMotion, useSettings, useTheme } from '../session/settings.ts';
import { FailedNote } from '../ui/FailedNote.tsx';
import { loadPageTexts, loadTexts } from '../words/index.ts';
import { WordsContext } from '../words/useWords.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Fetched } from './Fetched.tsx';
import { fetchOnce, forgetFailures } from './fetchOnce.ts';
import { LastBoundary } from './LastBoundary.tsx';
import { practice } from './practice.ts';
import { placeOf, type Route, useRoute } from './route.ts';
import './app.css';

const SCREENS = {
  start: fetchOnce(async () => (await import('../start/StartScreen.tsx')).StartScreen),
  new: fetchOnce(async () => (await import('../start/NewGameScreen.tsx')).NewGameScreen),
  table: fetchOnce(async () => (await import('../table/TableScreen.tsx')).TableScreen),
  rules: fetchOnce(async () => (await import('../rules/RulesScreen.tsx')).RulesScreen),
  edition: fetchOnce(async () => (await import('../edition/EditionScreen.tsx')).EditionScreen),
  tutorial: fetchOnce(async () => (await import('../tutorial/TutorialScreen.tsx')).TutorialScreen),
  settings: fetchOnce(async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen),
  online: fetchOnce(async () => (await import('../online/OnlineScreen.tsx')).OnlineScreen),
  m: fetchOnce(async () => (await import('../online/MatchScreen.tsx')).MatchScreen),
};
const loadPractice = practice('PracticeScreen');

function isScreen(name: string): name is keyof typeof SCREENS {
  return Object.hasOwn(SCREENS, name);
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'start':
      return <Fetched load={SCREENS.start} given={{}} />;
    case 'new':
      return <Fetched load={SCREENS.new} given={{ withOwnEdition: route.withOwnEdition }} />;
    case 'table':
      return <Fetched key={route.game} load={SCREENS.table} given={{ id: route.game }} />;
    case 'import':
    case 'guess':
    case 'statistics':
    case 'replay':
    case 'review':
    case 'puzzles':
    case 'drills':
    case 'daily':
    case 'deal':
    case 'compare':
      return <Fetched load={loadPractice} given={{ route }} />;
    case 'rules':
      return <Fetched load={SCREENS.rules} given={{ rule: route.rule }} />;
    case 'edition':
      return <Fetched load={SCREENS.edition} given={{}} />;
    case 'tutorial':
      return <Fetched load={SCREENS.tutorial} given={{ lesson: route.lesson }} />;
    case 'settings':
      return <Fetched load={SCREENS.settings} given={{}} />;
    case 'online':
      return <Fetched load={SCREENS.online} given={{ page: route.page, id: route.id }} />;
    case 'm':
      return <Fetched key={route.match} load={SCREENS.m} given={{ matchId: route.match, code: route.code }} />;
  }
}

/** Asks for all that a screen needs at once: it comes beside the words of the page, not after them. */
function foresee({ screen }: Route, language: Language): void {
  const load: () => Promise<unknown> = isScreen(screen) ? SCREENS[screen] : loadPractice;
  load().catch(() => undefined);
  // Every screen but the start has words of the game.
  if (screen !== 'start') loadTexts(language).catch(() => undefined);
}

/** The language that is shown: the one chosen, once its texts are there; one that cannot be had is not chosen. */
function useShownLanguage(): Language {
  const { language } = useSettings();
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (language === shown) return;
    // Both are waited for, whatever becomes of them, so that both can be asked for again.
    void Promise.allSettled([loadPageTexts(language), loadTexts(language)]).then((loaded) => {
      if (loaded.every(({ status }) => status === 'fulfilled')) setShown(language);
      else {
        forgetFailures();
        takeBackSettings({ language: shown });
      }
    });
  }, [language, shown]);
  return shown;
}

/** One screen at a time, in the language chosen; the languages not chosen are not fetched. */
function Page() {
  const language = useShownLanguage();
  const route = useRoute();
  foresee(route, language);
  const texts = use(loadPageTexts(language));

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.table.title;
  }, [language, texts]);

  return (
    <WordsContext value={texts}>
      <ErrorBoundary key={placeOf(route)}>
        <Suspense fallback={<Loading />}>
          <Screen route={route} />
          {route.screen !== 'table' && <AidHost />}
        </Suspense>
      </ErrorBoundary>
      <UpdateNote />
      <FailedNote />
    </WordsContext>
  );
}

function Loading() {
  return <div className="nk-loading" aria-busy="true" />;
}

/** The whole page in the theme, with the motion and with the graphics chosen. */
export function App() {
  const theme = useTheme();
  const still = isStill(useMotion());
  const { graphics } = useSettings();
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, still, graphics });
  }, [theme, still, graphics]);
  return (
    <LastBoundary>
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </LastBoundary>
  );
}
