import { useState } from 'react';
import { ProblemNote } from '../ui/ProblemNote.tsx';
import { useAsides } from '../words/asides.ts';
import { useEditionWords } from '../words/useWords.ts';
import { readNumbers, writeNumbers } from './draft.ts';
import { type Draft, LISTS, type NumberList, numbersOf, problemOfNumbers, typeNumbers } from './typed.ts';

interface PartProps {
  draft: Draft;
  onChange(draft: Draft): void;
}

/** The architect track and the tables of points, each as a list of numbers (C1, F4, F5, E15, E26). */
export function FigureFields({ draft, onChange }: PartProps) {
  return (
    <div className="nk-edition-figures">
      {LISTS.map((list) => (
        <Numbers key={list} list={list} draft={draft} onChange={onChange} />
      ))}
    </div>
  );
}

/** A list that is taken over as soon as it makes sense; until then it says what is wrong with it. */
function Numbers({ list, draft, onChange }: PartProps & { list: NumberList }) {
  const texts = useEditionWords();
  const { rules } = useAsides();
  const { edition, typed } = draft;
  const numbers = numbersOf(edition, list);
  const [text, setText] = useState(() => typed[list] ?? writeNumbers(numbers, list === 'track'));
  const title = list === 'track' ? rules.track : texts.tableOf[list];
  const line = list === 'track' ? texts.trackLine : texts.tableLine(numbers.length);
  const wrong = typed[list];
  const problem = wrong === undefined ? undefined : problemOfNumbers(edition, list, wrong);

  function type(next: string): void {
    setText(next);
    onChange(typeNumbers(draft, list, next));
  }

  return (
    <div>
      <label className="nk-field">
        <span>{title}</span>
        <span className="nk-choice-line">{line}</span>
        <input className="nk-input" value={text} onChange={(event) => type(event.target.value)} />
      </label>
      {problem !== undefined && (
        <ProblemNote
          title={texts.notTaken}
          problem={readNumbers(text) === undefined ? { ...problem, field: title, expected: line } : problem}
        />
      )}
    </div>
  );
}
