import type { Action } from '@nunatak/engine';
import { useMemo } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import type { Room } from '../board/Hole.tsx';
import { localGames } from '../library/localGames.ts';
import type { Game } from '../line/game.ts';
import { freshSeed } from '../session/config.ts';
import { seatName } from '../session/names.ts';
import { useStore } from '../session/store.ts';
import { useExtras } from '../table/extras.ts';
import { downloadRecord } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import { EndBlessings } from './EndBlessings.tsx';
import { EndLedger } from './EndLedger.tsx';
import type { Seat } from './seat.ts';
import '../ui/ui.css';
import './ledger.css';
import './ledgerSmall.css';

interface LedgerProps {
  game: Game;
  /** Back to the temple; the table offers the way here again. */
  onLook(): void;
  onRoom(room: Room): void;
  onLight(cells: readonly number[]): void;
}

/** The end of a game at the table: the end blessings of the person who decides, then the count. */
export function Ledger({ game, onLook, onRoom, onLight }: LedgerProps) {
  const words = useWords();
  const { ledger } = words.screens;
  const { state, entries } = useStore(game);
  const { view } = state;
  const extras = useExtras();
  const seats = useMemo(
    (): readonly Seat[] =>
      Array.from({ length: view.facts.seats }, (_, seat) => ({
        name: seatName(game.config, seat, words),
        colour: game.colours[seat] ?? 'aurora',
        you: game.people === 1 && game.isPersonAt(seat),
      })),
    [game, view.facts.seats, words],
  );
  const events = useMemo(() => entries.flatMap((entry) => entry.events), [entries]);

  function decide(actions: readonly Action[]): void {
    for (const action of actions) game.act(action);
  }

  function again(seed: string): void {
    goTo('table', localGames.start({ ...game.config, seed }));
  }

  if (view.phase === 'endBlessing') {
    return (
      <section className="nk-end">
        <EndBlessings
          key={view.decider}
          view={view}
          seat={view.decider}
          seats={seats}
          onDecide={decide}
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
        {extras === undefined ? (
          <>
            <button type="button" className="nk-button nk-button-primary" onClick={() => again(freshSeed())}>
              {ledger.rematch}
            </button>
            <button type="button" className="nk-button" onClick={() => again(game.config.seed)}>
              {ledger.sameDeal}
            </button>
            <button type="button" className="nk-button" onClick={() => downloadRecord(game)}>
              {ledger.record}
            </button>
          </>
        ) : (
          extras.ending
        )}
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
