import { describe, expect, it } from 'vitest';
import { type Box, beside } from '../../src/ui/beside.ts';

const PAGE = { width: 1000, height: 800 };
const NOTE = { width: 200, height: 100 };

function overlaps(a: Box, b: Box): boolean {
  const isApart = a.left + a.width <= b.left || b.left + b.width <= a.left;
  return !isApart && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe('a note beside what it speaks of', () => {
  it.each([
    ['above it', { left: 400, top: 600, width: 100, height: 100 }, { left: 350, top: 490 }],
    ['below it, at the top of the page', { left: 400, top: 10, width: 100, height: 50 }, { left: 350, top: 70 }],
    [
      'right of it, where it is as high as the page',
      { left: 0, top: 0, width: 300, height: 800 },
      { left: 310, top: 350 },
    ],
    ['left of it, at the right edge', { left: 800, top: 0, width: 200, height: 800 }, { left: 590, top: 350 }],
    ['inside the page, at a corner', { left: 950, top: 700, width: 50, height: 50 }, { left: 792, top: 590 }],
  ])('stands %s', (_, part, place) => {
    expect(beside(part, NOTE, PAGE)).toEqual(place);
  });

  it('is never over it, wherever there is room', () => {
    for (let left = 0; left <= 900; left += 100) {
      for (let top = 0; top <= 700; top += 100) {
        const part = { left, top, width: 100, height: 100 };
        expect(overlaps(part, { ...NOTE, ...beside(part, NOTE, PAGE) })).toBe(false);
      }
    }
  });
});
