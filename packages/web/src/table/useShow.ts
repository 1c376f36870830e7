import { type RefObject, useEffect } from 'react';
import type { BoardHandle, Motion, Point } from '../board/board.ts';
import type { Game } from '../line/game.ts';
import type { Showing } from '../line/playhead.ts';
import type { Pace } from '../session/settings.ts';
import { tellingOf } from './cues.ts';

/** How long what a bot did stays before the next follows. */
const READING_MS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 420, fast: 140, atOnce: 0 };
/** A picture that takes longer is not waited for. */
const LONGEST_MS = 2500;

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

interface Show {
  game: Game;
  showing: Showing | undefined;
  motion: Motion;
  pace: Pace;
  board: RefObject<BoardHandle | null>;
  frame: RefObject<HTMLElement | null>;
}

/** Plays what the playhead shows on the board, and says when it was seen. */
export function useShow({ game, showing, motion, pace, board, frame }: Show): void {
  useEffect(() => {
    game.open();
    return () => game.close();
  }, [game]);

  useEffect(() => {
    if (showing === undefined) return;
    const { entry, waits } = showing;
    const { cues, told } = tellingOf(entry, game.colours, (seat) => whereIsScore(frame.current, seat));
    const tell = (passed: number) => game.onTold(showing, told[passed - 1] ?? 0);
    const isOthers = waits && !game.isPersonAt(entry.seat);
    const seen = () => game.onSeen(showing);
    if (isOthers && pace === 'atOnce') {
      board.current?.skip();
      seen();
      return;
    }
    const isHurried = motion === 'off' && pace === 'normal';
    const reading = isOthers && !isHurried ? READING_MS[pace] * (motion === 'fast' ? 0.5 : 1) : 0;
    const shown = Promise.all([board.current?.play(cues, tell), wait(reading)]);
    // Nobody waits for a page that is not looked at.
    Promise.race([shown, wait(document.hidden ? 0 : LONGEST_MS)]).then(seen, seen);
  }, [showing, game, motion, pace, board, frame]);
}
