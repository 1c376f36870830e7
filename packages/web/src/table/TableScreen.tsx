import { type ReactNode, useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { continueGame, useBehind, useCurrentGame } from '../session/current.ts';
import { BrokenNote } from '../ui/BrokenNote.tsx';
import { useWords } from '../words/useWords.ts';
import { Table } from './Table.tsx';

/** The table with the game under way; the kept game is taken up when the page was reloaded here. */
export function TableScreen() {
  const game = useCurrentGame();
  const behind = useBehind();
  const { none, behind: newer, menu } = useWords().table;
  useEffect(() => {
    if (game === undefined) continueGame();
  }, [game]);
  if (behind) {
    return (
      <NoTable {...newer}>
        <button type="button" className="nk-button nk-button-primary" onClick={continueGame}>
          {newer.show}
        </button>
      </NoTable>
    );
  }
  if (game !== undefined) return <Table key={game.id} game={game} />;
  return (
    <NoTable {...none}>
      <BrokenNote />
      <a className="nk-button nk-button-primary" href={hrefOf('start')}>
        {menu.start}
      </a>
    </NoTable>
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
