import { useEffect, useRef, useState } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import { seatName } from '../session/names.ts';
import { useWords } from '../words/useWords.ts';
import { SeatBadge } from './parts/SeatBadge.tsx';

const SHOWN_MS = 5000;

/** The person who is to take the screen, where several share it; undefined while a bot or nobody decides. */
export function personAsked(game: Game, { state, busy }: Snapshot): number | undefined {
  const { decider, phase } = state.view;
  return game.people > 1 && !busy && phase !== 'over' && game.isPersonAt(decider) ? decider : undefined;
}

/** Says who takes the screen now. Nothing is secret between players, so it hides nothing and goes at the first touch. */
export function HandOver({ game, snapshot }: { game: Game; snapshot: Snapshot }) {
  const words = useWords();
  const asked = personAsked(game, snapshot);
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
  return (
    // The live region says it as well.
    <p className="nk-hand-over nk-panel" aria-hidden="true">
      <SeatBadge colour={game.colours[shown] ?? 'aurora'} size={30} />
      {words.table.handOver(seatName(game.config, shown, words))}
    </p>
  );
}
