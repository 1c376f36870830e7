import { DEFAULT_EDITION, type Edition, type Problem } from '@nunatak/engine';
import { diffEditions, formatEdition, problemOfDraft } from '@nunatak/engine/checks';
import { type ChangeEvent, useMemo, useState } from 'react';
import { cameFrom, goTo } from '../app/route.ts';
import { readEditionText } from '../start/setup.ts';
import { Choice } from '../ui/Choice.tsx';
import { download } from '../ui/download.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { useAsides } from '../words/asides.ts';
import { useEditionWords, useWords } from '../words/useWords.ts';
import { BlessingRows } from './BlessingRows.tsx';
import { CardRows } from './CardRows.tsx';
import { Changes } from './Changes.tsx';
import { beginDraft, withName } from './draft.ts';
import { FigureFields } from './FigureFields.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept.ts';
import { TileRows } from './TileRows.tsx';
import './edition.css';

const PARTS = ['tiles', 'cards', 'figures', 'blessings', 'changes'] as const;
type Part = (typeof PARTS)[number];

/** Where an owner of the box enters what it really shows, sees what changed, and takes the file along. */
export function EditionScreen() {
  const words = useWords();
  const texts = useEditionWords();
  // Waited for with the screen: a part that waited for its texts when it is chosen would take the whole page away.
  useAsides();
  const [draft, setDraft] = useState<Edition>(() => keptDraft() ?? beginDraft(texts.nameUsual));
  const [part, setPart] = useState<Part>('tiles');
  const [wrongFile, setWrongFile] = useState<Problem>();
  /** Counts files and fresh starts: fields that hold a text of their own begin anew with them. */
  const [round, setRound] = useState(0);
  const changes = useMemo(() => diffEditions(DEFAULT_EDITION, draft), [draft]);
  const problem = problemOfDraft(draft);

  function change(next: Edition): void {
    keepDraft(next);
    setDraft(next);
  }

  function replace(next: Edition): void {
    setWrongFile(undefined);
    setRound(round + 1);
    change(next);
  }

  async function load(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const read = readEditionText(await file.text(), words.screens.newGame.editionNoJson);
    if (read.ok) replace(read.value);
    else setWrongFile(read.reason);
  }

  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-edition">
          <PageHead title={texts.title} line={texts.line} backLabel={texts.back} href={cameFrom()} />
          <section className="nk-panel nk-card-panel nk-edition-head">
            <label className="nk-field">
              <span>{texts.name}</span>
              <input
                className="nk-input"
                value={draft.name}
                maxLength={60}
                onChange={(event) => change(withName(draft, event.target.value))}
              />
            </label>
            <div className="nk-row">
              <button
                type="button"
                className="nk-button nk-button-primary"
                disabled={problem !== undefined}
                onClick={() => goTo('new', 'edition')}
              >
                {texts.play}
              </button>
              <button
                type="button"
                className="nk-button"
                onClick={() => download(`${draft.id}.json`, formatEdition(draft))}
              >
                {texts.save}
              </button>
              <label className="nk-button nk-file">
                {texts.load}
                <input
                  type="file"
                  accept="application/json,.json"
                  onChange={(event) => {
                    load(event).catch((error: unknown) => {
                      setWrongFile({ field: 'file', found: String(error), expected: 'JSON' });
                    });
                  }}
                />
              </label>
              <button
                type="button"
                className="nk-button nk-button-quiet"
                disabled={changes.length === 0}
                onClick={() => {
                  forgetDraft();
                  replace(beginDraft(texts.nameUsual));
                }}
              >
                {texts.reset}
              </button>
            </div>
            <p role="status">{texts.changed(changes.length)}</p>
            {wrongFile !== undefined && <ProblemNote title={words.screens.newGame.editionWrong} problem={wrongFile} />}
            {problem !== undefined && <ProblemNote title={texts.notYet} problem={problem} />}
          </section>
          <Choice
            legend={texts.parts}
            value={part}
            options={PARTS.map((value) => ({ value, label: texts.part[value] }))}
            onChange={(value) => setPart(value)}
          />
          <section key={round} className="nk-panel nk-card-panel" aria-label={texts.part[part]}>
            {part === 'tiles' && <TileRows draft={draft} onChange={change} />}
            {part === 'cards' && <CardRows draft={draft} onChange={change} />}
            {part === 'figures' && <FigureFields draft={draft} onChange={change} />}
            {part === 'blessings' && <BlessingRows draft={draft} onChange={change} />}
            {part === 'changes' && <Changes draft={draft} changes={changes} />}
          </section>
        </div>
      </main>
    </>
  );
}
