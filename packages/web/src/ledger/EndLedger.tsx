import type { GameEvent, View } from '@nunatak/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Hole, type Room } from '../board/Hole.tsx';
import type { Seat } from '../people/seat.ts';
import { useMotion } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import { useCapGlow } from './capGlow.ts';
import { Explanation } from './Explanation.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { type Figure, ledgerOf } from './ledger.ts';
import { Standings } from './Standings.tsx';
import { capText, headline, verdictText } from './verdict.ts';
import '../ui/ui.css';
import './ledger.css';
import './ledgerSmall.css';

interface EndLedgerProps {
  view: View;
  seats: readonly Seat[];
  /** What happened in the whole game; explains the points of the temple. */
  events?: readonly GameEvent[] | undefined;
  /** What can be done once everything is counted. */
  children?: ReactNode;
  /** Called once, when the last line is counted. */
  onCounted?(): void;
  /** Where the temple may stand. */
  onRoom?(room: Room): void;
  /** Lights blocks of the temple that a figure counts. */
  onLight?(cells: readonly number[]): void;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, input, select, textarea, dialog') !== null;
}

/** The count, line by line: Space or Next goes on, Skip shows all, every figure explains itself. */
export function EndLedger({ view, seats, events, children, onCounted, onRoom, onLight }: EndLedgerProps) {
  const words = useWords();
  const { ledger } = words.screens;
  const rows = useMemo(() => ledgerOf(view), [view]);
  const [counted, setCounted] = useState(1);
  const [figure, setFigure] = useState<Figure>();
  const motion = useMotion();
  const next = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const all = counted >= rows.length;
  const row = rows[counted - 1];
  const totals = row?.totals ?? [];

  useEffect(() => next.current?.focus(), []);
  useEffect(() => {
    if (all) onCounted?.();
  }, [all, onCounted]);
  // Not to Rematch: whoever counts with Space would start it with one press too many.
  useEffect(() => {
    if (all && document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, [all]);
  useCapGlow({ view, counting: row?.line === 'cap', figure, motion, onLight });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isControl(event.target)) return;
      event.preventDefault();
      setCounted((now) => Math.min(rows.length, now + 1));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [rows]);

  function advance(to: number): void {
    setCounted(to);
    setFigure(undefined);
  }

  const shown = figure ?? (all ? undefined : row?.figures.toSorted((a, b) => b.points - a.points)[0]);
  return (
    <div className="nk-end-grid" data-all={all}>
      <header className="nk-end-head">
        <p className="nk-end-brand">
          <Icon name="cap" size={22} /> {words.table.brand}
        </p>
        <h1 ref={head} className="nk-title" tabIndex={-1}>
          {all ? headline(view, seats, words) : ledger.stands}
        </h1>
        <p aria-live="polite">{all ? verdictText(view, seats, words) : capText(view, seats, ledger)}</p>
      </header>
      {onRoom !== undefined && <Hole className="nk-end-temple" onRoom={onRoom} />}
      <Standings
        seats={seats.slice(0, view.facts.players)}
        totals={totals}
        most={maximum(rows.at(-1)?.totals)}
        label={ledger.standings}
      />
      <section className="nk-panel nk-end-panel" aria-label={ledger.title}>
        <div className="nk-end-scroll">
          <LedgerTable rows={rows} counted={counted} seats={seats} picked={shown} onPick={setFigure} />
        </div>
        <div className="nk-end-foot">
          <Explanation figure={shown} seats={seats} events={events} />
          {!all && (
            <div className="nk-end-buttons">
              <button type="button" className="nk-button" onClick={() => advance(rows.length)}>
                {ledger.skip}
              </button>
              <button
                ref={next}
                type="button"
                className="nk-button nk-button-primary nk-end-next"
                onClick={() => advance(counted + 1)}
              >
                {ledger.next}
              </button>
            </div>
          )}
        </div>
        {all && <div className="nk-end-actions">{children}</div>}
      </section>
    </div>
  );
}

function maximum(totals: readonly number[] | undefined): number {
  return Math.max(1, ...(totals ?? []));
}
