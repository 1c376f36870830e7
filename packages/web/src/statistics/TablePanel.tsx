import { figureText, signedText } from '../words/figureText.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import type { TableRow } from './figures.ts';
import { againstText } from './texts.ts';

/** By table and bot: how many were won, with how many points. */
export function TablePanel({ rows }: { rows: readonly TableRow[] }) {
  const practice = usePractice();
  const { statistics } = practice;
  const words = useWords();
  const { language } = words;
  return (
    <section className="nk-panel nk-statistics-panel">
      <h2 className="nk-title">{statistics.tables}</h2>
      <table className="nk-statistics-table">
        <thead>
          <tr>
            <th scope="col">{statistics.table}</th>
            <th scope="col">{statistics.against}</th>
            <th scope="col">{statistics.won}</th>
            <th scope="col">{statistics.points}</th>
            <th scope="col">{statistics.luck}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.players} ${JSON.stringify(row.against)}`}>
              <th scope="row">{row.players === 1 ? statistics.solo : statistics.players(row.players)}</th>
              <td>{againstText(row.against, practice, words)}</td>
              <td>{wonText(row)}</td>
              <td>{figureText(row.points, language, 0)}</td>
              <td>{row.luck === undefined ? '–' : signedText(row.luck, language, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function wonText({ players, won, games, best }: TableRow): string {
    if (players > 1) return statistics.share(figureText(won, words.language, 1), games);
    return statistics.best(words.ratings[best.rating ?? 'none'].name);
  }
}
