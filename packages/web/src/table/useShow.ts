import { type RefObject, useEffect, useRef } from 'react';
import type { BoardHandle, Motion, Point } from '../board/board.ts';
import type { Entry } from '../session/history.ts';
import type { TableGame } from '../session/tableGame.ts';
import { cuesOf } from './cues.ts';

const READING = 420;

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
  game: TableGame;
  entries: readonly Entry[];
  motion: Motion;
  board: RefObject<BoardHandle | null>;
  frame: RefObject<HTMLElement | null>;
}

/** Plays what happened on the board, entry by entry, and lets the bots wait for it. */
export function useShow({ game, entries, motion, board, frame }: Show): void {
  const shown = useRef(new WeakSet<Entry>(entries));
  const waiting = useRef(new Map<Entry, () => void>());

  useEffect(() => {
    const done = (entry: Entry) => {
      waiting.current.get(entry)?.();
      waiting.current.delete(entry);
    };
    const fresh = entries.filter((entry) => !shown.current.has(entry));
    for (const entry of fresh) shown.current.add(entry);
    const last = fresh.at(-1);
    if (last === undefined) return;
    const cues = fresh.flatMap((entry) => cuesOf(entry, game.colours, (seat) => whereIsScore(frame.current, seat)));
    const reading = motion === 'off' || game.isPersonAt(last.seat) ? 0 : READING * (motion === 'fast' ? 0.5 : 1);
    Promise.all([board.current?.play(cues), wait(reading)])
      .then(() => {
        for (const entry of fresh) done(entry);
      })
      .catch(() => {
        for (const entry of fresh) done(entry);
      });
  }, [entries, game, motion, board, frame]);

  useEffect(() => {
    const queue = waiting.current;
    game.pace = (entry) =>
      new Promise((resolve) => {
        if (shown.current.has(entry) && board.current === null) resolve();
        else queue.set(entry, resolve);
        if (shown.current.has(entry)) setTimeout(resolve, 0);
      });
    game.start();
    return () => {
      game.pace = undefined;
      for (const resolve of queue.values()) resolve();
      queue.clear();
      game.stop();
    };
  }, [game, board]);
}
