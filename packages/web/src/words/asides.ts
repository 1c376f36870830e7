import { use } from 'react';
import type { AsideTexts } from './en/asides.ts';
import { loader } from './index.ts';
import { usePageWords } from './useWords.ts';

export type { AsideTexts } from './en/asides.ts';

/** What one looks up beside a game: settings, rules, player aid. */
export const loadAsides = loader<AsideTexts>({
  en: async () => (await import('./en/asides.ts')).asides,
  de: async () => (await import('./de/asides.ts')).asides,
  nl: async () => (await import('./nl/asides.ts')).asides,
});

/** These texts in the language chosen; the nearest Suspense waits for them. */
export function useAsides(): AsideTexts {
  return use(loadAsides(usePageWords().language));
}
