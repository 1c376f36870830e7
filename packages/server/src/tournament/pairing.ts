import { standingsOf, type Tournament } from './tournament.ts';

type Seats = readonly (number | undefined)[];

/**
 * The tables of the next round. Those who stand alike sit together, as far as they have not met; nobody has the same seat
 * again and again. Bots fill up the last table.
 */
export function pairing(tournament: Tournament): readonly Seats[] {
  const waiting = standingsOf(tournament)
    .map(({ person }) => person)
    .filter((person) => tournament.people[person]?.left === false);
  const tables: Seats[] = [];
  while (waiting.length > 0) {
    const table = waiting.splice(0, 1);
    while (table.length < tournament.players && waiting.length > 0) {
      const met = waiting.map((person) => meetings(tournament, person, table));
      table.push(...waiting.splice(met.indexOf(Math.min(...met)), 1));
    }
    tables.push(seated(tournament, table));
  }
  return tables;
}

/** How often somebody has sat with those of a table. */
function meetings({ tables }: Tournament, person: number, others: readonly number[]): number {
  const together = tables.filter(({ seats }) => seats.includes(person));
  return together.flatMap(({ seats }) => seats.filter((one) => one !== undefined && others.includes(one))).length;
}

/** The people of a table on the seats that they have had least. */
function seated({ tables, players }: Tournament, people: readonly number[]): Seats {
  const timesOn = (person: number, seat: number) => tables.filter(({ seats }) => seats[seat] === person).length;
  const unevenness = (seats: Seats) =>
    seats.reduce((sum: number, person, seat) => sum + (person === undefined ? 0 : timesOn(person, seat) ** 2), 0);
  const bots = Array<undefined>(players - people.length).fill(undefined);
  const [first, ...others] = orders([...people, ...bots]);
  return others.reduce((best, seats) => (unevenness(seats) < unevenness(best) ? seats : best), first);
}

/** Every order of a few, the given one first. */
function orders(some: Seats): readonly Seats[] {
  if (some.length < 2) return [some];
  return some.flatMap((one, i) => orders(some.filter((_, other) => other !== i)).map((rest) => [one, ...rest]));
}
