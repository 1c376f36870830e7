import type { Snapshot } from '../line/game.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';
import type { Hands } from './hands.ts';

interface SilentBotProps extends Pick<Hands, 'onRetry'> {
  seats: readonly Seat[];
  snapshot: Snapshot;
}

/** A bot did not answer: say so, and let the person ask again. */
export function SilentBot({ seats, snapshot, onRetry }: SilentBotProps) {
  const words = useWords();
  if (snapshot.silent === undefined) return undefined;
  return (
    <p className="nk-helper" role="alert">
      {words.table.botFailed(seatAt(seats, snapshot.silent).name)}
      <button type="button" className="nk-text-button" onClick={onRetry}>
        {words.table.retry}
      </button>
    </p>
  );
}
