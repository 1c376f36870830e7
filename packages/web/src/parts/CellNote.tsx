import type { CardId } from '@nunatak/engine';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BoardHandle, Point } from '../board/board.ts';
import { cellName } from '../board/cells.ts';
import type { Room } from '../board/Hole.tsx';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { typesOfTaken } from '../position/asked.ts';
import { choosingState, worthOfCard } from '../position/cardWorth.ts';
import { cellTitle, sayCell } from '../position/model.ts';
import { actionsOf, outcomeOf } from '../position/outcomes.ts';
import { secondWorth } from '../position/pairWorth.ts';
import { useWords } from '../words/useWords.ts';
import { cardName } from './look.ts';
import { SplitNote } from './SplitNote.tsx';

interface CellNoteProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  view: Snapshot['state']['view'];
  cell: number;
  compact?: boolean;
}

/** The split of a cell that may be built on, else what lies there. */
export function CellNote({ seats, snapshot, view, cell, compact = false }: CellNoteProps) {
  const words = useWords();
  const { draft } = snapshot;
  const isDraft = (draft?.type === 'placeBlock' || draft?.type === 'dummyTie') && draft.cell === cell;
  const action = isDraft
    ? draft
    : actionsOf(view).find((one) => (one.type === 'placeBlock' || one.type === 'dummyTie') && one.cell === cell);
  const pair = secondWorth(snapshot, cell);
  if (pair?.action !== undefined) {
    const outcome = outcomeOf(pair.view, pair.action);
    return (
      <SplitNote seats={seats} view={pair.view} title={`⇄ ${cellName(cell)}`} outcome={outcome} compact={compact} />
    );
  }
  if (action === undefined) return <p className="nk-split-plain">{sayCell(seats, view, cell, words)}</p>;
  const title = compact ? cellName(cell) : cellTitle(cell, words);
  return <SplitNote seats={seats} view={view} title={title} outcome={outcomeOf(view, action)} compact={compact} />;
}

interface CardNoteProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  card: CardId;
  compact?: boolean;
}

/** What a card of the display brings on its best tile, line by line, and what the others get. */
export function CardNote({ seats, snapshot, card, compact = false }: CardNoteProps) {
  const words = useWords();
  const choosing = choosingState(snapshot);
  const worth = choosing === undefined ? undefined : worthOfCard(choosing, card);
  if (worth === undefined) return undefined;
  const { view, action, cell, lines } = worth;
  const title = words.table.worth.on(cardName(typesOfTaken(view), words), cellName(cell));
  return (
    <SplitNote
      seats={seats}
      view={view}
      title={title}
      short={compact ? cellName(cell) : undefined}
      outcome={outcomeOf(view, action)}
      end={lines}
      compact={compact}
    />
  );
}

interface FloatingProps extends CellNoteProps {
  board: RefObject<BoardHandle | null>;
  /** The part of the board that panels leave free. */
  room: Room;
}

const GAP = 30;

/** The note beside the chip that is pointed at, kept within the free part of the table. */
export function FloatingNote({ board, room, ...note }: FloatingProps) {
  const element = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point>();
  const { cell } = note;
  useLayoutEffect(() => {
    const hit = board.current?.targets().find((target) => target.cell === cell);
    const size = element.current?.getBoundingClientRect();
    if (hit === undefined || size === undefined) {
      setAt(undefined);
      return;
    }
    const { x, y } = hit.chip.at;
    const free = room.insets;
    const outer = element.current?.offsetParent;
    const right = (outer?.clientWidth ?? 0) - free.right;
    const fitsRight = x + GAP + hit.chip.width / 2 + size.width < right;
    const left = fitsRight ? x + hit.chip.width / 2 + GAP : x - hit.chip.width / 2 - GAP - size.width;
    setAt({
      x: Math.min(Math.max(left, free.left), right - size.width),
      y: Math.min(Math.max(y - size.height / 2, free.top), (outer?.clientHeight ?? 0) - free.bottom - size.height),
    });
  }, [board, cell, room]);
  return (
    <div
      ref={element}
      className="nk-tip nk-panel"
      style={at === undefined ? { visibility: 'hidden' } : { insetInlineStart: at.x, insetBlockStart: at.y }}
    >
      <CellNote {...note} />
    </div>
  );
}
