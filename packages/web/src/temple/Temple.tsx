import type { View } from '@nunatak/engine';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { BoardGrid } from '../board/BoardGrid.tsx';
import type { BoardHandle, BoardProps } from '../board/board.ts';
import type { Room } from '../board/Hole.tsx';
import type { Seat } from '../people/seat.ts';
import { blocksOf, facesOf, sayCell } from '../position/model.ts';
import { changeSettings, useMotion, useSettings, useTheme } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import { type Show, useShow } from './useShow.ts';
import './temple.css';

type Marks = Pick<BoardProps, 'ghost' | 'swapGhost' | 'lastMove' | 'refused' | 'framed'>;

interface TempleProps extends Marks {
  /** Whose temple is drawn. */
  picture: View;
  /** What is told: the grid says its cells. */
  view: View;
  seats: readonly Seat[];
  /** What is being shown; nothing of a position that one only looks at. */
  show?: Show;
  /** The part of the screen that the temple has. */
  room: Room;
  /** The cells that may be chosen; nothing can be where there are none. */
  targets?: BoardProps['targets'];
  lit?: readonly number[] | undefined;
  /** The cells that a lesson asks for: lit for the eye, called outlined in the grid. */
  outlined?: readonly number[];
  xray?: boolean;
  /** The closing orbit, from the last block on. */
  finale?: boolean;
  board?: RefObject<BoardHandle | null>;
  /** The element around the board. */
  frame?: RefObject<HTMLDivElement | null>;
  onPick?(cell: number): void;
  /** A cell chosen in the grid, where that means more than a click. */
  onPickByKey?(cell: number): void;
  onHover?(cell: number | undefined): void;
  onFocus?(cell: number | undefined): void;
}

const NO_TARGETS: BoardProps['targets'] = [];
const NO_CELLS: readonly number[] = [];

/** The temple of a position: the board for the eye, the grid for keys and screen readers, and what is being shown on it. */
export function Temple(props: TempleProps) {
  const { picture, view, seats, show, targets = NO_TARGETS, lit = NO_CELLS, outlined = NO_CELLS, onPick } = props;
  const { xray = false, finale = false, onPickByKey = onPick, onHover, onFocus, ...marks } = props;
  const words = useWords();
  const settings = useSettings();
  const theme = useTheme();
  const motion = useMotion();
  const own = { board: useRef<BoardHandle>(null), frame: useRef<HTMLDivElement>(null) };
  const { board = own.board, frame = own.frame } = props;
  const [focus, setFocus] = useState<number>();
  const colours = useMemo(() => seats.map(({ colour }) => colour), [seats]);
  const tiles = useMemo(() => facesOf(picture), [picture]);
  const blocks = useMemo(() => blocksOf(picture, colours), [picture, colours]);
  const allLit = useMemo(() => [...new Set([...lit, ...outlined])], [lit, outlined]);
  useShow(show, { colours, board, frame });
  const { ghost, swapGhost, lastMove, refused, framed, room } = marks;
  return (
    <div ref={frame} className="nk-temple">
      <Board
        ref={board}
        graphics={settings.graphics}
        tiles={tiles}
        blocks={blocks}
        view={settings.view}
        theme={theme}
        motion={motion}
        xray={xray}
        targets={targets}
        ghost={ghost}
        swapGhost={swapGhost}
        focus={focus}
        lastMove={lastMove}
        lit={allLit}
        refused={refused}
        cap={picture.phase === 'over'}
        finale={finale && picture.phase === 'over'}
        insets={room.insets}
        obstacles={room.obstacles}
        framed={framed}
        camera={settings.camera}
        onPick={(cell) => onPick?.(cell)}
        onHover={(cell) => onHover?.(cell)}
        onCamera={(camera) => changeSettings({ camera })}
      >
        <BoardGrid
          targets={targets}
          outlined={outlined}
          focus={focus}
          onPick={(cell) => onPickByKey?.(cell)}
          levelName={words.table.levelName}
          say={(cell) => sayCell(seats, view, cell, words)}
          sayOutlined={words.table.say.outlined}
          onFocus={(cell) => {
            setFocus(cell);
            onFocus?.(cell);
          }}
        />
      </Board>
    </div>
  );
}
