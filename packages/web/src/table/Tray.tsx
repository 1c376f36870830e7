import {
  type Action,
  BLESSING_IDS,
  type BlessingId,
  builderSeat,
  cardNumber,
  cellName,
  cellsOfLine,
  cellsOfSquare,
  NONE,
  squareName,
  supportOf,
  type View,
  worthOf,
} from '@nunatak/engine';
import { RULE_OF_BLESSING, type RuleId } from '@nunatak/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Game, Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import { squareTally } from './cues.ts';
import { worthText } from './FaceUp.tsx';
import { actorOf, squareText } from './log.ts';
import { actionsOf, outcomeOf, pointsFor } from './outcomes.ts';
import { BlessingFace } from './parts/BlessingFace.tsx';
import { cardLook, cardName } from './parts/look.ts';

interface TrayProps {
  game: Game;
  seats: readonly Seat[];
  snapshot: Snapshot;
  onLight(cells: readonly number[]): void;
  onRule(rule: RuleId): void;
}

/** Whether a person is asked something that a tray asks. */
export function hasTray({ state, isAsked }: Snapshot): boolean {
  return (
    isAsked &&
    ['structure', 'providence', 'expansion', 'orderSquare', 'useOrKeep', 'endOfTurn'].includes(state.view.phase)
  );
}

/** Reactions, the order of squares, use or keep, the end of the turn: who, what, and the exact gain. */
export function Tray(props: TrayProps) {
  const { phase } = props.snapshot.state.view;
  if (phase === 'orderSquare') return <SquareOrder {...props} />;
  if (phase === 'useOrKeep') return <UseOrKeep {...props} />;
  if (phase === 'endOfTurn') return <EndOfTurn {...props} />;
  return <Reaction {...props} />;
}

interface FrameProps {
  title: string;
  blessing: BlessingId | undefined;
  /** Leaves the focus where it is: number keys and Enter answer. */
  quiet?: boolean;
  children: ReactNode;
  onRule(rule: RuleId): void;
}

function Frame({ title, blessing, quiet = false, children, onRule }: FrameProps) {
  const { table, blessings } = useWords();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    const free = at === null || at === document.body || at.matches('td[data-cell]');
    if (free && !quiet) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [quiet]);
  return (
    <section ref={root} className="nk-tray nk-panel" aria-label={title}>
      <div className="nk-tray-head">
        {blessing !== undefined && <BlessingFace id={blessing} small />}
        <div>
          <h3 className="nk-title">{title}</h3>
          {blessing !== undefined && <p>{blessings[blessing].line}</p>}
        </div>
      </div>
      {children}
      {blessing !== undefined && (
        <button type="button" className="nk-text-button" onClick={() => onRule(RULE_OF_BLESSING[blessing])}>
          {table.ruleOf(RULE_OF_BLESSING[blessing])}
        </button>
      )}
    </section>
  );
}

const PASS: Action = { type: 'pass' };

/** What using a blessing adds to passing, for the seat that decides. */
function gainOf(view: View, action: Action): number {
  return pointsFor(outcomeOf(view, action), view.decider) - pointsFor(outcomeOf(view, PASS), view.decider);
}

function whatHappened(seats: readonly Seat[], view: View, words: Texts): string {
  const { table, log } = words;
  const builder = builderSeat(view);
  const actor = actorOf(seats, builder);
  if (view.phase === 'structure') {
    const support = supportOf(view, builder, view.placed);
    return table.reactionStructure(actor.seat, cellName(view.placed), support, actor.you);
  }
  if (view.phase === 'expansion') {
    return `${log.squareCompleted({ ...actor, square: squareName(view.square) })}.`;
  }
  return actionsOf(view)
    .flatMap((action) =>
      action.type === 'useBlessing' && action.blessing === 'providence'
        ? [`${log.lineCompleted({ ...actor, line: action.line })}.`]
        : [],
    )
    .join(' ');
}

function lineText(line: string, { table }: Texts): string {
  const level = Number(line.charAt(1));
  const index = Number(line.charAt(3));
  return line.charAt(2) === 'r'
    ? table.rowName(level, String(index + 1))
    : table.columnName(level, 'ABCDE'.charAt(index));
}

function cellsOfUse(view: View, action: Action): readonly number[] {
  if (action.type !== 'useBlessing') return [];
  if (action.blessing === 'providence') return cellsOfLine(action.line);
  if (action.blessing === 'expansion') return cellsOfSquare(action.square);
  return [view.placed];
}

