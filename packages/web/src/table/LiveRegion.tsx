import { cellName } from '../board/cells.ts';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { askedOf, takenName } from '../position/asked.ts';
import { sayEntry } from '../position/log.ts';
import { outcomeOf, pointsFor } from '../position/outcomes.ts';
import { useWords } from '../words/useWords.ts';

/** So many of the last steps stay in the region: each is said once, when it is added. */
const KEPT = 12;

/** Says in sentences what happened, each step once, and apart from it what is asked now. */
export function LiveRegion({ seats, snapshot }: { seats: readonly Seat[]; snapshot: Snapshot }) {
  const words = useWords();
  const { entries, draft, state } = snapshot;
  const told = entries.map((entry, place) => ({ entry, place })).slice(-KEPT);
  const staged =
    draft?.type === 'placeBlock'
      ? words.table.say.staged(
          takenName(snapshot, words),
          cellName(draft.cell),
          pointsFor(outcomeOf(state.view, draft), state.view.decider),
        )
      : askedOf(seats, snapshot, words);
  return (
    <>
      <div className="nk-hidden" role="log" aria-label={words.table.log}>
        {told.map(({ entry, place }) => (
          <p key={place}>{sayEntry(seats, entry, words)}</p>
        ))}
      </div>
      <p className="nk-hidden" role="status">
        {staged}
      </p>
    </>
  );
}
