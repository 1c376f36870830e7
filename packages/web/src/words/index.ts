import type { Language } from '@nunatak/words';
import type { Texts } from './texts.ts';

export type { Texts } from './texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
};

const loading = new Map<Language, Promise<Texts>>();

/** The texts of a language, fetched when they are first needed; the same promise each time. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const texts = LOADERS[language]().then((loaded) => loaded.texts);
  loading.set(language, texts);
  return texts;
}
