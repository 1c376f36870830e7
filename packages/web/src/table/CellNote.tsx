import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BoardHandle, Point, View } from '../board/board.ts';
import { cellName } from '../board/cells.ts';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';
import { cellTitle, sayCell } from './model.ts';
import { actionsOf, outcomeOf } from './outcomes.ts';
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
  if (action === undefined) return <p className="nk-split-plain">{sayCell(seats, view, cell, words)}</p>;
  const title = compact ? cellName(cell) : cellTitle(cell, words);
  return <SplitNote seats={seats} view={view} title={title} outcome={outcomeOf(view, action)} compact={compact} />;
}

interface FloatingProps extends CellNoteProps {
  board: RefObject<BoardHandle | null>;
  /** Beside the chip; else in the corner, where it hides no tile. */
  near: boolean;
  /** The view of the temple: in Exploded the note keeps to the corner that no grid needs. */
  shown: View;
  /** The part of the board that panels leave free. */
  free: { left: number; right: number; top: number; bottom: number };
}

const GAP = 30;

/** The note beside its chip, kept within the free part of the table. */
export function FloatingNote({ board, free, near, shown, ...note }: FloatingProps) {
  const element = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point>();
  const { cell } = note;
  useLayoutEffect(() => {
    const hit = board.current?.targets().find((target) => target.cell === cell);
    const size = element.current?.getBoundingClientRect();
    if (!near || hit === undefined || size === undefined) {
      setAt(undefined);
      return;
    }
    const { x, y } = hit.chip.at;
    const right = window.innerWidth - free.right;
    const fitsRight = x + GAP + hit.chip.width / 2 + size.width < right;
    const left = fitsRight ? x + hit.chip.width / 2 + GAP : x - hit.chip.width / 2 - GAP - size.width;
    setAt({
      x: Math.min(Math.max(left, free.left), right - size.width),
      y: Math.min(Math.max(y - size.height / 2, free.top), window.innerHeight - free.bottom - size.height),
    });
  }, [board, cell, free, near]);
  return (
    <div
      ref={element}
      className="nk-tip nk-panel"
      data-fixed={at === undefined}
      data-view={shown}
      style={at === undefined ? undefined : { insetInlineStart: at.x, insetBlockStart: at.y }}
    >
      <CellNote {...note} />
    </div>
  );
}
