import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { type Seat, seatAt } from '../people/seat.ts';
import type { LogTurn } from '../position/log.ts';
import { useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import { useExtras } from './extras.ts';
import { iceStyle } from './ice.ts';
import { SeatBadge } from './SeatBadge.tsx';

import '../table/side.css';

interface LogListProps {
  seats: readonly Seat[];
  turns: readonly LogTurn[];
  /** What is told as long as there is no turn to tell of. */
  opening?: readonly string[];
  onLight(cells: readonly number[]): void;
}

/** The log, the newest turn first; a line or receipt re-lights its blocks. */
export function LogList({ seats, turns, opening, onLight }: LogListProps) {
  const { table } = useWords();
  const before = opening ?? [table.logEmpty];
  const top = useRef<HTMLOListElement>(null);
  const newest = turns.at(-1)?.turn;
  useEffect(() => {
    if (newest !== undefined) top.current?.scrollTo({ top: 0 });
  }, [newest]);
  if (turns.length === 0) {
    return before.map((line) => (
      <p key={line} className="nk-log-empty">
        {line}
      </p>
    ));
  }
  return (
    <ol className="nk-log" ref={top}>
      {turns.toReversed().map((turn) => (
        <LogItem key={turn.turn} seats={seats} turn={turn} onLight={onLight} />
      ))}
    </ol>
  );
}

interface LogItemProps {
  seats: readonly Seat[];
  turn: LogTurn;
  onLight(cells: readonly number[]): void;
}

function LogItem({ seats, turn, onLight }: LogItemProps) {
  const { table } = useWords();
  const { colour, kind } = seatAt(seats, turn.seat);
  return (
    <li className="nk-log-turn">
      <SeatBadge colour={colour} size={22} dashed={kind === 'neutral'} />
      <div>
        {turn.lines.map((line) => (
          <p key={line.place}>
            {line.cells.length > 0 ? (
              <button type="button" className="nk-log-line" onClick={() => onLight(line.cells)}>
                {line.icon !== undefined && <Icon name={line.icon} size={16} />}
                {line.text}
              </button>
            ) : (
              <span className="nk-log-line">
                {line.icon !== undefined && <Icon name={line.icon} size={16} />}
                {line.text}
              </span>
            )}
          </p>
        ))}
        {turn.receipts.length > 0 && (
          <ul className="nk-receipts">
            {turn.receipts.map((receipt) => (
              <li key={receipt.place}>
                <button
                  type="button"
                  className="nk-receipt"
                  title={receipt.say}
                  aria-label={table.receipt(receipt.say)}
                  style={receipt.to === undefined ? undefined : iceStyle(seatAt(seats, receipt.to).colour)}
                  onClick={() => onLight(receipt.cells)}
                >
                  {receipt.to !== undefined && <SeatBadge colour={seatAt(seats, receipt.to).colour} size={16} />}
                  <Icon name={receipt.icon} size={16} />
                  {receipt.text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

export type TabId = 'log' | 'hint' | 'talk' | 'rules';
const TABS: readonly TabId[] = ['log', 'hint', 'rules'];
const TABS_TOGETHER: readonly TabId[] = ['log', 'talk', 'rules'];

/** The panel that the tabs change, and the tab that names it. */
export const PANEL_ID = 'nk-side-body';
export function tabId(tab: TabId): string {
  return `nk-tab-${tab}`;
}

/** The tabs of the right panel: arrows, Home and End move the focus with the tab. */
export function Tabs({ tab, onTab }: { tab: TabId; onTab(tab: TabId): void }) {
  const { table } = useWords();
  const extras = useExtras();
  const { hints } = useSettings();
  const tabs = extras === undefined ? TABS.filter((one) => hints || one !== 'hint') : TABS_TOGETHER;
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.indexOf(tab);
    const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return (
    <div ref={list} className="nk-tabs" role="tablist" onKeyDown={onKeyDown}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={tabId(one)}
          data-tab={one}
          aria-controls={one === tab ? PANEL_ID : undefined}
          aria-selected={one === tab}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {one === 'talk' ? extras?.talk.label : table[one]}
          {one === 'talk' && <Unread />}
        </button>
      ))}
    </div>
  );
}

/** How many lines of the talk were not read yet. */
export function Unread() {
  const count = useExtras()?.talk.unread ?? 0;
  return count === 0 ? undefined : <span className="nk-unread">{count}</span>;
}
