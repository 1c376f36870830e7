import { use } from 'react';
import type { PracticeTexts } from './en/practice.ts';
import { loader } from './index.ts';
import { useWords } from './useWords.ts';

export type { PracticeTexts } from './en/practice.ts';

/** What puzzles, drills and deals say is fetched with their screens. */
const loadPracticeTexts = loader<PracticeTexts>({
  en: async () => (await import('./en/practice.ts')).practice,
  de: async () => (await import('./de/practice.ts')).practice,
  nl: async () => (await import('./nl/practice.ts')).practice,
});

/** The texts of puzzles and drills in the language chosen; the nearest Suspense waits for them. */
export function usePractice(): PracticeTexts {
  return use(loadPracticeTexts(useWords().language));
}

export type DealTexts = PracticeTexts['deals'];

/** The texts of the deal of the day and of two lines side by side. */
export function useDealTexts(): DealTexts {
  return usePractice().deals;
}
