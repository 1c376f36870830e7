import { use } from 'react';
import type { DealTexts } from './en/deals.ts';
import { loader } from './index.ts';
import { useWords } from './useWords.ts';

export type { DealTexts } from './en/deals.ts';

/** What the deal of the day and its comparison say is fetched with their screens. */
const loadDealTexts = loader<DealTexts>({
  en: async () => (await import('./en/deals.ts')).deals,
  de: async () => (await import('./de/deals.ts')).deals,
  nl: async () => (await import('./nl/deals.ts')).deals,
});

/** The texts of deals in the language chosen; the nearest Suspense waits for them. */
export function useDealTexts(): DealTexts {
  return use(loadDealTexts(useWords().language));
}
