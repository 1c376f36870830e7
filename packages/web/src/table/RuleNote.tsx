import { type RuleId, ruleInFull } from '@nunatak/words';
import { Suspense } from 'react';
import { hrefOf } from '../app/route.ts';
import { useRuleBook, useWords } from '../words/useWords.ts';

function RuleText({ rule }: { rule: RuleId }) {
  const book = useRuleBook();
  return (
    <>
      <h3 className="nk-title">{book.rules[rule].title}</h3>
      {ruleInFull(book, rule).map((line) => (
        <p key={line}>{line}</p>
      ))}
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
        {table.ruleOf(rule)}
      </a>
    </article>
  );
}
