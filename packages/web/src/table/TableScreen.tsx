import { useCallback, useEffect, useState } from 'react';
import { localGames, type OpenGame, type Opening } from '../library/localGames.ts';
import { GameNote, NoGame } from '../library/NoGame.tsx';
import { useStore } from '../session/store.ts';
import { useWords } from '../words/useWords.ts';
import { KeepingContext } from './keeping.ts';
import { LocalEnding } from './LocalEnding.tsx';
import { Table } from './Table.tsx';

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
  const { behind } = useWords().table;
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
      <Table game={open.game} ending={<LocalEnding game={open.game} />} />
    </KeepingContext>
  );
}
