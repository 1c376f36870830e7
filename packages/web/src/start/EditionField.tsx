import { DEFAULT_EDITION, type Edition, type Problem } from '@nunatak/engine';
import { type ChangeEvent, useId, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { keptEdition, keptProblem } from '../edition/kept.ts';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { useWords } from '../words/useWords.ts';
import { isBuiltIn } from './quick.ts';
import { readEditionText } from './setup.ts';

/** The edition played (section C): the built-in one, or a file that is checked before it is used. */
export function EditionField({ edition, onChange }: { edition: Edition; onChange(edition: Edition): void }) {
  const { newGame } = useWords().screens;
  const [problem, setProblem] = useState<Problem>();
  const label = useId();
  const isDefault = isBuiltIn(edition);
  const [own] = useState(() => keptEdition());
  const [unfinished] = useState(() => keptProblem());

  async function load(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    const read = readEditionText(await file.text(), newGame.editionNoJson);
    if (read.ok) {
      setProblem(undefined);
      onChange(read.value);
    } else setProblem(read.reason);
  }

  return (
    <section className="nk-field" aria-labelledby={label}>
      <span id={label}>{newGame.edition}</span>
      <span className="nk-choice-line">{isDefault ? newGame.editionDefault : edition.name}</span>
      <div className="nk-row">
        <label className="nk-button nk-file">
          {newGame.editionLoad}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              load(event).catch((error: unknown) => {
                setProblem({ field: 'file', found: String(error), expected: newGame.editionNoJson });
              });
            }}
          />
        </label>
        <a className="nk-button" href={hrefOf('edition')}>
          {newGame.editionEnter}
        </a>
        {own !== undefined && JSON.stringify(own) !== JSON.stringify(edition) && (
          <button
            type="button"
            className="nk-button"
            onClick={() => {
              setProblem(undefined);
              onChange(own);
            }}
          >
            {newGame.editionOwn}
          </button>
        )}
        {!isDefault && (
          <button
            type="button"
            className="nk-button nk-button-quiet"
            onClick={() => {
              setProblem(undefined);
              onChange(DEFAULT_EDITION);
            }}
          >
            {newGame.editionReset}
          </button>
        )}
      </div>
      {unfinished !== undefined && <ProblemNote title={newGame.editionUnfinished} problem={unfinished} />}
      {problem !== undefined && <ProblemNote title={newGame.editionWrong} problem={problem} />}
    </section>
  );
}
