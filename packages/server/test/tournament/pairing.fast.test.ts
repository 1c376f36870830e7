import { describe, expect, it } from 'vitest';
import { pairing } from '../../src/tournament/pairing.ts';
import { scoreOf, standingsOf, statusOf, type Table, type Tournament } from '../../src/tournament/tournament.ts';

function aTournament(people: number, players: 2 | 3 | 4, tables: readonly Table[] = []): Tournament {
  return {
    name: 'Cup',
    players,
    rounds: 3,
    clock: { kind: 'none' },
    host: 'host',
    people: Array.from({ length: people }, (_, i) => ({ browser: `b${i}`, name: `P${i}`, left: false })),
    tables,
  };
}

/** A round by its tables: who sat where, and the points. */
function aRound(round: number, ...tables: readonly (readonly [seats: Table['seats'], points?: number[]])[]): Table[] {
  return tables.map(([seats, points], i) => ({
    round,
    matchId: `${round}-${i}`,
    seats,
    ...(points === undefined ? {} : { points }),
  }));
}

describe('the score of a seat', () => {
  it('is what it beat of those on the same seat of the same deal, a tie for half', () => {
    const tables = aRound(
      1,
      [
        [0, 1],
        [100, 90],
      ],
      [
        [2, 3],
        [80, 90],
      ],
      [
        [4, 5],
        [100, 70],
      ],
    );
    const cup = aTournament(6, 2, tables);
    const scores = tables.map((table) => [scoreOf(cup, table, 0), scoreOf(cup, table, 1)]);
    expect(scores).toEqual([
      [75, 75],
      [0, 75],
      [75, 0],
    ]);
    expect(standingsOf(cup).map(({ person, rank }) => [person, rank])).toEqual([
      [0, 1],
      [4, 1],
      [1, 3],
      [3, 3],
      [2, 5],
      [5, 6],
    ]);
  });

  it('comes from the own table where nobody else had the seat, and bots are nobody', () => {
    const tables = aRound(
      1,
      [
        [0, 1, 2],
        [50, 40, 30],
      ],
      [
        [3, undefined, undefined],
        [40, 99, 99],
      ],
    );
    const cup = aTournament(4, 3, tables);
    expect([0, 1, 2].map((seat) => scoreOf(cup, tables[0], seat))).toEqual([100, 50, 0]);
    expect(scoreOf(cup, tables[1], 0)).toBe(0);
  });

  it('is not known before all tables of the round are over', () => {
    const tables = aRound(
      1,
      [
        [0, 1],
        [100, 90],
      ],
      [[2, 3]],
    );
    const cup = aTournament(4, 2, tables);
    expect(scoreOf(cup, tables[0], 0)).toBeUndefined();
    expect(statusOf(cup)).toBe('playing');
    expect(standingsOf(cup).map(({ score }) => score)).toEqual([0, 0, 0, 0]);
  });
});

describe('a pairing', () => {
  it('seats everybody once, with bots at the last table only', () => {
    for (const players of [2, 3, 4] as const) {
      for (let people = 2; people < 12; people++) {
        const tables = pairing(aTournament(people, players));
        const seated = tables.flat().filter((person) => person !== undefined);
        expect(seated.toSorted((a, b) => a - b)).toEqual(Array.from({ length: people }, (_, i) => i));
        expect(tables.map(({ length }) => length)).toEqual(tables.map(() => players));
        expect(tables.slice(0, -1).flat()).not.toContain(undefined);
      }
    }
  });

  it('brings those together who stand alike and have not met', () => {
    const first = aRound(
      1,
      [
        [0, 1],
        [100, 50],
      ],
      [
        [2, 3],
        [90, 60],
      ],
    );
    // After the first round: 0 and 3 lead with 100, then 2 and 1.
    const [top, bottom] = pairing(aTournament(4, 2, first));
    expect(top.toSorted()).toEqual([0, 3]);
    expect(bottom.toSorted()).toEqual([1, 2]);
  });

  it('gives everybody the seat that they have had least', () => {
    const rounds = [
      ...aRound(1, [
        [0, 1],
        [9, 8],
      ]),
      ...aRound(2, [
        [0, 1],
        [9, 8],
      ]),
    ];
    expect(pairing(aTournament(2, 2, rounds))).toEqual([[1, 0]]);
  });

  it('leaves out who has left', () => {
    const cup = aTournament(3, 2);
    const people = cup.people.with(1, { ...cup.people[1], left: true });
    expect(pairing({ ...cup, people })).toEqual([[0, 2]]);
  });
});
