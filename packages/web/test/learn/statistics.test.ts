import type { DecisionReview } from '@nunatak/bots/review';
import { type Action, score } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import type { Summary } from '../../src/library/kept.ts';
import { Library } from '../../src/library/library.ts';
import { memoryStore } from '../../src/library/memoryStore.ts';
import { listedSeats, summaryOfView } from '../../src/library/summary.ts';
import { lastState } from '../../src/line/line.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, saveOf } from '../../src/session/games.ts';
import { toCsv, toJson } from '../../src/statistics/exports.ts';
import {
  averageSources,
  filtered,
  luckOverTime,
  type Span,
  since,
  tableRows,
  totalsOf,
} from '../../src/statistics/figures.ts';
import { gather } from '../../src/statistics/gather.ts';
import { lossBy, lossKind } from '../../src/statistics/losses.ts';
import type { PlayedGame } from '../../src/statistics/played.ts';
import { pointsBySource, SOURCE_ROWS } from '../../src/statistics/sources.ts';
import { strongestAt } from '../../src/statistics/strongest.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

function finished(players: 1 | 2 | 3 | 4, seed: string): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(players, ['Ana', 'Bo', 'Mira', 'Kim']), seed }));
  playOut(game, seed);
  return game;
}

function played(change: Partial<PlayedGame> = {}): PlayedGame {
  const sources = Object.fromEntries(SOURCE_ROWS.map((row) => [row, 1])) as PlayedGame['sources'];
  return {
    id: 'game',
    when: 0,
    players: 3,
    against: { kind: 'bots', levels: ['ridge', 'ridge'] },
    points: 100,
    won: 0,
    rating: undefined,
    sources,
    reviewed: undefined,
    ...change,
  };
}

describe('points by source', () => {
  it.each([1, 2, 3, 4] as const)('add up to the result of every seat (%i players)', (players) => {
    const { line } = finished(players, `sources${players}`).referee;
    const { view } = lastState(line);
    const events = line.entries.flatMap((entry) => entry.events);
    for (let seat = 0; seat < players; seat++) {
      const sheet = score(view, seat);
      const rows = pointsBySource(events, sheet, seat);
      expect(SOURCE_ROWS.reduce((sum, row) => sum + rows[row], 0)).toBe(sheet.total);
    }
  });

  it('of the strongest bot are measured for every number of players', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const { games, sources } = strongestAt(players);
      expect(games).toBeGreaterThan(20);
      expect(SOURCE_ROWS.reduce((sum, row) => sum + sources[row], 0)).toBeGreaterThan(100);
    }
  });
});

describe('the games of the library', () => {
  /** A game that one person played against bots, as it is kept. */
  async function keep(
    library: Library,
    id: string,
    over: boolean,
    body?: unknown,
    isWhatIf = false,
    kind: Summary['kind'] = 'local',
  ): Promise<void> {
    const game = finished(3, id);
    const seats = listedSeats(usualConfig(3, ['You', 'Ana', 'Bo']));
    const told = summaryOfView(seats, lastState(game.referee.line).view);
    const summary = {
      id,
      kind,
      revision: 1,
      created: 1,
      changed: 2,
      yourTurn: false,
      ...told,
      over,
      isWhatIf,
    } as const;
    await library.write({ summary, body: body ?? saveOf(game.referee) });
  }

  it('are gathered where one person finished them, but for a what-if; what cannot be read is counted', async () => {
    const library = new Library(Promise.resolve(memoryStore()));
    await keep(library, 'aaaaaaaa', true);
    await keep(library, 'bbbbbbbb', false);
    await keep(library, 'dddddddd', true, undefined, true);
    await keep(library, 'cccccccc', true, { format: 'nunatak-save/1', nonsense: true });
    const { games, unread } = await gather(library, new Map());
    expect(games.map(({ id, players, against }) => [id, players, against])).toEqual([
      ['aaaaaaaa', 3, { kind: 'bots', levels: ['ridge', 'ridge'] }],
    ]);
    expect(unread).toBe(1);
  });

  it('have the record of a match from the server once a tournament no longer holds it back, and keep it', async () => {
    const library = new Library(Promise.resolve(memoryStore()));
    await keep(library, 'aaaaaaaa', true, { format: 'nunatak-online/1' }, false, 'online');
    const sealed = await gather(library, new Map(), () => Promise.resolve(undefined));
    expect([sealed.games.length, sealed.unread]).toEqual([0, 1]);
    const asked: string[] = [];
    const ask = (id: string) => {
      asked.push(id);
      return Promise.resolve(finished(3, id).referee.record());
    };
    for (let look = 0; look < 2; look++) {
      const { games, unread } = await gather(library, new Map(), ask);
      expect([games.map(({ id }) => id), unread]).toEqual([['aaaaaaaa'], 0]);
    }
    expect(asked).toEqual(['aaaaaaaa']);
  });
});

