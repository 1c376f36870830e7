import type { Game } from '../line/game.ts';
import { forgetUnkept, useUnkept } from '../session/current.ts';
import { downloadRecord } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import { useExtras } from './extras.ts';

/** The game goes on but is not kept here: said once, with the record to keep instead. */
export function Unkept({ game }: { game: Game }) {
  const { table } = useWords();
  const unkept = useUnkept();
  // A match is kept by its server.
  const isElsewhere = useExtras() !== undefined;
  if (!unkept || isElsewhere) return undefined;
  return (
    <div className="nk-unkept" role="status">
      <p>{table.unkept}</p>
      <button type="button" className="nk-text-button" onClick={() => downloadRecord(game)}>
        {table.record}
      </button>
      <button type="button" className="nk-text-button" onClick={forgetUnkept}>
        {table.close}
      </button>
    </div>
  );
}
