import type { Game, Snapshot } from '../line/game.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';

/** A bot did not answer: say so, and let the person ask again. */
export function SilentBot({ game, seats, snapshot }: { game: Game; seats: readonly Seat[]; snapshot: Snapshot }) {
  const words = useWords();
  if (snapshot.silent === undefined) return undefined;
  return (
    <p className="nk-helper" role="alert">
      {words.table.botFailed(seatAt(seats, snapshot.silent).name)}
      <button type="button" className="nk-text-button" onClick={() => game.referee.retry?.()}>
        {words.table.retry}
      </button>
    </p>
  );
}
