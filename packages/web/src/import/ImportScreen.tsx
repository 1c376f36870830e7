import type { Problem } from '@nunatak/engine';
import type { Language } from '@nunatak/words';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { goTo } from '../app/route.ts';
import { keepRecord } from '../library/keepRecord.ts';
import { library } from '../library/library.ts';
import { takeIn } from '../library/libraryFile.ts';
import { noteStore } from '../notes/notes.ts';
import { Replay } from '../replay/Replay.tsx';
import type { RecordedGame } from '../replay/recording.ts';
import { type Aside, keepAside, listAside, readAside, removeAside } from '../session/aside.ts';
import { download } from '../ui/download.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { localeOf } from '../words/locale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { takeInNotes } from './importNotes.ts';
import { readImport } from './readImport.ts';
import { type Taken, TakenNote } from './TakenNote.tsx';
import './import.css';
import { attempt } from '../session/attempt.ts';

function AsideList({ entries, onRemove }: { entries: readonly Aside[]; onRemove(key: string): void }) {
  const { language } = useWords();
  const { importing } = usePractice();
  const [sure, setSure] = useState<string>();
  if (entries.length === 0) return undefined;
  return (
    <section className="nk-panel nk-card-panel">
      <h2 className="nk-title">{importing.aside}</h2>
      <p className="nk-muted">{importing.asideLine}</p>
      <ul className="nk-aside">
        {entries.map(({ key, when, size }) => (
          <li key={key}>
            <span>
              <b>{dateText(when, language)}</b>{' '}
              <span className="nk-muted">{importing.size(Math.ceil(size / 1024))}</span>
            </span>
            <button type="button" className="nk-button" onClick={() => download('nunatak-aside.json', readAside(key))}>
              {importing.save}
            </button>
            <button
              type="button"
              className="nk-button nk-button-quiet"
              onClick={() => (sure === key ? onRemove(key) : setSure(key))}
            >
              {sure === key ? importing.removeSure : importing.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dateText(when: string, language: Language): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime())
    ? when
    : date.toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });
}

/** A record or a whole library from a file or as text. What is broken is explained and put aside. */
export function ImportScreen() {
  const { importing } = usePractice();
  const [replay, setReplay] = useState<RecordedGame>();
  const [problem, setProblem] = useState<Problem>();
  const [kept, setKept] = useState(false);
  const [text, setText] = useState('');
  const [entries, setEntries] = useState(listAside);
  const [taken, setTaken] = useState<Taken>();

  async function open(document: string): Promise<void> {
    const read = readImport(document, importing.noJsonExpected);
    setTaken(undefined);
    setProblem(read.ok ? undefined : read.reason);
    if (!read.ok) {
      setKept(keepAside('record', document) !== undefined);
      setEntries(listAside());
    } else if (read.value.kind === 'library') {
      const { file, notes } = read.value;
      const games = await takeIn(library, file.games);
      const noted = await takeInNotes(await noteStore, notes.notes, games.places);
      setTaken({ ...games, notes: noted, broken: [...file.broken, ...notes.broken] });
    } else await look(read.value.game);
  }

  /** A record lies in the library from now on; where there is no room it is only looked at. */
  async function look(game: RecordedGame): Promise<void> {
    const id = await keepRecord(library, game).catch(() => undefined);
    if (id === undefined) setReplay(game);
    else goTo('replay', id);
  }

  function openFile(file: File | undefined): void {
    file
      ?.text()
      .then(open)
      .catch((error: unknown) => {
        setProblem({ field: file.name, found: String(error), expected: importing.noJsonExpected });
      });
  }

  function pickFile(event: ChangeEvent<HTMLInputElement>): void {
    openFile(event.target.files?.[0]);
    event.target.value = '';
  }

  function dropFile(event: DragEvent): void {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  }

  if (replay !== undefined) return <Replay game={replay} isUnkept onClose={() => setReplay(undefined)} />;
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-import">
          <PageHead title={importing.title} line={importing.line} backLabel={importing.back} />
          <section
            className="nk-panel nk-card-panel nk-import-ways"
            aria-label={importing.title}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropFile}
          >
            <div className="nk-import-drop">
              <label className="nk-button nk-button-primary nk-file">
                {importing.file}
                <input type="file" accept="application/json,.json" onChange={pickFile} />
              </label>
              <span className="nk-muted">{importing.drop}</span>
            </div>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void attempt(() => open(text));
              }}
            >
              <label className="nk-field">
                <span>{importing.paste}</span>
                <textarea
                  className="nk-input"
                  rows={5}
                  value={text}
                  spellCheck={false}
                  onChange={(event) => setText(event.target.value)}
                />
              </label>
              <button type="submit" className="nk-button" disabled={text.trim() === ''}>
                {importing.open}
              </button>
            </form>
          </section>
          {problem !== undefined && (
            <ProblemNote title={problem.field === 'JSON' ? importing.noJson : importing.broken} problem={problem}>
              <p>{kept ? importing.kept : importing.notKept}</p>
            </ProblemNote>
          )}
          {taken !== undefined && <TakenNote taken={taken} />}
          <AsideList
            entries={entries}
            onRemove={(key) => {
              removeAside(key);
              setEntries(listAside());
            }}
          />
        </div>
      </main>
    </>
  );
}
