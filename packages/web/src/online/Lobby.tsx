import { lobby } from './api.ts';
import { MatchRow } from './MatchRow.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** Tables that anyone may join or watch. */
export function Lobby() {
  const { home } = useOnlineWords();
  const { value, error, again } = useAnswer(lobby);
  return (
    <section className="nk-panel nk-card-panel nk-on-list" aria-label={home.lobby}>
      <header className="nk-on-list-head">
        <h2 className="nk-title">{home.lobby}</h2>
        <button type="button" className="nk-button" onClick={again}>
          {home.refresh}
        </button>
      </header>
      {error !== undefined && <p className="nk-note">{home.offline}</p>}
      {value?.matches.length === 0 && <p className="nk-muted">{home.lobbyEmpty}</p>}
      {value !== undefined && value.matches.length > 0 && (
        <ul className="nk-on-matches">
          {value.matches.map((match) => (
            <MatchRow key={match.matchId} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
}
