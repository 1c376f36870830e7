import { DEFAULT_EDITION, type Edition, type Problem } from '@nunatak/engine';
import { diffEditions, formatEdition } from '@nunatak/engine/checks';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { cameFrom, goTo } from '../app/route.ts';
import { readJsonText } from '../start/setup.ts';
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
import { forgetDraft, keepDraft, keptDraft, listenForDraft, readDraftFile, unreadDraft } from './kept.ts';
import { TileRows } from './TileRows.tsx';
import { type Draft, draftOf, problemOf } from './typed.ts';
import './edition.css';

const PARTS = ['tiles', 'cards', 'figures', 'blessings', 'changes'] as const;
type Part = (typeof PARTS)[number];

/** Where an owner of the box enters what it really shows, sees what changed, and takes the file along. */
export function EditionScreen() {
  const words = useWords();
  const texts = useEditionWords();
  // Waited for with the screen: a part that waited for its texts when it is chosen would take the whole page away.
  useAsides();
  const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? draftOf(beginDraft(texts.nameUsual)));
  const [part, setPart] = useState<Part>('tiles');
  const [wrongFile, setWrongFile] = useState<Problem>();
  const [unread] = useState(() => unreadDraft());
  const [isKept, setKept] = useState(true);
  /** The draft that a file or a fresh start took the place of. */
  const [before, setBefore] = useState<Draft>();
  /** Counts files and fresh starts: fields that hold a text of their own start over with each. */
  const [round, setRound] = useState(0);
  const { edition } = draft;
  const changes = useMemo(() => diffEditions(DEFAULT_EDITION, edition), [edition]);
  const problem = problemOf(draft);
  const isChanged = changes.length > 0 || problem !== undefined;

  useEffect(
    () =>
      listenForDraft(() => {
        setDraft(keptDraft() ?? draftOf(beginDraft(texts.nameUsual)));
        setRound((now) => now + 1);
      }),
    [texts],
  );

  function change(next: Draft): void {
    setKept(keepDraft(next));
    setDraft(next);
  }

  function changeEdition(next: Edition): void {
    change({ ...draft, edition: next });
  }

  function replace(next: Draft): void {
    setBefore(isChanged ? draft : undefined);
    setWrongFile(undefined);
    setRound(round + 1);
    change(next);
  }

  async function load(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const document = readJsonText(await file.text(), words.screens.newGame.editionNoJson);
    const read = document.ok ? readDraftFile(document.value) : document;
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
                value={edition.name}
                maxLength={60}
                onChange={(event) => changeEdition(withName(edition, event.target.value))}
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
                onClick={() => download(`${edition.id}.json`, formatEdition(edition))}
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
                disabled={!isChanged}
                onClick={() => {
                  replace(draftOf(beginDraft(texts.nameUsual)));
                  forgetDraft();
                }}
              >
                {texts.reset}
              </button>
              {before !== undefined && (
                <button
                  type="button"
                  className="nk-button"
                  onClick={() => {
                    replace(before);
                    setBefore(undefined);
                  }}
                >
                  {texts.bringBack}
                </button>
              )}
            </div>
            <p role="status">{texts.changed(changes.length)}</p>
            {!isKept && (
              <p className="nk-note" role="alert">
                {texts.unkept}
              </p>
            )}
            {unread !== undefined && (
              <ProblemNote title={texts.unread} problem={unread.problem}>
                <button type="button" className="nk-button" onClick={() => download('edition.json', unread.text)}>
                  {texts.saveUnread}
                </button>
              </ProblemNote>
            )}
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
            {part === 'tiles' && <TileRows draft={edition} onChange={changeEdition} />}
            {part === 'cards' && <CardRows draft={edition} onChange={changeEdition} />}
            {part === 'figures' && <FigureFields draft={draft} onChange={change} />}
            {part === 'blessings' && <BlessingRows draft={edition} onChange={changeEdition} />}
            {part === 'changes' && <Changes draft={edition} changes={changes} />}
          </section>
        </div>
      </main>
    </>
  );
}
