import { useEffect, useState } from 'react';
import type { Summary } from '../library/kept.ts';
import { openReplay } from '../replay/openReplay.ts';
import { codeOf } from '../share/gameCode.ts';
import { playedDeals } from './played.ts';

/** The games of deals that were begun, by the deal; undefined until they were read. */
export function usePlayedDeals(): ReadonlyMap<string, Summary> | undefined {
  const [played, setPlayed] = useState<ReadonlyMap<string, Summary>>();
  useEffect(() => {
    playedDeals().then(setPlayed, () => setPlayed(new Map()));
  }, []);
  return played;
}

/** The code of a game of the library, once it is known; undefined where it has none. */
export function useCode(game: string | undefined): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (game === undefined) return;
    openReplay(game).then(
      (opening) => setCode(opening.kind === 'open' ? codeOf(opening.game.referee.record()) : undefined),
      () => setCode(undefined),
    );
  }, [game]);
  return code;
}
