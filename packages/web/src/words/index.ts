import type { Language, RuleBook } from '@nunatak/words';
import type { TutorialTexts } from './en/tutorial.ts';
import type { Texts } from './texts.ts';

export type { TutorialTexts } from './en/tutorial.ts';
export type { Texts } from './texts.ts';

/** Fetches texts when they are first needed; gives the same promise each time, as React asks for. */
function loader<T>(fetchers: Readonly<Record<Language, () => Promise<T>>>): (language: Language) => Promise<T> {
  const loading = new Map<Language, Promise<T>>();
  return (language) => {
    const known = loading.get(language) ?? fetchers[language]();
    loading.set(language, known);
    return known;
  };
}

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
