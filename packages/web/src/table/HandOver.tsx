import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../line/game.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { isShared, type Seat, seatAt } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';

const SHOWN_MS = 5000;

/** The person who is to take the screen, where several share it; undefined while a bot or nobody decides. */
export function personAsked(seats: readonly Seat[], { state, busy, isAsked }: Snapshot): number | undefined {
  const { decider, phase } = state.view;
  return isShared(seats) && !busy && phase !== 'over' && isAsked ? decider : undefined;
}

/** Says who takes the screen now. Nothing is secret between players, so it hides nothing and goes at the first touch. */
export function HandOver({ seats, snapshot }: { seats: readonly Seat[]; snapshot: Snapshot }) {
  const words = useWords();
  const asked = personAsked(seats, snapshot);
  const last = useRef<number>(undefined);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    if (asked === undefined) return undefined;
    const before = last.current;
    last.current = asked;
    if (before === undefined || before === asked) return undefined;
    setShown(asked);
    const hide = () => setShown(undefined);
    const timer = setTimeout(hide, SHOWN_MS);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', hide);
      hide();
    };
  }, [asked]);

  if (shown === undefined) return undefined;
  const { colour, name } = seatAt(seats, shown);
  return (
    // The live region says it as well.
    <p className="nk-hand-over nk-panel" aria-hidden="true">
      <SeatBadge colour={colour} size={30} />
      {words.table.handOver(name)}
    </p>
  );
}
