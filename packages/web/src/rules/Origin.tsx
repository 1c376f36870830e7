import type { Clause, RuleOrigin } from '@nunatak/words';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import './origin.css';

/** Says where a rule or a clause comes from. */
export function OriginMark({ origin }: { origin: RuleOrigin }) {
  const { name, line } = useWords().ruleOrigins[origin];
  return (
    <span className="nk-origin" data-origin={origin} title={line}>
      {name}
    </span>
  );
}

interface RuleLineProps {
  readonly clauses: readonly Clause[];
  /** Where the rule comes from: only clauses that come from elsewhere are marked. */
  readonly origin: RuleOrigin;
  /** How the words of a clause are shown; plain unless told. */
  readonly children?: (text: string) => ReactNode;
}

/** One line of a rule, with a mark behind each clause that comes from elsewhere than the rule does. */
export function RuleLine({ clauses, origin, children = (text) => text }: RuleLineProps) {
  return (
    <p>
      {clauses.map((clause) => (
        <Fragment key={clause.text}>
          {clause.origin === origin ? (
            children(clause.text)
          ) : (
            <>
              <span className="nk-clause" data-origin={clause.origin}>
                {children(clause.text)}
              </span>{' '}
              <OriginMark origin={clause.origin} />
            </>
          )}{' '}
        </Fragment>
      ))}
    </p>
  );
}
