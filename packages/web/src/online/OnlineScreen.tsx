import { type FormEvent, useState } from 'react';
import { hrefOf, routeOfLink } from '../app/route.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { BrowserScreen } from './BrowserScreen.tsx';
import { CreateRoom } from './CreateRoom.tsx';
import { Lobby } from './Lobby.tsx';
import { OwnGames } from './OwnGames.tsx';
import { RatingsScreen } from './RatingsScreen.tsx';
import { TournamentScreen } from './TournamentScreen.tsx';
import { useOnlineWords } from './useOnlineWords.ts';
import { YourTurns } from './YourTurns.tsx';
import './online.css';

/** The id of a match in whatever somebody pasted: a link, an address inside the page, or the id itself. */
export function matchIdIn(text: string): string | undefined {
  return /(?:^|\/m\/)([0-9a-hjkmnp-tv-z]{16})(?:$|[#?/])/.exec(text.trim())?.[1];
}

/** Where pasted text leads to; the link of a second device brings its code along. */
export function routeIn(text: string): string | undefined {
  const [address, fragment] = text.trim().split('#');
  const id = matchIdIn(text);
  if (id === undefined) return undefined;
  return routeOfLink(address, `#${fragment}`) ?? hrefOf('m', id);
}

function JoinByLink() {
  const { home } = useOnlineWords();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function go(event: FormEvent): void {
    event.preventDefault();
    const route = routeIn(text);
    setWrong(route === undefined);
    if (route !== undefined) window.location.hash = route;
  }

  return (
    <form className="nk-panel nk-card-panel nk-on-join" onSubmit={go}>
      <h2 className="nk-title">{home.join}</h2>
      <div className="nk-on-line">
        <label className="nk-on-grow">
          <span className="nk-hidden">{home.joinLabel}</span>
          <input
            className="nk-input"
            value={text}
            placeholder={home.joinLabel}
            aria-invalid={isWrong}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="nk-button">
          {home.joinButton}
        </button>
      </div>
      {isWrong && (
        <p className="nk-note" role="alert">
          {home.joinWrong}
        </p>
      )}
    </form>
  );
}

/** Playing together, and how those compare who ask for it. */
export function OnlineScreen({ page, id }: { page: string | undefined; id: string | undefined }) {
  if (page === 'tournament') return <TournamentScreen key={id} id={id} />;
  if (page === 'browser') return <BrowserScreen code={id} />;
  return page === 'ratings' ? <RatingsScreen /> : <Home />;
}

/** Open a table, find one, go on with one's own. */
function Home() {
  const { home, ratings, tournament, browser } = useOnlineWords();
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on">
          <PageHead title={home.title} line={home.line} backLabel={home.back}>
            <a className="nk-button" href={hrefOf('online', 'ratings')}>
              {ratings.title}
            </a>
            <a className="nk-button" href={hrefOf('online', 'tournament')}>
              {tournament.title}
            </a>
            <a className="nk-button" href={hrefOf('online', 'browser')}>
              {browser.title}
            </a>
          </PageHead>
          <YourTurns />
          <div className="nk-on-columns">
            <CreateRoom />
            <div className="nk-on-stack">
              <JoinByLink />
              <OwnGames />
              <Lobby />
            </div>
          </div>
        </div>
      </main>
    </>
  );
}
