import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { library } from '../library/library.ts';
import { takenOver } from '../library/takeOver.ts';
import { Choice } from '../ui/Choice.tsx';
import { download } from '../ui/download.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { usePractice } from '../words/practice.ts';
import { toCsv, toJson } from './exports.ts';
import { FILTERS, type Filter, filtered, luckOverTime, SPANS, type Span, since, tableRows } from './figures.ts';
import { type Gathered, gather } from './gather.ts';
import { LossPanel } from './LossPanel.tsx';
import { LuckPanel } from './LuckPanel.tsx';
import { keptReviewsById } from './reviews.ts';
import { SourcePanel } from './SourcePanel.tsx';
import { TablePanel } from './TablePanel.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import './statistics.css';

function useGathered(): Gathered | undefined {
  const [gathered, setGathered] = useState<Gathered>();
  useEffect(() => {
    let isWanted = true;
    const found = (next: Gathered) => {
      if (isWanted) setGathered(next);
    };
    takenOver()
      .then(keptReviewsById)
      .then((reviews) => gather(library, reviews))
      .then(found, () => found({ games: [], unread: 0 }));
    return () => {
      isWanted = false;
    };
  }, []);
  return gathered;
}

/** What one's games have come to: what to practise, and how it goes. */
export function StatisticsScreen() {
  const { statistics } = usePractice();
  const gathered = useGathered();
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-statistics">
          <PageHead title={statistics.title} backLabel={statistics.back} />
          {gathered === undefined ? <p aria-busy="true" /> : <Shown gathered={gathered} />}
        </div>
      </main>
    </>
  );
}

function Shown({ gathered: { games, unread } }: { gathered: Gathered }) {
  const { statistics } = usePractice();
  const [filter, setFilter] = useState<Filter>('all');
  const [span, setSpan] = useState<Span>('ever');
  const [now] = useState(() => Date.now());
  const [asTables, setAsTables] = useState(false);
  const shown = since(filtered(games, filter), span, now);
  const note = unread > 0 && <p role="status">{statistics.unread(unread)}</p>;
  if (games.length === 0) {
    return (
      <section className="nk-panel nk-card-panel">
        <p>{statistics.none}</p>
        {note}
        <a className="nk-button nk-button-primary" href={hrefOf('new')}>
          {statistics.play}
        </a>
      </section>
    );
  }
  return (
    <>
      <div className="nk-statistics-bar nk-panel">
        <Choice
          legend={statistics.filter}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: statistics.filters[value] }))}
          onChange={(value) => setFilter(value)}
        />
        <Choice
          legend={statistics.span}
          value={span}
          options={SPANS.map((value) => ({ value, label: statistics.spans[value] }))}
          onChange={(value) => setSpan(value)}
        />
        <button type="button" className="nk-button" aria-pressed={asTables} onClick={() => setAsTables(!asTables)}>
          {asTables ? statistics.asCharts : statistics.asTables}
        </button>
        <button type="button" className="nk-button" onClick={() => download('nunatak-statistics.json', toJson(shown))}>
          {statistics.json}
        </button>
        <button
          type="button"
          className="nk-button"
          onClick={() => download('nunatak-statistics.csv', toCsv(shown), 'text/csv')}
        >
          {statistics.csv}
        </button>
      </div>
      {note}
      <TotalsPanel games={shown} />
      <div className="nk-statistics-panels">
        <LossPanel games={shown} asTable={asTables} now={now} />
        <SourcePanel games={shown} filter={filter} asTable={asTables} />
        <LuckPanel luck={luckOverTime(shown)} asTable={asTables} />
        <TablePanel rows={tableRows(shown)} />
      </div>
    </>
  );
}
