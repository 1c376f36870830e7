import { RULE_ORIGINS, type RuleId, SECTION_IDS, type SectionId } from '@nunatak/words';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { cameFrom, hrefOf } from '../app/route.ts';
import { isStill } from '../board/board.ts';
import { useMotion } from '../session/settings.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAsides } from '../words/asides.ts';
import { useRuleBook, useWords } from '../words/useWords.ts';
import { EditionTables } from './EditionTables.tsx';
import { OriginMark, RuleLine } from './Origin.tsx';
import { isRuleId, piecesOf, searchRules } from './search.ts';
import '../ui/ui.css';
import './rules.css';

function Pieces({ line, query }: { line: string; query: string }) {
  return piecesOf(line, query).map((piece, i) => {
    const key = `${i} ${piece.text}`;
    if (piece.kind === 'rule') {
      return (
        <a key={key} className="nk-link" href={hrefOf('rules', piece.id)}>
          {piece.text}
        </a>
      );
    }
    return piece.kind === 'found' ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}

function Rule({ id, query, current }: { id: RuleId; query: string; current: boolean }) {
  const { rules } = useAsides();
  const { title, origin, lines } = useRuleBook().rules[id];
  return (
    <article id={`rule-${id}`} className="nk-rule" data-current={current} tabIndex={-1}>
      <header>
        <a className="nk-rule-id" href={hrefOf('rules', id)} aria-label={rules.link(id)}>
          {id}
        </a>
        <h3 className="nk-title">
          <Pieces line={title} query={query} />
        </h3>
        <OriginMark origin={origin} />
      </header>
      {lines.map((clauses) => (
        <RuleLine key={clauses[0]?.text} clauses={clauses} origin={origin}>
          {(text) => <Pieces line={text} query={query} />}
        </RuleLine>
      ))}
    </article>
  );
}

/** What the game is about, and what the marks on the rules say. */
function Aim() {
  const { ruleOrigins } = useWords();
  const { rules } = useAsides();
  const { aim } = useRuleBook();
  return (
    <section className="nk-panel nk-rules-section nk-rules-aim">
      <h2 className="nk-title">{aim.title}</h2>
      <p>{aim.text}</p>
      <h3 className="nk-title">{rules.marks}</h3>
      <ul>
        {RULE_ORIGINS.map((origin) => (
          <li key={origin}>
            <OriginMark origin={origin} /> {ruleOrigins[origin].line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections({ shown, onPick }: { shown: readonly SectionId[]; onPick(section: SectionId): void }) {
  const { rules } = useAsides();
  const { sections } = useRuleBook();
  return (
    <nav className="nk-panel nk-rules-nav" aria-label={rules.sections}>
      {SECTION_IDS.map((section) => (
        <button key={section} type="button" disabled={!shown.includes(section)} onClick={() => onPick(section)}>
          <b>{section}</b> {sections[section]}
        </button>
      ))}
    </nav>
  );
}

/** All rules by section and id, searchable; `#/rules/T4` opens at rule T4. */
export function RulesScreen({ rule }: { rule: string | undefined }) {
  const { rules } = useAsides();
  const book = useRuleBook();
  const motion = useMotion();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchRules(book, wanted), [book, wanted]);
  const count = found.reduce((sum, section) => sum + section.rules.length, 0);
  const page = useRef<HTMLElement>(null);

  const jump = (id: string) => {
    const target = page.current?.querySelector<HTMLElement>(`#${id}`);
    target?.scrollIntoView({ block: 'start', behavior: isStill(motion) ? 'instant' : 'smooth' });
    target?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!isRuleId(rule)) return;
    setQuery('');
    const show = () => {
      const target = page.current?.querySelector<HTMLElement>(`#rule-${rule}`);
      target?.scrollIntoView({ block: 'start' });
      target?.focus({ preventScroll: true });
    };
    // Once more when the fonts have come: they move every line.
    show();
    document.fonts.ready.then(show, show);
  }, [rule]);

  return (
    <>
      <Landscape quiet />
      <main ref={page} className="nk-screen nk-rules-screen">
        <div className="nk-screen-inner nk-rules">
          <PageHead title={rules.title} line={rules.line} backLabel={rules.back} href={cameFrom()} />
          <search className="nk-panel nk-rules-search">
            <label className="nk-field">
              <span className="nk-hidden">{rules.search}</span>
              <input
                type="search"
                className="nk-input"
                value={query}
                placeholder={rules.searchPlaceholder}
                onChange={(event) => setQuery(event.target.value)}
              />
            </label>
            <p role="status">{count === 0 ? rules.none : rules.found(count)}</p>
          </search>
          <Sections shown={found.map(({ section }) => section)} onPick={(section) => jump(`section-${section}`)} />
          <div className="nk-rules-list">
            {wanted === '' && <Aim />}
            {found.map(({ section, rules: ids }) => (
              <section key={section} id={`section-${section}`} className="nk-panel nk-rules-section" tabIndex={-1}>
                <h2 className="nk-title">
                  <b>{section}</b> {book.sections[section]}
                </h2>
                {ids.map((id) => (
                  <Rule key={id} id={id} query={wanted} current={id === rule} />
                ))}
                {section === 'C' && wanted === '' && <EditionTables />}
              </section>
            ))}
          </div>
        </div>
      </main>
    </>
  );
}
