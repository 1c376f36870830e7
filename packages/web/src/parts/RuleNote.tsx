import { type RuleId, ruleInFull } from '@nunatak/words';
import { Suspense } from 'react';
import { hrefOf } from '../app/route.ts';
import { OriginMark, RuleLine } from '../rules/Origin.tsx';
import { useRuleBook, useWords } from '../words/useWords.ts';

function RuleText({ rule }: { rule: RuleId }) {
  const book = useRuleBook();
  const { title, origin } = book.rules[rule];
  return (
    <>
      <h3 className="nk-title">
        {title} <OriginMark origin={origin} />
      </h3>
      {ruleInFull(book, rule).flatMap(({ lines }) =>
        lines.map((clauses) => <RuleLine key={clauses[0]?.text} clauses={clauses} origin={origin} />),
      )}
    </>
  );
}

/** One rule in our words, a blessing with its rulings, and the way to its place on the rules page. */
export function RuleNote({ rule }: { rule: RuleId }) {
  const { table } = useWords();
  return (
    <article className="nk-ruling">
      <Suspense fallback={<p aria-busy="true" />}>
        <RuleText rule={rule} />
      </Suspense>
      <a className="nk-link" href={hrefOf('rules', rule)}>
        {table.ruleOf}
      </a>
    </article>
  );
}
