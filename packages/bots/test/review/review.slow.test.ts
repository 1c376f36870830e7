import { replay, settled, toRecord } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { createReviewPool } from '../../node/createReviewPool.ts';
import { loadNet } from '../../node/loadNet.ts';
import { plantIn } from '../../scripts/planting.ts';
import {
  decisionsOf,
  isWrong,
  judgeDecision,
  type ReviewProgress,
  readReviewedGame,
  reviewGame,
  reviewRefusalText,
} from '../../src/review/index.ts';
import { PLAYER_COUNTS } from '../games.ts';
import { finishedGame } from './games.ts';

const QUICK = { seed: 'r', effort: 0.05 };
const TABLE = ['pebble', 'serac', 'ridge', 'drift'];
const game = finishedGame({ players: 3 }, 'review', TABLE);

describe('the decisions of a game', () => {
  it.each(PLAYER_COUNTS)('%i players: every step belongs to one, made by the seat that decides', (players) => {
    const { initial, steps, final } = finishedGame({ players }, `decisions/${players}`, TABLE);
    const decisions = decisionsOf({ initial, steps, final });
    expect(decisions.flatMap(({ played }) => played)).toEqual(steps.filter(({ type }) => type !== 'reshuffle'));
    const game = replay(initial, steps);
    for (const { from, to, seat, turn, view, kind } of decisions) {
      expect(view).toEqual(settled(game.stateAt(from)).view);
      expect([view.decider, view.turn, view.phase]).toEqual([seat, turn, kind]);
      expect(to).toBeGreaterThan(from);
    }
  });

  it('a turn is one of them from the card to the block', () => {
    const [first] = decisionsOf(game);
    expect(first.played.map(({ type }) => type)).toEqual(expect.arrayContaining(['takeCard', 'placeBlock']));
  });
});

