import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ColourId } from '../art/tokens.ts';
import type { BoardHandle, Point } from '../board/board.ts';
import type { Showing } from '../line/playhead.ts';
import { tellingOf } from '../position/cues.ts';

/** Where a seat's score stands, in pixels of the board. */
function whereIsScore(board: HTMLElement | null, seat: number): Point | undefined {
  const score = document.querySelector(`[data-score-seat="${seat}"]`)?.getBoundingClientRect();
  const origin = board?.getBoundingClientRect();
  if (score === undefined || origin === undefined) return undefined;
  return { x: score.left + score.width / 2 - origin.left, y: score.top + score.height / 2 - origin.top };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Who wants to know how far a showing is. */
interface Told {
  onTold(showing: Showing, told: number): void;
  onSeen(showing: Showing): void;
}

/** What of a game is to be shown. */
export interface Show {
  readonly game: Told;
  readonly showing: Showing | undefined;
  /** How long an entry stays at least, in milliseconds. */
  reading(showing: Showing): number;
  /** What is not played at all, but there at once. */
  isInstant?(showing: Showing): boolean;
}

interface ShownOn {
  readonly colours: readonly ColourId[];
  readonly board: RefObject<BoardHandle | null>;
  readonly frame: RefObject<HTMLElement | null>;
}

/** Plays what the playhead shows on the board, and says when it was told and when it was seen. */
export function useShow(show: Show | undefined, { colours, board, frame }: ShownOn): void {
  const showing = show?.showing;
  const now = useRef({ show, colours });
  useLayoutEffect(() => {
    now.current = { show, colours };
  });

  useEffect(() => {
    const { show: shown, colours: owners } = now.current;
    if (showing === undefined || shown === undefined) return;
    const { game, reading, isInstant } = shown;
    const { cues, told } = tellingOf(showing.entry, owners, (seat) => whereIsScore(frame.current, seat));
    const tell = (passed: number) => game.onTold(showing, told[passed - 1] ?? 0);
    const seen = () => game.onSeen(showing);
    if (isInstant?.(showing) === true) {
      board.current?.skip();
      seen();
      return;
    }
    // The board keeps to the time of its cues, however slow the pictures are; on a page that nobody looks at it takes none.
    Promise.all([board.current?.play(cues, tell), wait(reading(showing))]).then(seen, seen);
  }, [showing, board, frame]);
}
