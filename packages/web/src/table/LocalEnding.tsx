import { lazy, Suspense } from 'react';
import { Fetched } from '../app/Fetched.tsx';
import { practice } from '../app/practice.ts';
import { hrefOf, useRoute } from '../app/route.ts';
import { localGames } from '../library/localGames.ts';
import { rematchOf, sameDealOf } from '../session/again.ts';
import type { LocalConfig } from '../session/config.ts';
import type { LocalGame } from '../session/games.ts';
import { useSettings } from '../session/settings.ts';
import { downloadRecord } from '../ui/download.ts';
import { useWayOut } from '../ui/useWayOut.ts';
import { useWords } from '../words/useWords.ts';

const loadShare = practice('TempleShare');
const LastRemark = lazy(async () => ({ default: (await import('../characters/Remarks.tsx')).LastRemark }));

/** What can be done after the count of a game at this screen: a review, a replay, once more, the same deal, the record. */
export function LocalEnding({ game }: { game: LocalGame }) {
  const { ledger, start: startTexts } = useWords().screens;
  const { remarks } = useSettings();
  const route = useRoute();
  const { config } = game.referee;
  const id = route.screen === 'table' ? route.game : undefined;
  const sameDeal = sameDealOf(game.referee);
  const takeWay = useWayOut();
  const start = (next: LocalConfig) => takeWay(() => hrefOf('table', localGames.start(next)));
  return (
    <>
      <Suspense fallback={undefined}>{remarks && <LastRemark game={game} />}</Suspense>
      <button type="button" className="nk-button nk-button-primary" onClick={() => start(rematchOf(config))}>
        {ledger.rematch}
      </button>
      <a className="nk-button" href={hrefOf('review', id)}>
        {ledger.review}
      </a>
      <a className="nk-button" href={hrefOf('replay', id)}>
        {startTexts.games.replay}
      </a>
      {sameDeal !== undefined && (
        <button type="button" className="nk-button" onClick={() => start(sameDeal)}>
          {ledger.sameDeal}
        </button>
      )}
      <Suspense fallback={undefined}>
        <Fetched load={loadShare} given={{ game }} />
      </Suspense>
      <button type="button" className="nk-button" onClick={() => downloadRecord(game.referee)}>
        {ledger.record}
      </button>
    </>
  );
}
