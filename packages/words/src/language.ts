import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { nl } from './nl/index.ts';
import type { Words } from './words.ts';

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

const WORDS: Readonly<Record<Language, Words>> = { en, de, nl };

export function words(language: Language): Words {
  return WORDS[language];
}
