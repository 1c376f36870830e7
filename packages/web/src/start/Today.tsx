import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { usePlayedDeals } from '../deals/useDeals.ts';
import { Week } from '../deals/Week.tsx';
import { useDue } from '../drills/useDrills.ts';
import { playerOf, type TriedPuzzle, triedPuzzles } from '../puzzles/tried.ts';
import { useDealTexts, usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import '../deals/deals.css';
import './today.css';

/** What there is to do today besides a game: the deal of the day, what is to be tried again, puzzles. */
export function Today() {
  const { language } = useWords();
  const { today: title, daily } = useDealTexts();
  const { drills, puzzles } = usePractice();
  const [now] = useState(() => new Date());
  const played = usePlayedDeals();
  const due = useDue(now.getTime());
  const [tried, setTried] = useState<readonly TriedPuzzle[]>([]);
  useEffect(() => {
    triedPuzzles.list().then(setTried, () => undefined);
  }, []);
  const { rating, deviation } = playerOf(tried);
  return (
    <aside className="nk-panel nk-today" aria-labelledby="nk-today-title">
      <header>
        <h2 className="nk-title" id="nk-today-title">
          {title}
        </h2>
        <span className="nk-muted">
          {now.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
      </header>
      <section>
        <h3>{daily.title}</h3>
        {played !== undefined && <Week kind="solo" today={now} played={played} />}
        <a className="nk-button" href={hrefOf('daily')}>
          {daily.play}
        </a>
      </section>
      <section className="nk-today-row">
        <span>
          <h3>{drills.title}</h3>
          <small className="nk-muted">
            {due !== undefined && (due.length > 0 ? drills.due(due.length) : drills.rest)}
          </small>
        </span>
        <a className="nk-button" href={due?.[0] === undefined ? hrefOf('drills') : hrefOf('drills', due[0].id)}>
          {drills.practise}
        </a>
      </section>
      <section className="nk-today-row">
        <span>
          <h3>{puzzles.title}</h3>
          <small className="nk-muted">
            {tried.length === 0 ? puzzles.unrated : puzzles.rating(Math.round(rating), Math.round(deviation))}
          </small>
        </span>
        <a className="nk-button" href={hrefOf('puzzles')}>
          {puzzles.solve}
        </a>
      </section>
    </aside>
  );
}
