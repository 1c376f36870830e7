import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { localGames, type OpenGame, type Opening } from '../library/localGames.ts';
import { useStore } from '../session/store.ts';
import { BrokenNote } from '../ui/BrokenNote.tsx';
import { download } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import { KeepingContext } from './keeping.ts';
import { LocalEnding } from './LocalEnding.tsx';
import { Table } from './Table.tsx';

/** The table with a game of the library; without an id, with the one to go on with. */
export function TableScreen({ id }: { id: string | undefined }) {
  const { none, menu, unreadable } = useWords().table;
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
  if (opening.kind === 'missing') {
    return (
      <NoTable {...none}>
        <BrokenNote />
        <a className="nk-button nk-button-primary" href={hrefOf('start')}>
          {menu.start}
        </a>
      </NoTable>
    );
  }
  return (
    <NoTable title={unreadable.title} text={unreadable.text(opening.reason)}>
      <button
        type="button"
        className="nk-button"
        onClick={() => download('nunatak-broken-game.json', JSON.stringify(opening.document))}
      >
        {unreadable.save}
      </button>
      <a className="nk-button nk-button-primary" href={hrefOf('start')}>
        {menu.start}
      </a>
    </NoTable>
  );
}

/** A game and how it is kept: one that another window played on is not shown any more. */
function Kept({ open, onAgain }: { open: OpenGame; onAgain(): void }) {
  const { behind } = useWords().table;
  const keeping = useStore(open.keeper.keeping);
  if (keeping === 'behind') {
    return (
      <NoTable {...behind}>
        <button type="button" className="nk-button nk-button-primary" onClick={onAgain}>
          {behind.show}
        </button>
      </NoTable>
    );
  }
  return (
    <KeepingContext value={keeping}>
      <Table game={open.game} ending={<LocalEnding game={open.game} />} />
    </KeepingContext>
  );
}

function NoTable({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="nk-page nk-broken">
      <h1 className="nk-title">{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
