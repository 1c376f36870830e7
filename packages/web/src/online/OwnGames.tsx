import { MATCH_STATUSES, type MatchList } from '@nunatak/protocol';
import { useCallback, useDeferredValue, useState } from 'react';
import { Choice } from '../ui/Choice.tsx';
import { history } from './api.ts';
import { browserToken } from './keys.ts';
import { MatchRow } from './MatchRow.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const FILTERS = ['all', ...MATCH_STATUSES] as const;
type Filter = (typeof FILTERS)[number];

function queryOf(q: string, filter: Filter): Parameters<typeof history>[0] {
  return { ...(q === '' ? {} : { q }), ...(filter === 'all' ? {} : { status: filter }) };
}

/** One's own games, newest first, found by the names at the table. */
export function OwnGames() {
  const { home } = useOnlineWords();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [older, setOlder] = useState<MatchList>();
  const q = useDeferredValue(text);
  const ask = useCallback(() => history(queryOf(q, filter)), [q, filter]);
  const { value } = useAnswer(ask);
  const isSearching = q !== '' || filter !== 'all';
  const matches = [...(value?.matches ?? []), ...(older?.matches ?? [])];
  const hasMore = (older ?? value)?.more === true;

  async function more(): Promise<void> {
    const last = matches.at(-1);
    if (last === undefined) return;
    const answer = await history({ ...queryOf(q, filter), before: `${last.updatedAt}.${last.matchId}` });
    if (answer.ok) setOlder({ ...answer.value, matches: [...(older?.matches ?? []), ...answer.value.matches] });
  }

  if (browserToken() === undefined) return undefined;
  return (
    <section className="nk-panel nk-card-panel nk-on-list" aria-label={home.own}>
      <h2 className="nk-title">{home.own}</h2>
      <div className="nk-on-line">
        <label className="nk-on-grow">
          <span className="nk-hidden">{home.search}</span>
          <input
            className="nk-input"
            type="search"
            maxLength={60}
            value={text}
            placeholder={home.search}
            onChange={(event) => {
              setText(event.target.value);
              setOlder(undefined);
            }}
          />
        </label>
        <Choice
          legend={home.statusLabel}
          value={filter}
          options={FILTERS.map((one) => ({ value: one, label: home.status[one] }))}
          onChange={(one) => {
            setFilter(one);
            setOlder(undefined);
          }}
        />
      </div>
      {value !== undefined && matches.length === 0 && (
        <p className="nk-muted">{isSearching ? home.ownNone : home.ownEmpty}</p>
      )}
      {matches.length > 0 && (
        <ul className="nk-on-matches">
          {matches.map((match) => (
            <MatchRow key={match.matchId} match={match} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" className="nk-button" onClick={() => void more()}>
          {home.older}
        </button>
      )}
    </section>
  );
}
