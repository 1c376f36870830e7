import type { RuleId } from '@nunatak/words';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../words/useWords.ts';

/** One rule in our words, with the way to its place on the rules page. */
export function RuleNote({ rule }: { rule: RuleId }) {
  const { rules, table } = useWords();
  const { title, text } = rules[rule];
  return (
    <article className="nk-ruling">
      <h3 className="nk-title">{title}</h3>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a className="nk-link" href={hrefOf('rules', rule)}>
        {table.ruleOf(rule)}
      </a>
    </article>
  );
}
