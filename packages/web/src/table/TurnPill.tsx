import { useEffect } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import { seatName } from '../session/names.ts';
import { useWords } from '../words/useWords.ts';
import { useExtras } from './extras.ts';

/** Whose turn it is: filled with the lamp's amber when it is a person's here, hollow with a name else. */
export function TurnPill({ game, snapshot }: { game: Game; snapshot: Snapshot }) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const isOver = view.phase === 'over';
  const name = seatName(game.config, view.decider, words);
  const isMine = !snapshot.busy && game.isPersonAt(view.decider) && !isOver;
  useTurnTitle(isMine);
  if (isOver) return undefined;
  return (
    <span className="nk-turn-pill" data-mine={isMine}>
      {isMine && (
        <svg viewBox="0 0 24 24" width="1rem" height="1rem" aria-hidden="true">
          <path
            d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {pillText()}
    </span>
  );

  function pillText(): string {
    if (isMine) return game.people === 1 ? table.calls.turn : table.turnOfName(name);
    return snapshot.isPaused ? table.pace.paused(name) : name;
  }
}

/** The tab says so as well, to who looks elsewhere; a game among people says it in its own way. */
function useTurnTitle(isMine: boolean): void {
  const { table } = useWords();
  const isTogether = useExtras() !== undefined;
  useEffect(() => {
    if (!isMine || isTogether) return undefined;
    document.title = `${table.calls.turn} · ${table.title}`;
    return () => {
      document.title = table.title;
    };
  }, [isMine, isTogether, table]);
}
