import type { Tournament as TournamentView } from '@nunatak/protocol';
import { roundOf, scoreOf, standingsOf, statusOf, type Tournament } from './tournament.ts';

/** A tournament as a browser sees it. */
export function viewOf(id: string, tournament: Tournament, browser: string | undefined): TournamentView {
  const { name, players, rounds, people, tables, host } = tournament;
  const round = roundOf(tournament);
  const own = browser === undefined ? -1 : people.findIndex((one) => one.browser === browser);
  const table = tables.find((one) => one.round === round && one.points === undefined && one.seats.includes(own));
  return {
    tournamentId: id,
    name,
    players,
    rounds,
    round,
    status: statusOf(tournament),
    isHost: browser !== undefined && host === browser,
    people: standingsOf(tournament).map(({ person, score, points, rank }) => ({
      rank,
      person,
      name: people[person].name,
      score,
      points,
      left: people[person].left,
      own: person === own,
    })),
    tables: tables.map((one) => ({
      round: one.round,
      matchId: one.matchId,
      seats: one.seats.map((person, seat) => {
        const score = person === undefined ? undefined : scoreOf(tournament, one, seat);
        return {
          ...(person === undefined ? {} : { person }),
          ...(one.points === undefined ? {} : { points: one.points[seat] }),
          ...(score === undefined ? {} : { score }),
        };
      }),
    })),
    ...(table === undefined ? {} : { own: { matchId: table.matchId, seat: table.seats.indexOf(own) } }),
  };
}
