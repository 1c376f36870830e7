import { use } from 'react';
import type { LearnTexts } from './en/learn.ts';
import { loader } from './index.ts';
import { usePageWords } from './useWords.ts';

export type { LearnTexts } from './en/learn.ts';

/** Whatever teaches beside the lessons: coach, teacher, statistics, guessing, and the bots as characters. */
export const loadLearn = loader<LearnTexts>({
  en: async () => (await import('./en/learn.ts')).learn,
  de: async () => (await import('./de/learn.ts')).learn,
  nl: async () => (await import('./nl/learn.ts')).learn,
});

/** These texts in the language chosen; the nearest Suspense waits for them. */
export function useLearn(): LearnTexts {
  return use(loadLearn(usePageWords().language));
}
