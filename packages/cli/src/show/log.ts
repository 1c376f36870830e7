import type { GameEvent, View } from '@nunatak/engine';
import { sayEvent } from '@nunatak/words';
import type { Seats } from './seats.ts';

/** Events in lines: each turn begins at the margin, what follows is indented. */
export function eventLines(events: readonly GameEvent[], view: View, seats: Seats): string[] {
  return events.filter(isTold).map((event) => {
    const text = sayEvent(event, view, seats.actor, seats.words);
    return isHeading(event) ? text : `  ${text}`;
  });
}

/** False if the lines around the event already say it: a completed line by the track, a discarded card by its use. */
function isTold(event: GameEvent): boolean {
  if (event.type === 'usedFor') return event.for === 'siku';
  return event.type !== 'cardDiscarded' && event.type !== 'lineCompleted';
}

function isHeading({ type }: GameEvent): boolean {
  return type === 'turnStarted' || type === 'gameOver' || type === 'roundEnded' || type === 'extraTurns';
}
