import { LANGUAGES } from '@nunatak/words';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Fetched } from '../app/Fetched.tsx';
import { fetchOnce, forgetFailures } from '../app/fetchOnce.ts';
import { practice } from '../app/practice.ts';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { DamagedNote } from '../library/LibraryNote.tsx';
import { removedGame } from '../library/removed.ts';
import { useLibrary } from '../library/useLibrary.ts';
import { InstallButton } from '../pwa/InstallButton.tsx';
import { changeSettings, useSettings } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { BrokenNote } from '../ui/BrokenNote.tsx';
import { Choice } from '../ui/Choice.tsx';
import { whenCalm } from '../ui/calm.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { useWayOut } from '../ui/useWayOut.ts';
import { loadTexts } from '../words/index.ts';
import { usePageWords } from '../words/useWords.ts';
import { lastNames } from './remembered.ts';
import './start.css';

const loadToday = practice('Today');
/** The rules and the table come with the first wish to play: the start itself needs neither. */
const loadPlay = fetchOnce(async () => {
  const [{ playNow }] = await Promise.all([import('./playNow.ts'), import('../table/TableScreen.tsx')]);
  return playNow;
});

const YourGames = lazy(async () => ({ default: (await import('../library/YourGames.tsx')).YourGames }));

function LanguageChoice() {
  const { language } = useSettings();
  const { screens } = usePageWords();
  return (
    <Choice
      className="nk-start-language"
      legend={screens.start.language}
      value={language}
      onChange={(chosen) => changeSettings({ language: chosen })}
      options={LANGUAGES.map((one) => ({
        value: one,
        label: (
          <>
            <span aria-hidden="true">{one.toUpperCase()}</span>
            <span className="nk-hidden">{screens.start.languages[one]}</span>
          </>
        ),
      }))}
    />
  );
}

interface EntryProps {
  href: string;
  icon: IconName;
  name: string;
  line: string;
}

function Entry({ href, icon, name, line }: EntryProps) {
  return (
    <li>
      <a className="nk-start-entry" href={href}>
        <Icon name={icon} size={26} />
        <span>
          <b>{name}</b>
          <small>{line}</small>
        </span>
      </a>
    </li>
  );
}

/** The one thing to press: a game at once, as the last one was set up. */
function Play() {
  const { screens, language } = usePageWords();
  const { start, newGame } = screens;
  const [last] = useState(() => lastNames());
  const [isComing, setComing] = useState(false);

  const takeWay = useWayOut();

  async function play(): Promise<string> {
    setComing(true);
    try {
      const playNow = await loadPlay();
      return hrefOf('table', playNow(newGame.names));
    } catch {
      // What could not be fetched is asked for once more by the screen to set up a game, which says so if it fails.
      forgetFailures();
      return hrefOf('new');
    }
  }

  function foresee(): void {
    loadPlay().catch(() => undefined);
    loadTexts(language).catch(() => undefined);
  }

  return (
    <button
      type="button"
      className="nk-button nk-button-primary nk-start-play"
      aria-busy={isComing}
      onPointerEnter={foresee}
      onFocus={foresee}
      onClick={() => takeWay(play)}
    >
      <span>{start.play}</span>
      <small>{last?.join(', ') ?? start.playLine}</small>
    </button>
  );
}

/** The first thing to see: the temple in the evening, and one big button. */
export function StartScreen() {
  const { screens, table } = usePageWords();
  const { start } = screens;
  const known = useLibrary();
  const games = known ?? [];
  const isRemoved = useStore(removedGame) !== undefined;
  const hasGames = games.length > 0 || isRemoved;
  // What there is to do today is fetched once the games are there and nobody acts: nothing keeps them waiting.
  const [isListed, setListed] = useState(false);
  const showToday = useCallback(() => whenCalm(() => setListed(true)), []);
  // Before the list is read, whoever has played here will have games: the picture behind them is not fetched twice.
  const [hasPlayed] = useState(() => lastNames() !== undefined);
  return (
    <div className="nk-start" data-games={hasGames}>
      <Landscape games={known === undefined ? hasPlayed : hasGames} />
      <header className="nk-start-top">
        <InstallButton />
        <LanguageChoice />
        <a className="nk-button nk-start-settings" href={hrefOf('settings')}>
          {start.settings}
        </a>
      </header>
      <main className="nk-start-main">
        <div className="nk-start-title">
          <h1 className="nk-title">
            <span className="nk-start-name">{table.brand}</span>
            <span className="nk-start-sub">{start.title}</span>
          </h1>
          <p>{start.tagline}</p>
        </div>
        <BrokenNote />
        <DamagedNote />
        <nav aria-label={start.menu} className="nk-start-menu">
          <Play />
          <ul>
            <Entry href={hrefOf('new')} icon="crew" name={start.newGame} line={start.newGameLine} />
            <Entry href={hrefOf('online')} icon="diversity" name={start.together} line={start.togetherLine} />
            <Entry href={hrefOf('tutorial')} icon="legend" name={start.tutorial} line={start.tutorialLine} />
            <Entry href={hrefOf('rules')} icon="square" name={start.rules} line={start.rulesLine} />
            {!hasGames && (
              <>
                <Entry href={hrefOf('daily')} icon="providence" name={start.daily} line={start.dailyLine} />
                <Entry href={hrefOf('puzzles')} icon="insight" name={start.puzzles} line={start.puzzlesLine} />
                <Entry href={hrefOf('import')} icon="discovery" name={start.importing} line={start.importingLine} />
              </>
            )}
          </ul>
        </nav>
        {hasGames && (
          <Suspense fallback={undefined}>
            <YourGames games={games} onShown={showToday} />
          </Suspense>
        )}
      </main>
      {hasGames && isListed && (
        <Suspense fallback={undefined}>
          <Fetched load={loadToday} given={{}} />
        </Suspense>
      )}
      <footer className="nk-start-foot">{start.fan}</footer>
    </div>
  );
}
