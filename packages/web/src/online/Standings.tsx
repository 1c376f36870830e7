import type { Tournament, TournamentTable } from '@nunatak/protocol';
import { hrefOf } from '../app/route.ts';
import { Ranking } from '../ui/Ranking.tsx';
import { useOnlineWords } from './useOnlineWords.ts';

/** How everybody stands in a tournament. */
export function Standings({ tournament: { people } }: { tournament: Tournament }) {
  const { tournament: texts } = useOnlineWords();
  if (people.length === 0) return <p className="nk-panel nk-card-panel nk-muted">{texts.nobody}</p>;
  return (
    <section className="nk-panel nk-card-panel" aria-label={texts.standings}>
      <h2 className="nk-title">{texts.standings}</h2>
      <Ranking
        heads={{ place: texts.rank, name: texts.player, figures: [texts.score, texts.points] }}
        people={people.map(({ rank, person, name, score, points, left, own }) => ({
          key: person,
          place: rank,
          name,
          remarks: [...(own ? [texts.you] : []), ...(left ? [texts.left] : [])],
          own,
          figures: [score, points],
        }))}
      />
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
      <Ranking
        caption={texts.table(number)}
        heads={{ place: texts.seat, name: texts.player, figures: [texts.points, texts.score] }}
        people={table.seats.map(({ person, points, score }, seat) => ({
          key: seat,
          place: seat + 1,
          name: nameOf(person),
          figures: [points ?? '–', score ?? '–'],
        }))}
      />
      {isOver && (
        <a href={hrefOf('replay', table.matchId)} aria-label={texts.replayOf(number, table.round)}>
          {texts.replay}
        </a>
      )}
    </div>
  );
}
