import type { Clock, RatedPlayers, TournamentStatus } from '@nunatak/protocol';

/** Somebody who takes part; a browser that was erased is not known any more. */
export interface Entrant {
  /** The hash of the browser's token. */
  readonly browser: string | undefined;
  readonly name: string;
  readonly left: boolean;
}

/** A table of a round: who sits where, a bot on seats without anybody, and what came of it. */
export interface Table {
  readonly round: number;
  readonly matchId: string;
  /** Numbers of people. */
  readonly seats: readonly (number | undefined)[];
  /** By seat, once the table is over. */
  readonly points?: readonly number[];
}

/** A Swiss tournament over duplicate deals. Plain JSON. */
export interface Tournament {
  readonly name: string;
  readonly players: RatedPlayers;
  readonly rounds: number;
  readonly clock: Clock;
  /** The hash of the browser's token. */
  readonly host: string | undefined;
  readonly people: readonly Entrant[];
  readonly tables: readonly Table[];
}

export function roundOf({ tables }: Tournament): number {
  return Math.max(0, ...tables.map(({ round }) => round));
}

export function statusOf(tournament: Tournament): TournamentStatus {
  const round = roundOf(tournament);
  if (round === 0) return 'open';
  if (tournament.tables.some(({ points }) => points === undefined)) return 'playing';
  return round < tournament.rounds ? 'between' : 'finished';
}

const FULL = 100;

/**
 * What the seat of a table is worth: the share of those who had the same seat of the same deal that it beat, a tie for half.
 * Where nobody else had it, the others at the table count instead. Undefined until the whole round is over.
 */
export function scoreOf({ tables }: Tournament, table: Table, seat: number): number | undefined {
  const ofRound = tables.filter(({ round }) => round === table.round);
  if (ofRound.some(({ points }) => points === undefined) || table.points === undefined) return undefined;
  const own = table.points[seat];
  const rivals = ofRound.flatMap(({ matchId, seats, points = [] }) =>
    matchId === table.matchId || seats[seat] === undefined ? [] : [points[seat]],
  );
  const compared = rivals.length > 0 ? rivals : table.points.filter((_, other) => other !== seat);
  const beaten = compared.filter((points) => own > points).length;
  const tied = compared.filter((points) => own === points).length;
  return Math.round((FULL * (beaten + tied / 2)) / compared.length);
}

export interface Standing {
  readonly person: number;
  readonly score: number;
  readonly points: number;
  readonly rank: number;
}

/** Everybody, the best first: by score, then by points at the tables; whoever entered first before the others. */
export function standingsOf(tournament: Tournament): readonly Standing[] {
  const sums = tournament.people.map((_, person) => {
    const sat = tournament.tables.flatMap((table) => {
      const seat = table.seats.indexOf(person);
      return seat === -1 ? [] : [{ score: scoreOf(tournament, table, seat) ?? 0, points: table.points?.[seat] ?? 0 }];
    });
    return {
      person,
      score: sat.reduce((sum, { score }) => sum + score, 0),
      points: sat.reduce((sum, { points }) => sum + points, 0),
    };
  });
  const sorted = sums.toSorted((a, b) => b.score - a.score || b.points - a.points || a.person - b.person);
  const isAhead = (a: (typeof sums)[number], b: (typeof sums)[number]) =>
    a.score > b.score || (a.score === b.score && a.points > b.points);
  return sorted.map((one) => ({ ...one, rank: 1 + sums.filter((other) => isAhead(other, one)).length }));
}
