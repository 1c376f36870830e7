import type { Problem } from '@nunatak/engine';
import { type ReactNode, Suspense } from 'react';
import { useProblemWords } from '../words/problems.ts';
import { useWords } from '../words/useWords.ts';

/** What is wrong with a file: where, what was found, what was expected. */
export function ProblemNote({ title, problem, children }: { title: string; problem: Problem; children?: ReactNode }) {
  return (
    <div className="nk-note nk-problem" role="alert">
      <strong>{title}</strong>
      <Suspense fallback={undefined}>
        <Told problem={problem} />
      </Suspense>
      {children}
    </div>
  );
}

function Told({ problem }: { problem: Problem }) {
  const { problem: texts } = useWords().screens;
  const say = useProblemWords();
  return (
    <dl>
      <dt>{texts.field}</dt>
      <dd>
        <code>{problem.field}</code>
      </dd>
      <dt>{texts.found}</dt>
      <dd>
        <code>{say(problem.found)}</code>
      </dd>
      <dt>{texts.expected}</dt>
      <dd>{say(problem.expected)}</dd>
    </dl>
  );
}
