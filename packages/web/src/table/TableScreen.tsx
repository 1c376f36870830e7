import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { continueGame, useCurrentGame } from '../session/current.ts';
import { useWords } from '../words/useWords.ts';
import { Table } from './Table.tsx';

/** The table with the game under way; the kept game is taken up when the page was reloaded here. */
export function TableScreen() {
  const game = useCurrentGame();
  const { table } = useWords();
  useEffect(() => {
    if (game === undefined) continueGame();
  }, [game]);
  if (game !== undefined) return <Table key={game.id} game={game} />;
  return (
    <main className="nk-page nk-broken">
      <h1 className="nk-title">{table.none.title}</h1>
      <p>{table.none.text}</p>
      <a className="nk-button nk-button-primary" href={hrefOf('start')}>
        {table.menu.start}
      </a>
    </main>
  );
}
