import { cellName } from '../board/cells.ts';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';
import { askedOf, takenName } from './asked.ts';
import { sayEntry } from './log.ts';
import { outcomeOf, pointsFor } from './outcomes.ts';

/** Says in sentences what happened and what is asked. */
export function LiveRegion({ seats, snapshot }: { seats: readonly Seat[]; snapshot: Snapshot }) {
  const words = useWords();
  const { entries, draft, state } = snapshot;
  const last = entries.at(-1);
  const happened = last === undefined ? '' : sayEntry(seats, last, words);
  const staged =
    draft?.type === 'placeBlock'
      ? words.table.say.staged(
          takenName(snapshot, words),
          cellName(draft.cell),
          pointsFor(outcomeOf(state.view, draft), state.view.decider),
        )
      : askedOf(seats, snapshot, words);
  return (
    <div className="nk-hidden" aria-live="polite">
      {[happened, staged].filter((text) => text !== '').join('. ')}
    </div>
  );
}