describe('a review', () => {
  for (const players of PLAYER_COUNTS) loadNet(players);
  const review = reviewGame(game, QUICK);

  it.each(PLAYER_COUNTS)('%i players: fair share, luck and play add up to the result exactly', (players) => {
    const played = players === 3 ? game : finishedGame({ players }, `sum/${players}`, TABLE);
    const { seats, decisions } = players === 3 ? review : reviewGame(played, { seed: 'r', effort: 0.02 });
    for (const [seat, { account }] of seats.entries()) {
      const { fair, luck, own, others, result } = account;
      expect(fair.points + luck.points + own.points + others.points).toBe(result.points);
      expect(fair.chance + luck.chance + own.chance + others.chance).toBe(result.chance);
      expect(result.points).toBe(played.final.view.points[seat]);
    }
    for (const [i, { before }] of decisions.entries()) {
      if (i > 0) expect(before).toEqual(decisions[i - 1].next);
    }
  });

  it('luck is 0 if nothing was revealed', () => {
    const quiet = review.decisions.slice(0, -1).filter(({ reveals }) => !reveals);
    expect(quiet.length).toBeGreaterThan(0);
    for (const { after, next } of quiet) expect(next).toEqual(after);
  });

  it('is the same for the same seed, and different for another', () => {
    const [decision] = decisionsOf(game);
    const task = { ...decision, ...QUICK, pass: 'quick' } as const;
    expect(judgeDecision(task)).toEqual(judgeDecision(task));
    expect(judgeDecision({ ...task, seed: 'other' })).not.toEqual(judgeDecision(task));
  });

  it('finds that a careless bot lost more than a careful one', () => {
    expect(review.seats[0].errorRate).toBeGreaterThan(review.seats[1].errorRate);
  });

  it('lists at most three moments per seat, worst first, each a wrong decision of the seat, with reasons', () => {
    for (const [seat, { moments }] of review.seats.entries()) {
      expect(moments.length).toBeLessThanOrEqual(3);
      for (const moment of moments) {
        const decision = review.decisions[moment];
        expect([decision.seat, isWrong(decision.class)]).toEqual([seat, true]);
        expect(decision.judged.loss.points.mean).toBeGreaterThanOrEqual(1);
        expect(decision.judged.why?.best.length).toBeGreaterThan(0);
      }
    }
    expect(review.seats[0].moments.length).toBe(3);
  });

  it.each([2, 3, 4] as const)('%i players: a bad plan inserted into good play is one of the key moments', (players) => {
    const { game: planted, from } = plantIn(players, `planted/${players}`, 20, 'glacier');
    const { decisions, seats } = reviewGame(planted, { seed: 'r', effort: 0.15 });
    const at = decisions.findIndex((decision) => decision.from === from);
    expect(seats[decisions[at].seat].moments).toContain(at);
  });

  it('counts every decision of a seat in one class', () => {
    for (const [seat, { counts, unforced }] of review.seats.entries()) {
      const own = review.decisions.filter((decision) => decision.seat === seat);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(own.length);
      expect(unforced).toBe(own.length - counts.forced);
    }
  });

  it('is the same from a pool of workers, reports progress, and continues from a stored sheet', async () => {
    const pool = createReviewPool({ threads: 2 });
    try {
      const progress: ReviewProgress[] = [];
      const pooled = await pool.review(game, { ...QUICK, onProgress: (now) => progress.push(now) });
      expect(pooled).toEqual(review);
      expect(progress[0]).toMatchObject({ pass: 'quick', done: 1, all: review.decisions.length });
      expect(progress.at(-1)?.pass).toBe('deep');
      const half = progress[Math.floor(progress.length / 2)].sheet;
      const rest: ReviewProgress[] = [];
      expect(await pool.review(game, { sheet: half, onProgress: (now) => rest.push(now) })).toEqual(review);
      expect(rest.length).toBeLessThan(progress.length);
    } finally {
      pool.close();
    }
  });

  it('fails with the reason if a worker cannot judge', async () => {
    const pool = createReviewPool({ threads: 1, file: new URL('../broken/crash.ts', import.meta.url) });
    await expect(pool.review(game, QUICK)).rejects.toThrow('the ice broke');
    pool.close();
  });

  it('reports once that a host cannot run nets, and that the linear model judges', async () => {
    const pool = createReviewPool({ threads: 2, file: new URL('../broken/noVectorsReview.ts', import.meta.url) });
    const troubles: string[] = [];
    const onNetTrouble = (trouble: string) => troubles.push(trouble);
    const { decisions } = await pool.review(game, { ...QUICK, onNetTrouble });
    expect(decisions.length).toBe(review.decisions.length);
    expect(troubles).toEqual(['no net for 3, another judge answers: there is no WebAssembly here']);
    pool.close();
  });

  it('does not continue from the sheet of another game', async () => {
    const pool = createReviewPool({ threads: 1 });
    await expect(pool.review(game, { sheet: { ...QUICK, judged: [] } })).rejects.toThrow(/a sheet of 0 decisions/);
    pool.close();
  });
});

describe('what cannot be reviewed', () => {
  const { initial, steps } = game;
  const record = toRecord(initial, steps.slice(0, 40));
  const whole = toRecord(initial, steps);

  it.each([
    ['an unfinished game', record, { kind: 'unfinished' }, /not finished: it stopped in turn \d+/],
    ['another program’s document', { format: 'chess/1' }, { kind: 'foreign' }, /no record of this game: format/],
    ['no document at all', 'hello', { kind: 'foreign' }, /no record of this game/],
    [
      'rules of another time',
      { ...whole, rules: 99 },
      { kind: 'rules', known: [1, 2] },
      /rules 99, expected one of 1, 2/,
    ],
    ['a figure that does not hold', { ...whole, winners: [2, 1] }, { kind: 'broken' }, /does not verify: winners/],
  ])('%s is refused with the reason', (_, document, refusal, text) => {
    const read = readReviewedGame(JSON.parse(JSON.stringify(document)));
    if (read.ok) throw new Error('it was read');
    expect(read.reason).toMatchObject(refusal);
    expect(reviewRefusalText(read.reason)).toMatch(text);
  });

  it('a game by the first rules can be reviewed, by those rules', () => {
    const first = finishedGame({ players: 2, rules: 1 }, 'first', TABLE);
    const read = readReviewedGame(JSON.parse(JSON.stringify(toRecord(first.initial, first.steps))));
    if (!read.ok) throw new Error(reviewRefusalText(read.reason));
    expect(read.value.final.view.facts.config.rules).toBe(1);
  });
});
