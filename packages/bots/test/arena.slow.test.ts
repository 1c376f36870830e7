import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runArena } from '../node/arena.ts';
import {
  eloOf,
  type GameResult,
  luckShares,
  pairedShare,
  SHEET_LINES,
  schedule,
  shareLessLuck,
  sourcesTable,
  standingsOf,
  standingsTable,
  wilson,
  winChart,
} from '../src/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

function game(index: number, deal: string, totals: Readonly<Record<string, number>>): GameResult {
  const most = Math.max(...Object.values(totals));
  return {
    index,
    deal,
    seats: Object.entries(totals).map(([bot, total]) => ({
      bot,
      win: total === most ? 1 : 0,
      total,
      lines: SHEET_LINES.map((line) => (line === 'temple' ? total : 0)),
      decisions: 10,
      milliseconds: 20,
      luck: { win: 0, points: 0 },
    })),
  };
}

describe('the schedule of an arena', () => {
  it('plays every deal once from each seat', () => {
    const specs = schedule({ bots: ['nunatak', 'serac'], games: 6, players: 3, seed: 's' });
    expect(specs.map(({ deal, seats }) => `${deal} ${seats.join()}`)).toEqual([
      's/0 nunatak,serac,serac',
      's/0 serac,nunatak,serac',
      's/0 serac,serac,nunatak',
      's/1 nunatak,serac,serac',
      's/1 serac,nunatak,serac',
      's/1 serac,serac,nunatak',
    ]);
  });

  it('plays every combination of bots if there are more bots than seats', () => {
    const specs = schedule({ bots: ['pebble', 'drift', 'ridge'], games: 6, players: 2, seed: 's' });
    expect(new Set(specs.map(({ seats }) => seats.toSorted().join()))).toEqual(
      new Set(['drift,pebble', 'pebble,ridge', 'drift,ridge']),
    );
  });
});

describe('the statistics of an arena', () => {
  it("Wilson's interval of 30 wins in 100 games", () => {
    const { share, low, high } = wilson(30, 100);
    expect(share).toBe(0.3);
    expect(low).toBeCloseTo(0.2189, 3);
    expect(high).toBeCloseTo(0.3958, 3);
  });

  it('counts deals, not games, as independent', () => {
    const clustered = pairedShare(Array.from({ length: 40 }, (_, i) => ({ wins: i % 2 === 0 ? 3 : 0, games: 3 })));
    const even = pairedShare(Array.from({ length: 40 }, (_, i) => ({ wins: i % 2 === 0 ? 2 : 1, games: 3 })));
    expect(clustered.share).toBe(0.5);
    expect(even.share).toBe(0.5);
    expect(clustered.high - clustered.low).toBeCloseTo(3 * (even.high - even.low), 6);
    expect(clustered.high - clustered.low).toBeCloseTo(2 * 1.96 * 0.5 * Math.sqrt(1 / 39), 3);
  });

  it('gives 191 Elo points more for 75% of the wins', () => {
    const results = Array.from({ length: 4000 }, (_, i) =>
      game(i, `${i}`, i % 4 === 0 ? { a: 1, b: 2 } : { a: 2, b: 1 }),
    );
    const [a, b] = eloOf(results, ['a', 'b']);
    expect(a - b).toBeCloseTo(190.8, 0);
    expect((a + b) / 2).toBeCloseTo(1500, 6);
  });

  it('averages points by source and time by decision', () => {
    const results = [game(0, 'x', { a: 100, b: 90 }), game(1, 'y', { a: 80, b: 120 })];
    const [first, second] = standingsOf(results);
    expect([first.bot, second.bot].sort()).toEqual(['a', 'b']);
    const b = first.bot === 'b' ? first : second;
    expect(b.points).toBe(105);
    expect(b.lines[0]).toBe(105);
    expect(b.millisecondsPerDecision).toBe(2);
    expect(standingsTable([first, second], 2)).toContain('| b | 2 | 50.0% |');
    expect(sourcesTable([b])).toContain('| b | 105.0 |');
  });

  it('draws a chart', () => {
    const svg = winChart('a < b', [{ label: 'a', wins: wilson(3, 10), fair: 0.5 }]);
    expect(svg).toContain('a &lt; b');
    expect(svg.startsWith('<svg')).toBe(true);
  });
});

