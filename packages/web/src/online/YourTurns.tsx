import { useCallback } from 'react';
import { history } from './api.ts';
import { MatchRow } from './MatchRow.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** The games that wait for oneself: what one comes here for in a game of a turn a day. */
export function YourTurns() {
  const { home } = useOnlineWords();
  const { value } = useAnswer(useCallback(() => history({ status: 'playing' }), []));
  const waiting = value?.matches.filter(({ yourTurn }) => yourTurn === true) ?? [];
  if (waiting.length === 0) return undefined;
  return (
    <section className="nk-panel nk-card-panel nk-on-list" aria-label={home.yourTurns}>
      <h2 className="nk-title">{home.yourTurns}</h2>
      <ul className="nk-on-matches">
        {waiting.map((match) => (
          <MatchRow key={match.matchId} match={match} />
        ))}
      </ul>
    </section>
  );
}
