import { figureText } from '../words/figureText.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { totalsOf } from './figures.ts';
import type { PlayedGame } from './played.ts';

/** The four figures that one looks for first. */
export function TotalsPanel({ games }: { games: readonly PlayedGame[] }) {
  const { statistics } = usePractice();
  const { language } = useWords();
  const totals = totalsOf(games);
  const figure = (value: number, digits = 0) => figureText(value, language, digits);
  const among = totals.games - totals.solo;
  const cards = [
    { name: statistics.games, value: figure(totals.games), line: statistics.gamesLine(among, totals.solo) },
    {
      name: statistics.won,
      value: figure(totals.won, 1),
      line: statistics.wonLine(among, figure(totals.fair, 1)),
    },
    { name: statistics.points, value: figure(totals.points), line: statistics.pointsLine(totals.best) },
    totals.reviewed === 0
      ? { name: statistics.lost, value: '–', line: statistics.lostNone }
      : { name: statistics.lost, value: figure(totals.lost, 1), line: statistics.lostLine(totals.reviewed) },
  ];
  return (
    <dl className="nk-statistics-totals">
      {cards.map(({ name, value, line }) => (
        <div key={name} className="nk-panel">
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span>{line}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
