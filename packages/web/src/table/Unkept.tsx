import { useState } from 'react';
import type { Game } from '../line/game.ts';
import { downloadRecord } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import { useKeeping } from './keeping.ts';

/** The game goes on but is not kept here: said once, with the record to keep instead. */
export function Unkept({ game }: { game: Game }) {
  const { table } = useWords();
  const keeping = useKeeping();
  const [isRead, setRead] = useState(false);
  if (keeping !== 'unkept' || isRead) return undefined;
  return (
    <div className="nk-unkept" role="status">
      <p>{table.unkept}</p>
      <button type="button" className="nk-text-button" onClick={() => downloadRecord(game.referee)}>
        {table.record}
      </button>
      <button type="button" className="nk-text-button" onClick={() => setRead(true)}>
        {table.close}
      </button>
    </div>
  );
}
