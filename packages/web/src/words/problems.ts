import { use } from 'react';
import { useSettings } from '../session/settings.ts';
import type { ProblemTexts } from './en/problems.ts';
import { loader } from './index.ts';

type Say = (phrase: string) => string;

async function sayWith(texts: Promise<{ readonly problems: ProblemTexts }>): Promise<Say> {
  const [{ sayProblem }, { problems }] = await Promise.all([import('./sayProblem.ts'), texts]);
  return (phrase) => sayProblem(phrase, problems);
}

/** Seldom needed: fetched with the first file that cannot be read. Readers of files speak English themselves. */
const loadSay = loader<Say>({
  en: async () => (phrase) => phrase,
  de: () => sayWith(import('./de/problems.ts')),
  nl: () => sayWith(import('./nl/problems.ts')),
});

/** Says what was wrong with a file in the language chosen; the nearest Suspense waits for the words. */
export function useProblemWords(): Say {
  return use(loadSay(useSettings().language));
}
