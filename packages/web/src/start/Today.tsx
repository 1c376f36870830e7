import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { usePlayedDeals } from '../deals/useDeals.ts';
import { Week } from '../deals/Week.tsx';
import { useDue } from '../drills/useDrills.ts';
import { playerOf, type TriedPuzzle, triedPuzzles } from '../puzzles/tried.ts';
import { localeOf } from '../words/locale.ts';
import { useDealTexts, usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import '../deals/deals.css';
import './today.css';

interface PartProps {
  icon: IconName;
  title: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
}

function Part({ icon, title, line, children }: PartProps) {
  return (
    <section>
      <span className="nk-today-icon">
        <Icon name={icon} size={22} />
      </span>
      <div>
        <h3>{title}</h3>
        {line !== undefined && <small className="nk-muted">{line}</small>}
      </div>
      {children}
    </section>
  );
}

/** What there is to do today besides a game: the deal of the day, what is to be tried again, puzzles. */
export function Today() {
  const { language } = useWords();
  const { today: title, daily } = useDealTexts();
  const { drills, puzzles, statistics } = usePractice();
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
          {now.toLocaleDateString(localeOf(language), { weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
      </header>
      <Part icon="providence" title={daily.title} line={daily.kinds.solo}>
        {played !== undefined && <Week kind="solo" today={now} played={played} />}
        <a className="nk-button nk-today-wide" href={hrefOf('daily')}>
          {daily.play}
        </a>
      </Part>
      <Part
        icon="pickaxe"
        title={drills.title}
        line={due !== undefined && (due.length > 0 ? drills.due(due.length) : drills.rest)}
      >
        <a className="nk-button" href={due?.[0] === undefined ? hrefOf('drills') : hrefOf('drills', due[0].id)}>
          {drills.practise}
        </a>
      </Part>
      <Part
        icon="insight"
        title={puzzles.title}
        line={tried.length === 0 ? puzzles.unrated : puzzles.rating(Math.round(rating), Math.round(deviation))}
      >
        <a className="nk-button" href={hrefOf('puzzles')}>
          {puzzles.solve}
        </a>
      </Part>
      <Part icon="track" title={<a href={hrefOf('statistics')}>{statistics.title}</a>} />
    </aside>
  );
}
