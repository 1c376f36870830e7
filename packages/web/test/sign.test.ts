import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOKENS } from '../src/art/tokens.ts';
import { around as de } from '../src/words/de/around.ts';
import { around as en } from '../src/words/en/around.ts';
import { around as nl } from '../src/words/nl/around.ts';

const PAGE = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('the sign of life in index.html', () => {
  it('has the colours of the art direction, dark and light', () => {
    for (const { bg, ink, accent } of [TOKENS.color.dark, TOKENS.color.light]) {
      expect(PAGE).toContain(`--nk-sign-bg: ${bg.toLowerCase()};`);
      expect(PAGE).toContain(`--nk-sign-ink: ${ink.toLowerCase()};`);
      expect(PAGE).toContain(`--nk-sign-lamp: ${accent.toLowerCase()};`);
    }
  });

  it('offers to reload in the words of the three languages, because it cannot know which one is wanted', () => {
    const words = PAGE.match(/<a href[^>]*>(.*)<\/a>/)?.[1]?.replaceAll(/<[^>]*>/g, '');
    expect(words).toBe([en, de, nl].map(({ broken }) => broken.reload).join(' · '));
  });
});
