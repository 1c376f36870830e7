import type { Problem } from '@nunatak/engine';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';

/** What is wrong with a file: where, what was found, what was expected. */
export function ProblemNote({ title, problem, children }: { title: string; problem: Problem; children?: ReactNode }) {
  const { problem: texts } = useWords().screens;
  return (
    <div className="nk-note nk-problem" role="alert">
      <strong>{title}</strong>
      <dl>
        <dt>{texts.field}</dt>
        <dd>
          <code>{problem.field}</code>
        </dd>
        <dt>{texts.found}</dt>
        <dd>
          <code>{problem.found}</code>
        </dd>
        <dt>{texts.expected}</dt>
        <dd>{problem.expected}</dd>
      </dl>
      {children}
    </div>
  );
}
