import type { Language } from '@nunatak/words';
import { use } from 'react';
import { useSettings } from '../session/settings.ts';
import type { OnlineTexts } from '../words/en/online.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly online: OnlineTexts }>>> = {
  en: () => import('../words/en/online.ts'),
  de: () => import('../words/de/online.ts'),
  nl: () => import('../words/nl/online.ts'),
};

const loading = new Map<Language, Promise<OnlineTexts>>();

function loadOnlineTexts(language: Language): Promise<OnlineTexts> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const texts = LOADERS[language]().then(({ online }) => online);
  loading.set(language, texts);
  return texts;
}

/** The texts of playing together, in the language chosen; fetched when they are first needed. */
export function useOnlineWords(): OnlineTexts {
  return use(loadOnlineTexts(useSettings().language));
}
