import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Fetched } from '../app/Fetched.tsx';
import { practice } from '../app/practice.ts';
import { localGames, type OpenGame, type Opening } from '../library/localGames.ts';
import { GameNote, NoGame } from '../library/NoGame.tsx';
import { useSettings } from '../session/settings.ts';
import { shelf } from '../session/storage.ts';
import { useStore } from '../session/store.ts';
import { useWords } from '../words/useWords.ts';
import { KeepingContext } from './keeping.ts';
import { LocalEnding } from './LocalEnding.tsx';
import { Table } from './Table.tsx';

const Coach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }));
const TeacherAsk = lazy(async () => ({ default: (await import('../teacher/TeacherAsk.tsx')).TeacherAsk }));
const Remarks = lazy(async () => ({ default: (await import('../characters/Remarks.tsx')).Remarks }));
const loadWhatIf = practice('WhatIfMark');
const COACH_KEY = 'nunatak/coach';
const FIRST_TURNS = 6;

/** The table with a game of the library; without an id, with the one to go on with. */
export function TableScreen({ id }: { id: string | undefined }) {
  const [opening, setOpening] = useState<Opening>();
  const load = useCallback(() => {
    let isWanted = true;
    const found = (next: Opening) => {
      if (isWanted) setOpening(next);
    };
    localGames.open(id).then(found, () => found({ kind: 'missing' }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  useEffect(load, [load]);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (opening.kind === 'open') {
    return <Kept key={opening.open.game.id} open={opening.open} onAgain={load} />;
  }
  return <NoGame opening={opening} />;
}

/** A game and how it is kept: one that another window played on is not shown any more. */
function Kept({ open, onAgain }: { open: OpenGame; onAgain(): void }) {
  const { table } = useWords();
  const { behind } = table;
  const { game } = open;
  const { whatIf } = game.referee.config;
  const [coach, setCoach] = useState(() => shelf.getItem(COACH_KEY));
  const [isNew] = useState(() => game.get().length === 0);
  const { remarks } = useSettings();
  // Nobody has a word before the game is under way.
  const isUnderWay = useStore(game).state.view.turn > FIRST_TURNS;
  const choose = (choice: 'on' | 'off') => {
    shelf.setItem(COACH_KEY, choice);
    setCoach(choice);
  };
  const keeping = useStore(open.keeper.keeping);
  if (keeping === 'behind') {
    return (
      <GameNote {...behind}>
        <button type="button" className="nk-button nk-button-primary" onClick={onAgain}>
          {behind.show}
        </button>
      </GameNote>
    );
  }
  return (
    <KeepingContext value={keeping}>
      <Table
        game={game}
        ending={<LocalEnding game={game} />}
        offer={
          <>
            {coach === null && isNew && (
              <span className="nk-helpers">
                <button type="button" className="nk-helper" onClick={() => choose('on')}>
                  {table.coach}
                </button>
                <button type="button" className="nk-helper" onClick={() => choose('off')}>
                  {table.noCoach}
                </button>
              </span>
            )}
            {whatIf && (
              <Suspense fallback={undefined}>
                <Fetched load={loadWhatIf} given={whatIf} />
              </Suspense>
            )}
          </>
        }
      />
      <Suspense fallback={undefined}>
        {coach === 'on' && <Coach game={game} onDone={() => choose('off')} />}
        {game.referee.config.teacher && <TeacherAsk game={game} />}
        {remarks && isUnderWay && <Remarks game={game} />}
      </Suspense>
    </KeepingContext>
  );
}
