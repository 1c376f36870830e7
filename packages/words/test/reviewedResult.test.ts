import { describe, expect, test } from 'vitest';
import { LANGUAGES, words } from '../src/index.ts';
import { leadOver, type ReviewedSeat, type ReviewedWhy, sayBeyondNextBest, sayPlay } from '../src/review.ts';

const SEATS: readonly ReviewedSeat[] = [
  { points: 120, luck: 6.4, lost: 19.3, rank: 'strong' },
  { points: 176, luck: -5.8, lost: 4.6, rank: 'master' },
  { points: 131, luck: -0.6, lost: 22.4, rank: 'beginning' },
];
const NAMES = ['Mira', 'Ana', 'Bo'];
const actor = (seat: number) => ({ seat: NAMES[seat] ?? '', you: seat === 0 });

describe('the parts of a lead: luck and play', () => {
  test('with more players, match each seat’s lost points, and the rest is named', () => {
    for (const [i, seat] of SEATS.entries()) {
      for (const rival of SEATS.filter((_, other) => other !== i)) {
        const { luck, play, others } = leadOver(seat, rival, SEATS.length);
        expect(play).toBe(Math.round(rival.lost) - Math.round(seat.lost));
        expect(luck + play + (others ?? 0)).toBe(seat.points - rival.points);
      }
    }
  });

  test('with two players, are luck and play only', () => {
    expect(leadOver(SEATS[0], SEATS[1], 2)).toEqual({ luck: 12, play: -68, others: undefined });
  });

  test.each(LANGUAGES)('are all described in %s', (language) => {
    const { review } = words(language);
    const [, line = ''] = sayPlay(0, SEATS, actor, review);
    expect(line.match(/\d+/g)).toEqual(['12', '14', '54']);
    const [, ofTwo = ''] = sayPlay(0, SEATS.slice(0, 2), actor, review);
    expect(ofTwo.match(/\d+/g)).toEqual(['12', '68']);
  });
});

test.each(LANGUAGES)('a plan that was not played is not described as played in %s', (language) => {
  const why: ReviewedWhy = { gains: [], best: [], played: [{ kind: 'points', seat: 2, points: 2, source: 'square' }] };
  const { review } = words(language);
  const said = sayBeyondNextBest(0, why, actor, review).join(' ');
  expect(said).toContain('Bo');
  expect(said).not.toContain(review.say.gave({ ...actor(2), points: 2 }));
  expect(said).toBe(review.say.nextBestGives({ ...actor(2), points: 2 }));
});
