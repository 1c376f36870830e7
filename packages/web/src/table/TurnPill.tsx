import { useEffect } from 'react';
import type { Snapshot } from '../line/game.ts';
import { useExtras } from '../parts/extras.ts';
import { isShared, type Seat, seatAt } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';

/** Whether a person here has to decide now. */
function isMineIn({ busy, isAsked, state }: Snapshot): boolean {
  return !busy && isAsked && state.view.phase !== 'over';
}

interface TurnPillProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  /** Where a sentence has no room, the name alone: amber and bell say that it is asked. */
  short?: boolean;
}

/** Whose turn it is: filled with the lamp's amber when it is a person's here, hollow with a name else. */
export function TurnPill({ seats, snapshot, short = false }: TurnPillProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const isMine = isMineIn(snapshot);
  if (view.phase === 'over') return undefined;
  const { name } = seatAt(seats, view.decider);
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
      <span>{pillText()}</span>
    </span>
  );

  function pillText(): string {
    if (isMine && !isShared(seats)) return table.calls.turn;
    if (isMine) return short ? name : table.turnOfName(name);
    return snapshot.isPaused ? table.pace.paused(name) : name;
  }
}

/** The tab says so as well, to who looks elsewhere; a game among people says it in its own way. */
export function useTurnTitle(snapshot: Snapshot): void {
  const { table } = useWords();
  const isMine = isMineIn(snapshot);
  const isTogether = useExtras() !== undefined;
  useEffect(() => {
    if (!isMine || isTogether) return undefined;
    document.title = `${table.calls.turn} · ${table.title}`;
    return () => {
      document.title = table.title;
    };
  }, [isMine, isTogether, table]);
}