describe('running an arena', () => {
  it('gives the same results with one job and with two, and better bots win', async () => {
    const arena = { bots: ['serac', 'random'], games: 6, players: 3, seed: 'jobs', luck: false } as const;
    const strip = (results: readonly GameResult[]) =>
      results.map(({ seats }) => seats.map(({ bot, total }) => [bot, total]));
    const one = await runArena(arena);
    const two = await runArena({ ...arena, jobs: 2 });
    expect(strip(two.results)).toEqual(strip(one.results));
    expect(one.standings[0].bot).toBe('serac');
  });

  it('continues where it stopped, and ignores the games of another arena', async () => {
    const resumeFile = path.join(folder, 'games.jsonl');
    const arena = { bots: ['ridge', 'pebble'], players: 2, seed: 'resume', resumeFile, luck: false } as const;
    await runArena({ ...arena, games: 4 });
    const half = readFileSync(resumeFile, 'utf8');
    writeFileSync(resumeFile, `${half}{"title": "cut sh`);
    const seen: number[] = [];
    const { results } = await runArena({ ...arena, games: 8, onProgress: (done) => seen.push(done) });
    expect(results).toHaveLength(8);
    expect(seen[0]).toBe(4);
    const other = await runArena({ ...arena, seed: 'another', games: 2, onProgress: (done) => seen.push(done) });
    expect(other.results).toHaveLength(2);
  });

  it('stops on abort, and counts only deals that were played from every seat', async () => {
    const resumeFile = path.join(folder, 'stopped.jsonl');
    const arena = { bots: ['ridge', 'pebble'], players: 3, games: 12, seed: 'stop', resumeFile, luck: false } as const;
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done === 7) controller.abort();
    };
    const { results } = await runArena({ ...arena, signal: controller.signal, onProgress });
    expect(results.map(({ deal }) => deal)).toEqual(['stop/0', 'stop/0', 'stop/0', 'stop/1', 'stop/1', 'stop/1']);
    expect((await runArena({ ...arena, signal: AbortSignal.abort() })).results).toEqual(results);
    expect((await runArena(arena)).results.length).toBe(12);
  });

  it('solo: points and ratings (Z9)', async () => {
    const { standings } = await runArena({ bots: ['serac'], games: 3, players: 1 });
    const { points, ratings } = standings[0];
    expect(points).toBeGreaterThan(100);
    expect(Object.values(ratings).reduce((sum, count) => sum + count, 0)).toBe(3);
  });
});

describe('results minus luck', () => {
  it('subtract the part of the wins that luck explains, which gives a narrower interval', () => {
    const byDeal = Array.from({ length: 40 }, (_, i) => {
      const luck = Math.sin(7 * i);
      return { wins: 1 + 0.5 * luck + 0.1 * Math.cos(5 * i), luck, games: 3 };
    });
    const { share, low, high } = shareLessLuck(byDeal);
    const plain = pairedShare(byDeal);
    expect(share).toBeCloseTo(1 / 3, 2);
    expect(high - low).toBeLessThan((plain.high - plain.low) / 4);
  });

  it('luck explains all of the variance if results follow it, and none if they do not', () => {
    const withLuck = (luckOf: (i: number, seat: number) => number): GameResult[] =>
      Array.from({ length: 40 }, (_, i) => {
        const { seats, ...rest } = game(i, `${i}`, i % 2 === 0 ? { a: 100, b: 90 } : { a: 90, b: 100 });
        const lucky = seats.map((one, seat) => ({ ...one, luck: { win: luckOf(i, seat), points: luckOf(i, seat) } }));
        return { ...rest, seats: lucky };
      });
    const all = luckShares(withLuck((i, seat) => (i % 2 === seat ? 3 : -3)));
    const none = luckShares(withLuck((i) => (i % 4 < 2 ? 3 : -3)));
    expect([all.wins, all.points]).toEqual([expect.closeTo(1, 9), expect.closeTo(1, 9)]);
    expect([none.wins, none.points]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
    expect(luckShares(withLuck(() => 0))).toEqual({ wins: 0, points: 0 });
  });

  it('luck adds up to 0 over the seats, and is 0 on average', async () => {
    const arena = { bots: ['serac', 'ridge'], games: 120, players: 3, seed: 'luck', jobs: 2 } as const;
    const { standings, results } = await runArena(arena);
    for (const { wins, skill } of standings) {
      expect(skill.high - skill.low).toBeLessThanOrEqual(wins.high - wins.low);
      expect(skill.share).toBeGreaterThan(wins.low);
      expect(skill.share).toBeLessThan(wins.high);
    }
    for (const { seats } of results) expect(seats.reduce((sum, { luck }) => sum + luck.win, 0)).toBeCloseTo(0, 9);
    const luck = results.flatMap(({ seats }) => seats.map((seat) => seat.luck.points));
    const mean = luck.reduce((sum, one) => sum + one, 0) / luck.length;
    const spread = Math.sqrt(luck.reduce((sum, one) => sum + (one - mean) ** 2, 0) / luck.length);
    expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(luck.length));
  }, 300_000);
});

describe('a bot of an earlier version', () => {
  it('plays a whole game with its own code, on the same deals', async () => {
    const { results } = await runArena({
      bots: ['serac', 'nunatak-1@12'],
      games: 2,
      players: 2,
      seed: 'frozen',
      jobs: 2,
    });
    expect(results.map(({ seats }) => seats.map(({ bot }) => bot))).toEqual([
      ['serac', 'nunatak-1@12'],
      ['nunatak-1@12', 'serac'],
    ]);
    for (const { seats } of results) for (const { total } of seats) expect(total).toBeGreaterThan(80);
  }, 300_000);

  it('is listed among the bots that an arena knows', () => {
    expect(() => schedule({ bots: ['nunatak-0'], games: 1, players: 2, seed: 's' })).toThrow(/nunatak, nunatak-1$/);
  });
});
