import type { Review } from '@nunatak/bots/review';
import { seedRng, toRecord } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { useId, useMemo } from 'react';
import { goTo } from '../app/route.ts';
import { canDrill } from '../drills/drills.ts';
import { makeDrill } from '../drills/makeDrills.ts';
import { importGame } from '../library/importGame.ts';
import { LINKED } from '../notes/linked.ts';
import { type RecordedGame, recordHash } from '../replay/recording.ts';
import { freshSeed, type WhatIf } from '../session/config.ts';
import type { LocalRecord } from '../session/origin.ts';
import { codeOf } from '../share/gameCode.ts';
import { linkTo } from '../share/link.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { downloadRecord } from '../ui/download.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { dealAnew } from './dealAnew.ts';

interface NextStepsProps {
  id: string;
  game: RecordedGame;
  review: Review;
  /** The turn that is looked at, 0 before the first; and how many entries of the line lie before it. */
  turn: number;
  from: number;
  /** The decision of this turn that is told as a moment. */
  decision: number | undefined;
  /** Whoever plays on. */
  seat: number;
}

/** What to do with a turn: try it oneself, play on from before it, show it to somebody. */
export function NextSteps({ id, game, review, turn, from, decision, seat }: NextStepsProps) {
  const { screens } = useWords();
  const { screen } = useReviewTexts();
  const legend = useId();
  const code = useMemo(() => codeOf(game.referee.record()), [game]);
  const found = decision === undefined ? undefined : review.decisions[decision];
  const canTry = found !== undefined && canDrill(found) && !id.startsWith(LINKED);

  async function tryIt(): Promise<void> {
    if (decision === undefined) return;
    const drill = await makeDrill(id, recordHash(game), review, decision);
    if (drill !== undefined) goTo('drills', drill);
  }

  function playOn(isAnew: boolean): void {
    const before = withBots(game.referee.recordAt(from), seat);
    const record = isAnew ? recordAnew(before) : before;
    const whatIf: WhatIf = { piles: isAnew ? 'anew' : 'asTheyWere', game: id, turn };
    const made = importGame({ ...record, whatIf }, screens.newGame.names);
    if (made.ok) goTo('table', made.value);
  }

  return (
    <div className="nk-review-next">
      <button
        type="button"
        className="nk-button nk-button-primary"
        title={screen.tryItLine}
        disabled={!canTry}
        onClick={() => void tryIt()}
      >
        {screen.tryIt}
      </button>
      <fieldset aria-describedby={legend} disabled={turn === 0}>
        <legend>{screen.whatIf}</legend>
        <span id={legend} className="nk-muted">
          {screen.whatIfLine}
        </span>
        <div className="nk-row">
          <button type="button" className="nk-button" onClick={() => playOn(false)}>
            {screen.pilesAsTheyWere}
          </button>
          <button type="button" className="nk-button" onClick={() => playOn(true)}>
            {screen.pilesDealtAnew}
          </button>
        </div>
      </fieldset>
      {code === undefined ? (
        <button
          type="button"
          className="nk-button"
          title={screen.shareAsFileLine}
          onClick={() => downloadRecord(game.referee)}
        >
          {screen.shareAsFile}
        </button>
      ) : (
        <ShareButton
          title={screen.title}
          label={screen.share}
          copied={screen.shared}
          link={linkTo('review', code, String(turn))}
        />
      )}
    </div>
  );
}

/** Bots at all seats but one: a what-if is nobody else's turn. */
function withBots(record: LocalRecord, seat: number): LocalRecord {
  return {
    ...record,
    seats: record.seats.map((one, i) => ({ ...one, kind: i === seat ? 'person' : 'bot' })),
  };
}

/** The same record with other piles; as it is where there are none to deal anew. */
function recordAnew(record: LocalRecord): LocalRecord {
  const read = fromRecord(record);
  const anew = read.ok ? dealAnew(read.value, seedRng(freshSeed())) : undefined;
  return anew === undefined ? record : { ...toRecord(anew.initial, anew.steps), seats: record.seats };
}
