import type { Language, ReviewTexts, RuleBook } from '@nunatak/words';
import { fetchOnce } from '../app/fetchOnce.ts';
import type { EditionTexts } from './en/edition.ts';
import type { TutorialTexts } from './en/tutorial.ts';
import type { PageTexts, Texts } from './texts.ts';

export type { EditionTexts } from './en/edition.ts';
export type { TutorialTexts } from './en/tutorial.ts';
export type { PageTexts, Texts } from './texts.ts';

/** Fetches texts when they are first needed. */
export function loader<T>(fetchers: Readonly<Record<Language, () => Promise<T>>>): (language: Language) => Promise<T> {
  const loaders = { en: fetchOnce(fetchers.en), de: fetchOnce(fetchers.de), nl: fetchOnce(fetchers.nl) };
  return (language) => loaders[language]();
}

/** What the first screen says: fetched before all else. */
export const loadPageTexts = loader<PageTexts>({
  en: async () => (await import('./en/page.ts')).page,
  de: async () => (await import('./de/page.ts')).page,
  nl: async () => (await import('./nl/page.ts')).page,
});

/** What a game says, too: fetched with the first screen that shows one. */
export const loadTexts = loader<Texts>({
  en: async () => (await import('./en/index.ts')).texts,
  de: async () => (await import('./de/index.ts')).texts,
  nl: async () => (await import('./nl/index.ts')).texts,
});

/** The rules are long and seldom read in a game: they are fetched when one is opened. */
export const loadRuleBook = loader<RuleBook>({
  en: async () => (await import('@nunatak/words/en/rules')).ruleBook,
  de: async () => (await import('@nunatak/words/de/rules')).ruleBook,
  nl: async () => (await import('@nunatak/words/nl/rules')).ruleBook,
});

export const loadTutorial = loader<TutorialTexts>({
  en: async () => (await import('./en/tutorial.ts')).tutorial,
  de: async () => (await import('./de/tutorial.ts')).tutorial,
  nl: async () => (await import('./nl/tutorial.ts')).tutorial,
});

/** What an owner of the box reads who corrects our edition: fetched with that page. */
export const loadEditionTexts = loader<EditionTexts>({
  en: async () => (await import('./en/edition.ts')).edition,
  de: async () => (await import('./de/edition.ts')).edition,
  nl: async () => (await import('./nl/edition.ts')).edition,
});

/** What a review says is needed on its screen only. */
export const loadReviewTexts = loader<ReviewTexts>({
  en: async () => (await import('@nunatak/words/en/review')).review,
  de: async () => (await import('@nunatak/words/de/review')).review,
  nl: async () => (await import('@nunatak/words/nl/review')).review,
});
