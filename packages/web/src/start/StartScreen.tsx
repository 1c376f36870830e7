import { LANGUAGES } from '@nunatak/words';
import { useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { InstallButton } from '../pwa/InstallButton.tsx';
import { continueGame, type KeptGame, keptGame, startGame } from '../session/current.ts';
import { changeSettings, useSettings } from '../session/settings.ts';
import { BrokenNote } from '../ui/BrokenNote.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { TempleDrawing } from '../ui/TempleDrawing.tsx';
import { useWords } from '../words/useWords.ts';
import { lastConfig, quickConfig } from './quick.ts';
import './start.css';

function LanguageChoice() {
  const { language } = useSettings();
  const { screens } = useWords();
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
            <span className="nk-hidden">{screens.settings.languages[one]}</span>
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

/** The one thing to press: the game under way, or a new one at once. */
function Main({ kept }: { kept: KeptGame | undefined }) {
  const { start, newGame } = useWords().screens;
  const names = kept?.config.seats.map(({ name }) => name).join(', ') ?? '';
  const [last] = useState(() => lastConfig());
  if (kept === undefined || kept.over) {
    return (
      <button
        type="button"
        className="nk-button nk-button-primary nk-start-play"
        onClick={() => {
          startGame(quickConfig(newGame.names));
          goTo('table');
        }}
      >
        <span>{start.play}</span>
        <small>{last?.seats.map(({ name }) => name).join(', ') ?? start.playLine}</small>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="nk-button nk-button-primary nk-start-play"
      onClick={() => {
        if (continueGame() !== undefined) goTo('table');
      }}
    >
      <span>{start.resume}</span>
      <small>{start.resumeLine(kept.turn, names)}</small>
    </button>
  );
}

/** The first thing to see: the temple in the evening, and one big button. */
export function StartScreen() {
  const { screens, table } = useWords();
  const { start } = screens;
  const [kept] = useState(keptGame);
  return (
    <div className="nk-start">
      <Landscape />
      <div className="nk-start-temple">
        <TempleDrawing />
      </div>
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
        <nav aria-label={start.menu} className="nk-start-menu">
          <Main kept={kept} />
          <ul>
            {kept?.over === true && (
              <Entry
                href={hrefOf('table')}
                icon="cap"
                name={screens.ledger.title}
                line={start.resumeOver(kept.config.seats.map(({ name }) => name).join(', '))}
              />
            )}
            <Entry href={hrefOf('new')} icon="crew" name={start.newGame} line={start.newGameLine} />
            <Entry href={hrefOf('online')} icon="diversity" name={start.together} line={start.togetherLine} />
            <Entry href={hrefOf('tutorial')} icon="legend" name={start.tutorial} line={start.tutorialLine} />
            <Entry href={hrefOf('rules')} icon="square" name={start.rules} line={start.rulesLine} />
            <Entry href={hrefOf('import')} icon="discovery" name={start.importing} line={start.importingLine} />
          </ul>
        </nav>
      </main>
      <footer className="nk-start-foot">{start.fan}</footer>
    </div>
  );
}
