import type { GameEvent, View } from '@nunatak/engine';
import { sayEvent } from '@nunatak/words';
import type { Seats } from './seats.ts';

/** Formats events as lines; each turn starts at the margin, and the rest is indented. */
export function eventLines(events: readonly GameEvent[], view: View, seats: Seats): string[] {
  return events.filter(isTold).map((event) => {
    const text = sayEvent(event, view, seats.actor, seats.words);
    return isHeading(event) ? text : `  ${text}`;
  });
}

/**
 * Returns false if other lines already say the same: a completed line shows as track steps, a discarded card as its
 * use.
 */
function isTold(event: GameEvent): boolean {
  if (event.type === 'usedFor') return event.for === 'siku';
  return event.type !== 'cardDiscarded' && event.type !== 'lineCompleted';
}

function isHeading({ type }: GameEvent): boolean {
  return type === 'turnStarted' || type === 'gameOver' || type === 'roundEnded' || type === 'extraTurns';
}
