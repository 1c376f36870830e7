import { isWindow } from '@nunatak/engine';
import { RULE_OF_BLESSING, type RuleId } from '@nunatak/words';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Snapshot } from '../line/game.ts';
import { isSameAction } from '../line/line.ts';
import type { StandingOrders } from '../line/orders.ts';
import { Figured } from '../parts/Figured.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { isShared, type Seat, seatAt } from '../people/seat.ts';
import { Sentence } from '../ui/Sentence.tsx';
import { useWords } from '../words/useWords.ts';
import type { Hands } from './hands.ts';
import { type Gain, questionOf, type TrayOption } from './trayOptions.ts';

/** The points from which on one may want to be asked. */
const LEAST = [0, 1, 2, 4, 6, 8, 12] as const;

type Answering = Pick<Hands, 'onBegin' | 'onDraft' | 'onAct'>;

interface TrayProps extends Answering, Pick<Hands, 'onOrders'> {
  seats: readonly Seat[];
  snapshot: Snapshot;
  /** What the person who is asked need not be asked. */
  orders: StandingOrders;
  onLight(cells: readonly number[]): void;
  onRule(rule: RuleId): void;
}

/** Takes an option: what can be taken back waits for Build. */
function takeOption({ onBegin, onDraft, onAct }: Answering, { action, kind }: TrayOption): void {
  if (kind === 'begin') onBegin('moon');
  else if (kind === 'draft') onDraft(action);
  else onAct(action);
}

/** Every question in one place: all options with what each seat gets, none of them recommended. */
export function Tray({ seats, snapshot, orders, onOrders, onLight, onRule, ...answering }: TrayProps) {
  const words = useWords();
  const { table } = words;
  const root = useRef<HTMLElement>(null);
  const { phase } = snapshot.state.view;
  const quiet = phase === 'orderSquare';
  useEffect(() => {
    const at = document.activeElement;
    const free = at === null || at === document.body || at.matches('td[data-cell]');
    if (free && !quiet) root.current?.querySelector<HTMLElement>('.nk-option')?.focus({ preventScroll: true });
  }, [quiet]);
  const question = questionOf(seats, snapshot, words);
  if (question === undefined) return undefined;
  const { title, blessing, happened, options } = question;
  const rule = blessing === undefined ? 'P8' : RULE_OF_BLESSING[blessing];
  return (
    <section ref={root} className="nk-tray nk-panel" aria-label={title}>
      <div className="nk-tray-head">
        {blessing !== undefined && (
          <span className="nk-tray-icon">
            <Icon name={blessing} size={28} />
          </span>
        )}
        <div>
          <h2 className="nk-title">
            <Figured text={title} />
          </h2>
          {isShared(seats) && <p className="nk-muted">{seatAt(seats, snapshot.state.view.decider).name}</p>}
        </div>
      </div>
      {happened !== undefined && <p>{happened}</p>}
      <div className="nk-options">
        {options.map((option, i) => (
          <button
            key={JSON.stringify(option.action)}
            type="button"
            className="nk-option"
            data-kind={option.kind}
            data-use={option.uses}
            data-skip={option.uses === undefined && option.kind === 'act'}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            aria-pressed={isChosen(snapshot, option)}
            onPointerEnter={() => onLight(option.cells)}
            onFocus={() => onLight(option.cells)}
            onClick={() => takeOption(answering, option)}
          >
            <b>{option.label}</b>
            <Gains seats={seats} gains={option.gains} />
            {option.line !== undefined && <span className="nk-option-line">{option.line}</span>}
          </button>
        ))}
      </div>
      <div className="nk-tray-foot">
        <AskOnly snapshot={snapshot} orders={orders} onOrders={onOrders} />
        <button type="button" className="nk-text-button" onClick={() => onRule(rule)}>
          {table.ruleOf}
        </button>
      </div>
    </section>
  );
}

/** Whether an option is the draft, or what was begun. */
function isChosen({ draft, gesture }: Snapshot, { action, kind }: TrayOption): boolean | undefined {
  if (kind === 'begin') return gesture?.kind === 'moon';
  return kind === 'draft' ? draft !== undefined && isSameAction(draft, action) : undefined;
}

/** What every seat gets by an option. */
function Gains({ seats, gains }: { seats: readonly Seat[]; gains: readonly Gain[] }) {
  const words = useWords();
  if (gains.length === 0) return undefined;
  return (
    <span className="nk-gains">
      {gains.map(({ seat, points }) => (
        <span key={seat}>
          <SeatBadge
            colour={seatAt(seats, seat).colour}
            size={20}
            dashed={seatAt(seats, seat).kind === 'neutral'}
            label={seatAt(seats, seat).name}
          />
          <b>{words.table.points(points)}</b>
        </span>
      ))}
    </span>
  );
}

/** A standing order for the rest of the game: questions below some points, or at the end of the turn, are not asked. */
function AskOnly({ snapshot, orders, onOrders }: Pick<TrayProps, 'snapshot' | 'orders' | 'onOrders'>) {
  const { table } = useWords();
  const { phase } = snapshot.state.view;
  if (phase === 'endOfTurn') {
    return (
      <label className="nk-ask-only">
        <input
          type="checkbox"
          checked={orders.isTurnEndSilent}
          onChange={({ target }) => onOrders({ isTurnEndSilent: target.checked })}
        />
        {table.askOnly.turnEnd}
      </label>
    );
  }
  if (!isWindow(phase)) return undefined;
  return (
    <label className="nk-ask-only">
      <Sentence text={table.askOnly.from}>
        <select
          value={orders.least[phase] ?? 0}
          onChange={({ target }) => onOrders({ least: { [phase]: Number(target.value) } })}
        >
          {LEAST.map((least) => (
            <option key={least} value={least}>
              {table.points(least)}
            </option>
          ))}
        </select>
      </Sentence>
    </label>
  );
}