describe('figures', () => {
  const reviewed = (luck: number, lost: number) => ({
    luck,
    lost,
    lostBy: { card: lost, tile: 0, swap: 0, siku: 0, square: 0, blessing: 0, reaction: 0 },
  });
  const games = [
    played({ won: 1, points: 120, reviewed: reviewed(4, 10), when: 2 }),
    played({ players: 2, won: 0.5, points: 80, against: { kind: 'people' } }),
    played({ players: 1, points: 190, rating: 'iceCube', against: { kind: 'dummies' }, reviewed: reviewed(-2, 4) }),
  ];

  it('count wins among those that can be won, beside what chance would bring', () => {
    expect(totalsOf(games)).toEqual({
      ...{ games: 3, solo: 1, won: 1.5, fair: 1 / 3 + 1 / 2, points: 130, best: 190 },
      ...{ reviewed: 2, lost: 7 },
    });
  });

  it('are of the games chosen only', () => {
    expect(filtered(games, 'solo').map(({ points }) => points)).toEqual([190]);
    expect(filtered(games, 'four')).toEqual([]);
    expect(totalsOf([])).toMatchObject({ games: 0, points: 0, lost: 0 });
    expect(averageSources(games).square).toBe(1);
  });

  it('are of the time chosen only', () => {
    const day = 86_400_000;
    const ages = [0, 30, 31, 365, 366].map((days) => played({ id: `${days}`, when: 400 * day - days * day }));
    const ids = (span: Span) => since(ages, span, 400 * day).map(({ id }) => id);
    expect(ids('month')).toEqual(['0', '30']);
    expect(ids('year')).toEqual(['0', '30', '31', '365']);
    expect(ids('ever')).toHaveLength(5);
  });

  it('go by table and opponent', () => {
    expect(tableRows(games).map(({ players, games: count, luck }) => [players, count, luck])).toEqual([
      [1, 1, -2],
      [2, 1, undefined],
      [3, 1, 4],
    ]);
  });

  it('tell luck from the oldest game on', () => {
    expect(luckOverTime(games)).toEqual([
      { when: 0, luck: -2 },
      { when: 2, luck: 4 },
    ]);
  });

  it('go out as JSON and as CSV, whose texts are quoted where they must be', () => {
    expect(JSON.parse(toJson(games))).toMatchObject({
      format: 'nunatak-statistics/1',
      games: [{ points: 120 }, {}, {}],
    });
    const [head, first] = toCsv([played({ id: 'a,"b"' })]).split('\r\n');
    expect(head?.split(',').slice(0, 5)).toEqual(['id', 'when', 'players', 'against', 'points']);
    expect(first).toMatch(/^"a,""b""",1970-01-01T00:00:00\.000Z,3,ridge ridge,100,/);
  });
});

describe('what a decision was about', () => {
  const take = (card: 'builder-1' | 'beast-1'): Action => ({ type: 'takeCard', card });
  const place = (cell: number): Action => ({ type: 'placeBlock', cell });
  const swap: Action = { type: 'swapTiles', a: 1, b: 2 };
  function decision(
    kind: DecisionReview['kind'],
    own: readonly Action[],
    best: readonly Action[],
  ): Parameters<typeof lossKind>[0] {
    const plan = (actions: readonly Action[]) => ({ actions, expected: { points: [], chances: [] } });
    const estimate = { mean: 2, error: 0 };
    const loss = { value: estimate, chance: estimate, points: estimate };
    return { kind, played: own, judged: { pass: 'deep', played: plan(own), plans: [plan(best)], loss, playouts: 1 } };
  }

  it.each([
    ['card', decision('takeCard', [take('builder-1'), place(1)], [take('beast-1'), place(2)])],
    ['tile', decision('takeCard', [take('builder-1'), place(1)], [take('builder-1'), place(2)])],
    ['swap', decision('takeCard', [take('builder-1'), swap, place(1)], [take('builder-1'), place(2)])],
    ['reaction', decision('providence', [{ type: 'pass' }], [])],
    ['square', decision('orderSquare', [], [])],
    ['blessing', decision('takeBlessing', [], [])],
  ] as const)('%s', (kind, of) => {
    expect(lossKind(of)).toBe(kind);
    expect(lossBy([of, of])[kind]).toBe(4);
  });
});
