import type { Game, Snapshot } from '../line/game.ts';
import { seatName } from '../session/names.ts';
import { useWords } from '../words/useWords.ts';

/** A bot did not answer: say so, and let the person ask again. */
export function SilentBot({ game, snapshot }: { game: Game; snapshot: Snapshot }) {
  const words = useWords();
  if (snapshot.silent === undefined) return undefined;
  return (
    <p className="nk-helper" role="alert">
      {words.table.botFailed(seatName(game.config, snapshot.silent, words))}
      <button type="button" className="nk-text-button" onClick={() => game.referee.retry?.()}>
        {words.table.retry}
      </button>
    </p>
  );
}
