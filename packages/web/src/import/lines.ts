import { type GameEvent, LATE_LINES } from '@nunatak/engine';
import { isTold, sayEvent } from '@nunatak/words';
import type { Seat } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';
import type { Replay } from './replay.ts';

const LATE: readonly string[] = LATE_LINES;

/** One step of a replay in words, with the cells it is about. */
export interface ReplayLine {
  readonly key: string;
  readonly seat: number | undefined;
  readonly text: string;
  readonly cells: readonly number[];
}

/** The log of a replay: a line for every step, so that the slider and the log agree. */
export function linesOf(replay: Replay, seats: readonly Seat[], words: Texts): readonly ReplayLine[] {
  const { steps } = replay;
  // Only the last events need the table they leave behind.
  const { view } = replay.stateAt(steps.length);
  const actor = (seat: number) => ({ seat: seats[seat]?.name ?? '', you: seats[seat]?.you === true });
  return steps.map(({ seat, events, notation }, i) => {
    const told = events.filter((event) => isTold(event) && !isCounted(event));
    const said = (told.length === 0 ? events : told).map((event) => sayEvent(event, view, actor, words));
    return {
      key: `${i} ${notation}`,
      seat,
      text: said.length === 0 ? notation : said.join(' · '),
      cells: events.flatMap((event) => (event.type === 'blockPlaced' ? [event.cell] : [])),
    };
  });
}

/** The lines of the end belong to the ledger. */
function isCounted(event: GameEvent): boolean {
  return event.type === 'points' && LATE.includes(event.source);
}
