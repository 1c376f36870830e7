import type { Tournament, TournamentTable } from '@nunatak/protocol';
import { hrefOf } from '../app/route.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import '../ui/ranking.css';

/** How everybody stands in a tournament. */
export function Standings({ tournament: { people } }: { tournament: Tournament }) {
  const { tournament: texts } = useOnlineWords();
  if (people.length === 0) return <p className="nk-panel nk-card-panel nk-muted">{texts.nobody}</p>;
  return (
    <section className="nk-panel nk-card-panel" aria-label={texts.standings}>
      <h2 className="nk-title">{texts.standings}</h2>
      <table className="nk-ranking">
        <thead>
          <tr>
            <th scope="col">{texts.rank}</th>
            <th scope="col">{texts.player}</th>
            <th scope="col" className="nk-ranking-figure">
              {texts.score}
            </th>
            <th scope="col" className="nk-ranking-figure">
              {texts.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ rank, person, name, score, points, left, own }) => (
            <tr key={person} data-own={own}>
              <td>{rank}</td>
              <th scope="row">
                {name}
                {own && <small className="nk-muted"> ({texts.you})</small>}
                {left && <small className="nk-muted"> ({texts.left})</small>}
              </th>
              <td className="nk-ranking-figure">{score}</td>
              <td className="nk-ranking-figure">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="nk-muted">{texts.scoreLine}</p>
    </section>
  );
}

/** The tables of every round, the latest first; once a round is over its games can be looked at. */
export function Rounds({ tournament }: { tournament: Tournament }) {
  const { tournament: texts } = useOnlineWords();
  const rounds = Array.from({ length: tournament.round }, (_, i) => tournament.round - i);
  return (
    <>
      {rounds.map((round) => {
        const tables = tournament.tables.filter((table) => table.round === round);
        const isOver = tables.every(({ seats }) => seats.every(({ points }) => points !== undefined));
        return (
          <section key={round} className="nk-panel nk-card-panel" aria-label={texts.round(round)}>
            <h2 className="nk-title">{texts.round(round)}</h2>
            <div className="nk-tournament-tables">
              {tables.map((table, i) => (
                <RoundTable key={table.matchId} {...{ tournament, table, isOver }} number={i + 1} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}

interface RoundTableProps {
  tournament: Tournament;
  table: TournamentTable;
  number: number;
  isOver: boolean;
}

function RoundTable({ tournament, table, number, isOver }: RoundTableProps) {
  const { tournament: texts } = useOnlineWords();
  const nameOf = (person: number | undefined) =>
    person === undefined ? texts.bot : tournament.people.find((one) => one.person === person)?.name;
  return (
    <div>
      <table className="nk-ranking">
        <caption>{texts.table(number)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.seat}</th>
            <th scope="col">{texts.player}</th>
            <th scope="col" className="nk-ranking-figure">
              {texts.points}
            </th>
            <th scope="col" className="nk-ranking-figure">
              {texts.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ person, points, score }, seat) => (
            <tr key={person ?? `bot ${seat}`}>
              <td>{seat + 1}</td>
              <th scope="row">{nameOf(person)}</th>
              <td className="nk-ranking-figure">{points ?? '–'}</td>
              <td className="nk-ranking-figure">{score ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOver && (
        <a href={hrefOf('replay', table.matchId)} aria-label={texts.replayOf(number, table.round)}>
          {texts.replay}
        </a>
      )}
    </div>
  );
}
