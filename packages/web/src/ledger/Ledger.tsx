import { type ReactNode, useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Room } from '../board/Hole.tsx';
import type { Game } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { useStore } from '../session/store.ts';
import { useWords } from '../words/useWords.ts';
import { EndBlessings } from './EndBlessings.tsx';
import { EndLedger } from './EndLedger.tsx';
import '../ui/ui.css';
import './ledger.css';
import './ledgerSmall.css';

interface LedgerProps {
  game: Game;
  seats: readonly Seat[];
  /** What can be done after the count. */
  ending: ReactNode;
  /** Back to the temple; the table offers the way here again. */
  onLook(): void;
  onRoom(room: Room): void;
  onLight(cells: readonly number[]): void;
}

/** The end of a game at the table: the end blessings of the person who decides, then the count. */
export function Ledger({ game, seats, ending, onLook, onRoom, onLight }: LedgerProps) {
  const { ledger } = useWords().screens;
  const { state, entries } = useStore(game);
  const { view } = state;
  const events = useMemo(() => entries.flatMap((entry) => entry.events), [entries]);

  if (view.phase === 'endBlessing') {
    return (
      <section className="nk-end">
        <EndBlessings
          key={view.decider}
          view={view}
          seat={view.decider}
          seats={seats}
          onDecide={(actions) => game.act(...actions)}
          onLook={onLook}
          onRoom={onRoom}
        />
      </section>
    );
  }
  return (
    <section className="nk-end">
      <EndLedger
        view={view}
        seats={seats}
        events={game.referee.isWhole ? events : undefined}
        onRoom={onRoom}
        onLight={onLight}
      >
        {ending}
        <button type="button" className="nk-button" onClick={onLook}>
          {ledger.temple}
        </button>
        <a className="nk-button" href={hrefOf('start')}>
          {ledger.start}
        </a>
      </EndLedger>
    </section>
  );
}