function Reaction({ game, seats, snapshot, onLight, onRule }: TrayProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const uses = actionsOf(view).filter((action) => action.type === 'useBlessing');
  const blessing = uses[0]?.blessing;
  return (
    <Frame
      title={blessing === undefined ? table.ask.answer : words.blessings[blessing].name}
      blessing={blessing}
      onRule={onRule}
    >
      <p>{whatHappened(seats, view, words)}</p>
      <div className="nk-tray-buttons">
        {uses.map((action) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="nk-button nk-button-primary"
            data-use={action.blessing}
            onPointerEnter={() => onLight(cellsOfUse(view, action))}
            onFocus={() => onLight(cellsOfUse(view, action))}
            onClick={() => game.act(action)}
          >
            {action.blessing === 'providence' && uses.length > 1
              ? `${lineText(action.line, words)} ${table.points(gainOf(view, action))}`
              : `${table.useIt} ${table.points(gainOf(view, action))}`}
          </button>
        ))}
        <button type="button" className="nk-button" data-skip="true" onClick={() => game.act(PASS)}>
          {table.skip}
        </button>
      </div>
    </Frame>
  );
}

function SquareOrder({ game, snapshot, onLight, onRule }: TrayProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const { draft } = snapshot;
  const squares = actionsOf(view).flatMap((action) => (action.type === 'orderSquare' ? [action.square] : []));
  return (
    <Frame title={table.ask.orderSquare} blessing={undefined} quiet onRule={onRule}>
      <div className="nk-square-list">
        {squares.map((square, i) => (
          <button
            key={square}
            type="button"
            className="nk-square-badge"
            aria-pressed={draft?.type === 'orderSquare' && draft.square === square}
            data-square={square}
            onPointerEnter={() => onLight(cellsOfSquare(square))}
            onFocus={() => onLight(cellsOfSquare(square))}
            onClick={() => {
              onLight(cellsOfSquare(square));
              game.draft({ type: 'orderSquare', square });
            }}
          >
            <b>{i + 1}</b>
            <span>{squareText(square, words)}</span>
            <span className="nk-square-tally">{table.squareTally(squareTally(view, square))}</span>
          </button>
        ))}
      </div>
      <button type="button" className="nk-text-button" onClick={() => onRule('P8')}>
        {table.ruleOf('P8')}
      </button>
    </Frame>
  );
}

function UseOrKeep({ game, snapshot, onRule }: TrayProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const blessing = BLESSING_IDS[view.blessingTaken];
  const worth = worthOf(view, view.decider, blessing);
  return (
    <Frame title={words.blessings[blessing].name} blessing={blessing} onRule={onRule}>
      <p>{words.blessings[blessing].effect}</p>
      <p className="nk-tray-worth">{worthText(worth, words)}</p>
      <div className="nk-tray-buttons">
        <button
          type="button"
          className="nk-button nk-button-primary"
          data-use={blessing}
          onClick={() => game.act({ type: 'useOrKeep', blessing, use: true })}
        >
          {table.useIt}
        </button>
        <button
          type="button"
          className="nk-button"
          data-skip="true"
          onClick={() => game.act({ type: 'useOrKeep', blessing, use: false })}
        >
          {table.keep}
        </button>
      </div>
    </Frame>
  );
}

function EndOfTurn({ game, snapshot, onRule }: TrayProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const { draft } = snapshot;
  const cards = actionsOf(view).flatMap((action) =>
    action.type === 'useBlessing' && action.blessing === 'foresight' ? [action.card] : [],
  );
  return (
    <Frame
      title={cards.length > 0 ? table.ask.foresight : table.ask.endOfTurn}
      blessing={cards.length > 0 ? 'foresight' : undefined}
      onRule={onRule}
    >
      {cards.length > 0 && (
        <div className="nk-square-list">
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              className="nk-square-badge"
              aria-pressed={draft?.type === 'useBlessing' && draft.blessing === 'foresight' && draft.card === card}
              onClick={() => game.draft({ type: 'useBlessing', blessing: 'foresight', card })}
            >
              <CardText view={view} card={cardNumber(view.facts, card) ?? NONE} />
            </button>
          ))}
        </div>
      )}
      <div className="nk-tray-buttons">
        {draft !== undefined && (
          <button type="button" className="nk-button nk-button-primary" onClick={() => game.build()}>
            {table.reserve}
          </button>
        )}
        <button type="button" className="nk-button" data-skip="true" onClick={() => game.act(PASS)}>
          {view.decider === view.active ? table.endTurn : table.skip}
        </button>
      </div>
    </Frame>
  );
}

function CardText({ view, card }: { view: View; card: number }) {
  const words = useWords();
  if (card === NONE) return undefined;
  const look = cardLook(view.facts, card);
  return (
    <>
      {look.types.map((type) => (
        <Icon key={type} name={type} size={20} />
      ))}
      <span>{cardName(look.types, words)}</span>
    </>
  );
}
