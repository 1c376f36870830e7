import type { PlayerCount } from '@nunatak/engine';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { keptEdition } from '../edition/kept.ts';
import { localGames } from '../library/localGames.ts';
import { MOST_QUESTIONS } from '../teacher/most.ts';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWayOut } from '../ui/useWayOut.ts';
import { useAsides } from '../words/asides.ts';
import { useLearn } from '../words/learn.ts';
import { useWords } from '../words/useWords.ts';
import { EditionField } from './EditionField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { lastConfig, rememberConfig } from './quick.ts';
import { SeatRows } from './SeatRows.tsx';
import { beginSetup, configOf, isAlone, type Setup, settleName } from './setup.ts';
import './newGame.css';

const COUNTS = ['1', '2', '3', '4'] as const;

function countOf(text: (typeof COUNTS)[number]): PlayerCount {
  switch (text) {
    case '1':
      return 1;
    case '2':
      return 2;
    case '3':
      return 3;
    case '4':
      return 4;
  }
}

const SWITCH = ['on', 'off'] as const;

function TeacherField({ setup, onChange }: { setup: Setup; onChange(setup: Setup): void }) {
  const { settings } = useAsides();
  const { teacher } = useLearn();
  return (
    <Choice
      shown
      legend={teacher.name}
      line={teacher.line(MOST_QUESTIONS)}
      value={setup.teacher ? 'on' : 'off'}
      options={SWITCH.map((value) => ({ value, label: settings[value] }))}
      onChange={(value) => onChange({ ...setup, teacher: value === 'on' })}
    />
  );
}

/** Setting up a game: everything has a sensible value, so that Play is always right. */
export function NewGameScreen({ withOwnEdition }: { withOwnEdition: boolean }) {
  const { newGame } = useWords().screens;
  const [setup, setSetup] = useState<Setup>(() => {
    const begun = beginSetup(newGame.names, lastConfig());
    const own = withOwnEdition ? keptEdition() : undefined;
    return own === undefined ? begun : { ...begun, edition: own };
  });
  const takeWay = useWayOut();
  const change = (next: Setup) => setSetup(settleName(next, newGame.names[0], newGame.nameAmong));

  function play(event: FormEvent): void {
    event.preventDefault();
    const config = configOf(setup, newGame.names);
    rememberConfig(config);
    takeWay(() => hrefOf('table', localGames.start(config)));
  }

  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <form className="nk-screen-inner nk-new" onSubmit={play}>
          <PageHead title={newGame.title} backLabel={newGame.back} />
          <section className="nk-panel nk-card-panel nk-new-seats">
            <Choice
              shown
              legend={newGame.players}
              line={newGame.modes[setup.players]}
              value={`${setup.players}`}
              options={COUNTS.map((count) => ({ value: count, label: count }))}
              onChange={(count) => change({ ...setup, players: countOf(count) })}
            />
            <SeatRows setup={setup} onChange={change} />
            {isAlone(setup) && <TeacherField setup={setup} onChange={setSetup} />}
          </section>
          <details className="nk-panel nk-new-options" open={withOwnEdition}>
            <summary>
              <span className="nk-new-summary">{newGame.options}</span>
              <span className="nk-muted">{newGame.optionsLine}</span>
            </summary>
            <div className="nk-new-fields">
              <OptionFields setup={setup} onChange={setSetup} />
              <EditionField edition={setup.edition} onChange={(edition) => setSetup({ ...setup, edition })} />
              <label className="nk-field">
                <span>{newGame.seed}</span>
                <span className="nk-choice-line">{newGame.seedLine}</span>
                <input
                  className="nk-input"
                  value={setup.seed}
                  maxLength={64}
                  placeholder={newGame.seedPlaceholder}
                  onChange={(event) => setSetup({ ...setup, seed: event.target.value })}
                />
              </label>
            </div>
          </details>
          <div className="nk-new-foot">
            <button type="submit" className="nk-button nk-button-primary nk-big">
              {newGame.play}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}
