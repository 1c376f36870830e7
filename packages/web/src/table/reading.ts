import type { Motion } from '../board/board.ts';
import type { Game } from '../line/game.ts';
import type { Showing } from '../line/playhead.ts';
import type { Pace } from '../session/settings.ts';

/** How long what a bot did stays before the next follows. */
const READING_MS: Readonly<Record<Pace, number>> = { slow: 1600, normal: 420, fast: 140, atOnce: 0 };
/** How long a step stays that somebody asked to see again, with motion or without. */
const AGAIN_MS = 800;

/** How long a step stays at least: what somebody else decided wants to be read. */
export function readingOf(game: Game, showing: Showing, motion: Motion, pace: Pace): number {
  if (showing.isAgain) return AGAIN_MS;
  if (!showing.waits || game.isPersonAt(showing.entry.seat) || document.hidden) return 0;
  // Without motion there is nothing to wait for, unless somebody wants it slowly.
  if (motion === 'off' && pace !== 'slow') return 0;
  return motion === 'fast' ? READING_MS[pace] / 2 : READING_MS[pace];
}
