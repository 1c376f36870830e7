import { useEffect, useState } from 'react';
import { practice } from '../app/practice.ts';
import { hrefOf } from '../app/route.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { attempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import { Choice } from '../ui/Choice.tsx';
import { download } from '../ui/download.ts';
import { usePageWords } from '../words/useWords.ts';
import { GameCard } from './GameCard.tsx';
import type { Summary } from './kept.ts';
import { library } from './library.ts';
import { writeLibrary } from './libraryFile.ts';
import { bringBack, removedGame, removeGame } from './removed.ts';
import { useOnlineTurns } from './useOnlineTurns.ts';
import './yourGames.css';

const loadWriteNotes = practice('writeNotes');

const TABS = ['underWay', 'finished'] as const;
type Tab = (typeof TABS)[number];

/** How many cards are shown before one asks for more. */
const FIRST = 4;
const MORE = 24;

/** Games that wait for a person here come first, then the others, the one changed last first. */
function inOrder(games: readonly Summary[]): readonly Summary[] {
  return [...games].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changed - a.changed);
}

interface YourGamesProps {
  games: readonly Summary[];
  /** The list is there; what is returned is called when it goes. */
  onShown(): () => void;
}

/** Every game of this browser: to go on with, to look at again, to delete. */
export function YourGames({ games: kept, onShown }: YourGamesProps) {
  const games = useOnlineTurns(kept);
  const { games: texts, importing } = usePageWords().screens.start;
  const finished = games.filter(({ over }) => over);
  const underWay = inOrder(games.filter(({ over }) => !over));
  const [tab, setTab] = useState<Tab>(underWay.length > 0 ? 'underWay' : 'finished');
  const [most, setMost] = useState(FIRST);
  const removed = useStore(removedGame);
  const shown = tab === 'underWay' ? underWay : finished;
  const waiting = underWay.filter(({ yourTurn }) => yourTurn).length;

  async function saveAll(): Promise<void> {
    const writeNotes = await loadWriteNotes();
    download('nunatak-library.json', await writeLibrary(library, await writeNotes()));
  }

  useEffect(() => () => removedGame.set(undefined), []);
  useEffect(onShown, [onShown]);

  return (
    <section className="nk-panel nk-games" aria-labelledby="nk-games-title">
      <header className="nk-games-head">
        <h2 className="nk-title" id="nk-games-title">
          {texts.title}
        </h2>
        {waiting > 0 && <span className="nk-muted">{texts.waiting(waiting)}</span>}
        <Choice
          legend={texts.tabs}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setMost(FIRST);
          }}
          options={[
            { value: 'underWay', label: texts.underWay(underWay.length) },
            { value: 'finished', label: texts.finished(finished.length) },
          ]}
        />
        <a className="nk-button" href={hrefOf('import')}>
          {importing}
        </a>
        <button type="button" className="nk-button" title={texts.saveAllLine} onClick={() => attempt(saveAll)}>
          {texts.saveAll}
        </button>
      </header>
      {removed !== undefined && (
        <p className="nk-games-removed" role="status">
          {texts.removed}{' '}
          <button type="button" className="nk-text-button" onClick={() => attempt(() => bringBack(removed))}>
            {texts.putBack}
          </button>
        </p>
      )}
      {shown.length === 0 && <p className="nk-muted">{texts.none[tab]}</p>}
      <ul className="nk-games-list">
        {shown.slice(0, most).map((game) => (
          <GameCard key={game.id} game={game} onRemove={() => attempt(() => removeGame(game.id))}>
            {game.points.map((points, seat) => (
              <span key={game.seats[seat]?.colour} className="nk-game-score">
                <SeatBadge colour={game.seats[seat]?.colour ?? 'aurora'} size={22} />
                {points}
              </span>
            ))}
          </GameCard>
        ))}
      </ul>
      {shown.length > most && (
        <button type="button" className="nk-button nk-games-more" onClick={() => setMost(most + MORE)}>
          {texts.more(shown.length - most)}
        </button>
      )}
    </section>
  );
}
