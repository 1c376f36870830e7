import { type Edition, type Problem, TABLE_IDS } from '@nunatak/engine';
import { parseDraft } from '@nunatak/engine/checks';
import { useState } from 'react';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { useAsides } from '../words/asides.ts';
import { useEditionWords } from '../words/useWords.ts';
import { readNumbers, withTable, withTrack, writeNumbers } from './draft.ts';

interface PartProps {
  draft: Edition;
  onChange(draft: Edition): void;
}

/** The architect track and the tables of points, each as a list of numbers (C1, F4, F5, E15, E26). */
export function FigureFields({ draft, onChange }: PartProps) {
  const edition = useEditionWords();
  const { rules } = useAsides();
  return (
    <div className="nk-edition-figures">
      <Numbers
        title={rules.track}
        line={edition.trackLine}
        text={writeNumbers(draft.track.numbers, true)}
        onNumbers={(numbers) => withTrack(draft, numbers)}
        onChange={onChange}
      />
      {TABLE_IDS.map((id) => (
        <Numbers
          key={id}
          title={edition.tableOf[id]}
          line={edition.tableLine(draft.tables[id].points.length)}
          text={writeNumbers(draft.tables[id].points, false)}
          onNumbers={(numbers) => withTable(draft, id, numbers)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

interface NumbersProps {
  title: string;
  line: string;
  text: string;
  onNumbers(numbers: readonly number[]): Edition;
  onChange(draft: Edition): void;
}

/** A list that is taken over as soon as it makes sense; until then it says what is wrong with it. */
function Numbers({ title, line, text: usual, onNumbers, onChange }: NumbersProps) {
  const edition = useEditionWords();
  const [text, setText] = useState(usual);
  const [problem, setProblem] = useState<Problem>();

  function type(next: string): void {
    setText(next);
    const numbers = readNumbers(next);
    if (numbers === undefined) {
      setProblem({ field: title, found: `"${next}"`, expected: line });
      return;
    }
    const draft = onNumbers(numbers);
    const read = parseDraft(draft);
    setProblem(read.ok ? undefined : read.reason);
    if (read.ok) onChange(draft);
  }

  return (
    <div>
      <label className="nk-field">
        <span>{title}</span>
        <span className="nk-choice-line">{line}</span>
        <input className="nk-input" value={text} onChange={(event) => type(event.target.value)} />
      </label>
      {problem !== undefined && <ProblemNote title={edition.notTaken} problem={problem} />}
    </div>
  );
}
