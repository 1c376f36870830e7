import { type ErrorBody, RATED_PLAYERS, type RatedPlayers, type Ratings } from '@nunatak/protocol';
import { useCallback, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../session/settings.ts';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Ranking } from '../ui/Ranking.tsx';
import { signedText } from '../words/figureText.ts';
import { localeOf } from '../words/locale.ts';
import { NameForm } from './NameForm.tsx';
import { askForRating, leaveRatings, ratingsOf } from './ratingsApi.ts';
import { sayError } from './sayError.ts';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import './online.css';
import './ratings.css';

const TABLES = RATED_PLAYERS.map((players) => ({ value: String(players), label: String(players) }));

/** How strong those are who ask for it, by the number of players at the table. */
export function RatingsScreen() {
  const { ratings: texts, errors } = useOnlineWords();
  const [players, setPlayers] = useState<RatedPlayers>(2);
  const { value: ratings, error, again } = useAnswer(useCallback(() => ratingsOf(players), [players]));
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen" aria-busy={ratings === undefined && error === undefined}>
        <div className="nk-screen-inner nk-on">
          <PageHead title={texts.title} line={texts.line} backLabel={texts.back} back="online" />
          <Choice
            legend={texts.players}
            shown
            options={TABLES}
            value={String(players)}
            onChange={(value) => setPlayers(RATED_PLAYERS.find((known) => String(known) === value) ?? players)}
          />
          {error !== undefined && (
            <div className="nk-panel nk-card-panel">
              <p role="alert">{sayError(errors, error)}</p>
              <button type="button" className="nk-button" onClick={again}>
                {texts.again}
              </button>
            </div>
          )}
          {ratings !== undefined && (
            <div className="nk-on-columns">
              <People ratings={ratings} />
              <Own ratings={ratings} onChange={again} />
            </div>
          )}
        </div>
      </main>
    </>
  );
}

function People({ ratings: { people, count } }: { ratings: Ratings }) {
  const { ratings: texts } = useOnlineWords();
  const { language } = useSettings();
  if (count === 0) return <p className="nk-panel nk-card-panel nk-muted">{texts.none}</p>;
  return (
    <section className="nk-panel nk-card-panel" aria-label={texts.title}>
      <Ranking
        heads={{ place: texts.rank, name: texts.player, figures: [texts.rating, texts.margin, texts.games] }}
        people={people.map(({ rank, name, rating, deviation, games, own, margin }) => ({
          key: rank,
          place: rank,
          name,
          remarks: own ? [texts.you] : [],
          own,
          figures: [
            texts.figure(rating, deviation),
            margin === undefined ? texts.unmeasured : signedText(margin.points - margin.luck, language, 1),
            games,
          ],
        }))}
      />
      <p className="nk-muted">
        {texts.people(count)}. {texts.order}
      </p>
      <p className="nk-muted">{texts.marginLine}</p>
    </section>
  );
}

/** The way into the ratings and out again, and one's own last matches. */
function Own({ ratings, onChange }: { ratings: Ratings; onChange(): void }) {
  const { ratings: texts, errors } = useOnlineWords();
  const [error, setError] = useState<ErrorBody>();
  const settle = (answer: Awaited<ReturnType<typeof askForRating>>) => {
    setError(answer.ok ? undefined : answer.reason);
    if (answer.ok) onChange();
  };
  return (
    <section className="nk-panel nk-card-panel nk-ratings-own">
      {ratings.asked === undefined ? (
        <NameForm
          label={texts.name}
          action={texts.ask}
          line={texts.askLine}
          primary
          onName={(name) => void askForRating(name).then(settle)}
        />
      ) : (
        <>
          <Leave name={ratings.asked} onLeave={() => void leaveRatings().then(settle)} />
          <OwnMatches ratings={ratings} />
        </>
      )}
      {error !== undefined && <p role="alert">{sayError(errors, error)}</p>}
    </section>
  );
}

function Leave({ name, onLeave }: { name: string; onLeave(): void }) {
  const { ratings: texts } = useOnlineWords();
  const [isSure, setSure] = useState(false);
  return (
    <div>
      <p>{texts.asked(name)}</p>
      {isSure ? (
        <>
          <p>{texts.leaveLine}</p>
          <div className="nk-row">
            <button type="button" className="nk-button" onClick={onLeave}>
              {texts.leaveSure}
            </button>
            <button type="button" className="nk-button" onClick={() => setSure(false)}>
              {texts.keep}
            </button>
          </div>
        </>
      ) : (
        <button type="button" className="nk-button" onClick={() => setSure(true)}>
          {texts.leave}
        </button>
      )}
    </div>
  );
}

function OwnMatches({ ratings: { matches, players } }: { ratings: Ratings }) {
  const { ratings: texts } = useOnlineWords();
  const { language } = useSettings();
  if (matches.length === 0) return undefined;
  return (
    <>
      <h2 className="nk-title">{texts.own}</h2>
      <ul className="nk-ratings-matches">
        {matches.map(({ matchId, at, place, before, after, margin }) => (
          <li key={matchId}>
            <a href={hrefOf('m', matchId)}>{new Date(at).toLocaleDateString(localeOf(language))}</a>
            <span>{texts.place(place, players)}</span>
            <b>{texts.change(before, after)}</b>
            {margin !== undefined && (
              <small className="nk-ratings-margin nk-muted">
                {texts.marginOf(signedText(margin.points, language, 1), signedText(margin.luck, language, 1))}
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
