import '../src/art/load.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { THEMES } from '../src/art/tokens.ts';
import { Board } from '../src/board/Board.tsx';
import { BoardGrid } from '../src/board/BoardGrid.tsx';
import {
  type BoardHandle,
  type BoardProps,
  type Camera,
  DEFAULT_CAMERA,
  type Insets,
  isStill,
  MOTIONS,
  VIEWS,
} from '../src/board/board.ts';
import { cellName } from '../src/board/cells.ts';
import { QUALITIES, type Quality } from '../src/temple/ability.ts';
import { POSITIONS } from './positions.ts';

declare global {
  interface Window {
    temple?: {
      handle: BoardHandle | null;
      /** Shows what stands in a query, as if the page were opened with it. */
      open(query: string): void;
      set(change: Partial<BoardProps>): void;
      picked: number[];
      /** Takes the board away or puts a new one there. */
      mount(on: boolean): void;
      camera: Camera | undefined;
    };
  }
}

interface Shown extends Omit<BoardProps, 'onPick' | 'onHover' | 'onCamera'> {
  readonly graphics: Quality | 'plain';
}

/** What a query asks for. */
function shownBy(text: string): Shown {
  const query = new URLSearchParams(text);
  const choice = <T extends string>(name: string, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === query.get(name)) ?? otherwise;
  const numbers = (name: string): readonly number[] | undefined => query.get(name)?.split(',').map(Number);
  const position = POSITIONS[query.get('position') ?? 'middle'];
  if (position === undefined) throw new Error(`unknown position: expected one of ${Object.keys(POSITIONS).join(', ')}`);
  const { azimuth: turn, elevation: pitch } = DEFAULT_CAMERA;
  const [azimuth = turn, elevation = pitch, zoom = 1] = numbers('camera') ?? [];
  const camera: Camera = { azimuth, elevation, zoom };
  const [top = 0, right = 0, bottom = 0, left = 0] = numbers('insets') ?? [];
  const insets: Insets = { top, right, bottom, left };
  return {
    ...position,
    view: choice('view', VIEWS, 'table'),
    theme: choice('theme', THEMES, 'dark'),
    motion: choice('motion', MOTIONS, 'off'),
    xray: query.has('xray'),
    finale: query.has('finale'),
    focus: numbers('focus')?.[0],
    refused: numbers('refused')?.[0],
    lit: numbers('lit'),
    camera,
    insets,
    graphics: query.has('plain') ? 'plain' : choice('quality', QUALITIES, 'auto'),
  };
}

const picked: number[] = [];

function Page() {
  const [{ graphics, ...props }, setProps] = useState(() => shownBy(location.search));
  const [mounted, setMounted] = useState(true);
  const handle = useRef<BoardHandle>(null);
  window.temple = {
    handle: handle.current,
    open: (query) => {
      picked.length = 0;
      flushSync(() => setProps(shownBy(query)));
    },
    set: (change) => flushSync(() => setProps((before) => ({ ...before, ...change }))),
    picked,
    mount: (on) => flushSync(() => setMounted(on)),
    camera: props.camera,
  };
  Object.assign(document.documentElement.dataset, { theme: props.theme, still: isStill(props.motion) });
  function pick(cell: number): void {
    picked.push(cell);
    setProps((before) => ({ ...before, lit: [cell] }));
  }
  if (!mounted) return undefined;
  return (
    <Board
      {...props}
      graphics={graphics}
      ref={(board) => {
        handle.current = board;
        if (window.temple !== undefined) window.temple.handle = board;
      }}
      onPick={pick}
      onHover={() => undefined}
      onCamera={(camera) => setProps((before) => ({ ...before, camera }))}
    >
      <BoardGrid
        targets={props.targets}
        outlined={[]}
        focus={props.focus}
        levelName={(level) => `Level ${level}`}
        say={(cell) => `${cellName(cell)}, ${props.tiles[cell]?.join(' and ') ?? 'no tile'}`}
        sayOutlined={(said) => said}
        onPick={pick}
        onFocus={(focus) => setProps((before) => ({ ...before, focus }))}
      />
    </Board>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('board.html has no element with the id "root"');
createRoot(root).render(<Page />);
