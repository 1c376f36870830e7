import { problemText, seedRng, toRecord } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { hrefOf } from '../app/route.ts';
import { importGame } from '../library/importGame.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { freshSeed, type WhatIf } from '../session/config.ts';
import type { LocalRecord } from '../session/origin.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWayOut } from '../ui/useWayOut.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { dealAnew } from './dealAnew.ts';
import { unnamedSeats, whatIfSeats } from './whatIfSeats.ts';

interface WhatIfSheetProps {
  id: string;
  game: RecordedGame;
  /** The turn that is looked at, and how many entries of the line lie before it. */
  turn: number;
  from: number;
  /** Whoever plays on. */
  seat: number;
  onClose(): void;
}

/** Plays on from before a turn, with the piles as they were or dealt anew. */
export function WhatIfSheet({ id, game, turn, from, seat, onClose }: WhatIfSheetProps) {
  const words = useWords();
  const { screen, table } = useReviewTexts();

  const takeWay = useWayOut();

  function playOn(isAnew: boolean): string {
    const before = game.referee.recordAt(from);
    const { names } = words.screens.newGame;
    const players = game.sitters.filter(({ kind }) => kind !== 'neutral');
    const played = before.seats.length > 0 ? before.seats : unnamedSeats(players.map(({ name }) => name(words)));
    const record = { ...before, seats: whatIfSeats(played, seat, names[0] ?? '') };
    const whatIf: WhatIf = { piles: isAnew ? 'anew' : 'asTheyWere', game: id, turn };
    const made = importGame({ ...(isAnew ? recordAnew(record) : record), whatIf }, names);
    if (!made.ok) throw new Error(problemText(made.reason));
    return hrefOf('table', made.value);
  }

  return (
    <Sheet title={screen.whatIf} closeLabel={words.table.close} onClose={onClose} className="nk-review-what-if">
      <p>
        <b>
          {table.turn(turn)}, {game.sitters[seat]?.name(words)}.
        </b>{' '}
        {screen.whatIfLine}
      </p>
      <div className="nk-row">
        <button type="button" className="nk-button nk-button-primary" onClick={() => takeWay(() => playOn(false))}>
          {screen.pilesAsTheyWere}
        </button>
        <button type="button" className="nk-button" onClick={() => takeWay(() => playOn(true))}>
          {screen.pilesDealtAnew}
        </button>
      </div>
    </Sheet>
  );
}

/** The same record with other piles; as it is where there are none to deal anew. */
function recordAnew(record: LocalRecord): LocalRecord {
  const read = fromRecord(record);
  const anew = read.ok ? dealAnew(read.value, seedRng(freshSeed())) : undefined;
  return anew === undefined ? record : { ...toRecord(anew.initial, anew.steps), seats: record.seats };
}
