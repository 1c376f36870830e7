import { describe, expect, it } from 'vitest';
import { iconPaths } from '../src/art/icons.ts';
import { COLOURS, TOKENS } from '../src/art/tokens.ts';
import { difference, EYES, seenBy } from './colourVision.ts';

const PAIRS = COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map((b) => [a, b] as const));

/** The smallest distance of two seats, as the art direction gives it; 1 is just to be noticed. */
const SMALLEST = { normal: 36.1, protan: 29.9, deutan: 31.2, tritan: 28.9 };

describe('the colours of the seats (C6)', () => {
  it.each(EYES)('are far apart for a %s eye', (eye) => {
    const distances = PAIRS.map(([a, b]) =>
      difference(seenBy(eye, TOKENS.color.player[a].ice), seenBy(eye, TOKENS.color.player[b].ice)),
    );
    expect(distances).toHaveLength(6);
    expect(Math.min(...distances)).toBeCloseTo(SMALLEST[eye], 0);
  });

  it('are never alone: every seat has a glyph of its own', () => {
    const glyphs = COLOURS.map((colour) => JSON.stringify(iconPaths(`player-${colour}`)));
    expect(new Set(glyphs).size).toBe(COLOURS.length);
  });
});

describe('the simulation of colour vision', () => {
  it('keeps grey as it is and takes red and green together', () => {
    for (const eye of EYES) expect(difference(seenBy(eye, '#808080'), seenBy('normal', '#808080'))).toBeLessThan(1);
    const [red, green] = ['#b04030', '#708020'];
    const apart = difference(seenBy('normal', red), seenBy('normal', green));
    expect(difference(seenBy('deutan', red), seenBy('deutan', green))).toBeLessThan(apart / 2);
  });
});
