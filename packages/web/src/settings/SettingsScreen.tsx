import { LANGUAGES, type Language } from '@nunatak/words';
import { useState } from 'react';
import { forgetFailures } from '../app/fetchOnce.ts';
import { cameFrom } from '../app/route.ts';
import { MOTIONS, VIEWS } from '../board/board.ts';
import {
  CONFIRMS,
  changeSettings,
  GRAPHICS,
  PACES,
  TEXT_SIZES,
  THEME_CHOICES,
  useSettings,
} from '../session/settings.ts';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { loadAsides, useAsides } from '../words/asides.ts';
import { loadLearn, useLearn } from '../words/learn.ts';
import { localeOf } from '../words/locale.ts';
import { useWords } from '../words/useWords.ts';
import { clearSaved } from './clear.ts';
import { SoundFields } from './SoundFields.tsx';
import './settings.css';
import { attempt } from '../session/attempt.ts';

const SWITCH = ['on', 'off'] as const;

function ClearData() {
  const { settings } = useAsides();
  const [stage, setStage] = useState<'idle' | 'sure'>('idle');
  return (
    <section className="nk-settings-data">
      <h2>{settings.data}</h2>
      <p className="nk-choice-line">{settings.dataLine}</p>
      {stage === 'idle' && (
        <button type="button" className="nk-button" onClick={() => setStage('sure')}>
          {settings.clear}
        </button>
      )}
      {stage === 'sure' && (
        <div className="nk-note" role="alertdialog" aria-label={settings.clear}>
          <p>{settings.clearSure}</p>
          <div className="nk-row">
            <button type="button" className="nk-button" onClick={() => attempt(clearSaved)}>
              {settings.clearYes}
            </button>
            <button type="button" className="nk-button nk-button-primary" onClick={() => setStage('idle')}>
              {settings.clearNo}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

/** A language is chosen once this page can be shown in it; one that cannot be had is not chosen. */
async function chooseLanguage(language: Language): Promise<void> {
  // All of them have come to an end: a failure that came later would not be forgotten.
  const fetched = await Promise.allSettled([loadAsides(language), loadLearn(language)]);
  if (fetched.every(({ status }) => status === 'fulfilled')) changeSettings({ language });
  else forgetFailures();
}

/** Every setting at once; a change holds from the moment it is made. */
export function SettingsScreen() {
  const { screens, table, language } = useWords();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
  const { settings: words } = useAsides();
  const { characters } = useLearn();
  const settings = useSettings();
  const flag = (on: boolean) => (on ? 'on' : 'off');
  const switches = SWITCH.map((value) => ({ value, label: words[value] }));
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-settings">
          <PageHead title={words.title} backLabel={words.back} href={cameFrom()} />
          <div className="nk-panel nk-card-panel nk-settings-list">
            <Choice
              shown
              legend={words.language}
              value={settings.language}
              options={LANGUAGES.map((value) => ({ value, label: screens.start.languages[value] }))}
              onChange={(language) => attempt(() => chooseLanguage(language))}
            />
            <Choice
              shown
              legend={words.theme}
              value={settings.theme}
              options={THEME_CHOICES.map((value) => ({ value, label: words.themes[value] }))}
              onChange={(theme) => changeSettings({ theme })}
            />
            <Choice
              shown
              legend={words.textSize}
              line={words.textSizeLine}
              value={String(settings.textSize)}
              options={TEXT_SIZES.map((size) => ({ value: String(size), label: percent.format(size / 100) }))}
              onChange={(value) =>
                changeSettings({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? settings.textSize })
              }
            />
            <Choice
              shown
              legend={words.motion}
              line={words.motionLine}
              value={settings.motion}
              options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
              onChange={(motion) => changeSettings({ motion })}
            />
            <Choice
              shown
              legend={words.view}
              value={settings.view}
              options={VIEWS.map((value) => ({ value, label: table.views[value] }))}
              onChange={(view) => changeSettings({ view })}
            />
            <Choice
              shown
              legend={words.graphics}
              value={settings.graphics}
              options={GRAPHICS.map((value) => ({ value, label: words.graphicsChoices[value] }))}
              onChange={(graphics) => changeSettings({ graphics })}
            />
            <Choice
              shown
              legend={words.confirm}
              line={words.confirmLine}
              value={settings.confirm}
              options={CONFIRMS.map((value) => ({ value, label: words.confirms[value] }))}
              onChange={(confirm) => changeSettings({ confirm })}
            />
            <Choice
              shown
              legend={words.hints}
              line={words.hintsLine}
              value={flag(settings.hints)}
              options={switches}
              onChange={(value) => changeSettings({ hints: value === 'on' })}
            />
            <Choice
              shown
              legend={words.pace}
              value={settings.pace}
              options={PACES.map((value) => ({ value, label: table.pace.speeds[value] }))}
              onChange={(pace) => changeSettings({ pace })}
            />
            <Choice
              shown
              legend={words.shortcuts}
              line={table.keys}
              value={flag(settings.shortcuts)}
              options={switches}
              onChange={(value) => changeSettings({ shortcuts: value === 'on' })}
            />
            <Choice
              shown
              legend={words.takeBack}
              line={words.takeBackLine}
              value={flag(settings.takeBack)}
              options={switches}
              onChange={(value) => changeSettings({ takeBack: value === 'on' })}
            />
            <Choice
              shown
              legend={characters.talk}
              line={characters.talkLine}
              value={flag(settings.remarks)}
              options={switches}
              onChange={(value) => changeSettings({ remarks: value === 'on' })}
            />
            <SoundFields />
            <ClearData />
          </div>
        </div>
      </main>
    </>
  );
}
