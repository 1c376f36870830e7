import { de } from './de/index.ts';
import { ruleBook as deRules } from './de/rules.ts';
import { en } from './en/index.ts';
import { ruleBook as enRules } from './en/rules.ts';
import type { Language } from './language.ts';
import { nl } from './nl/index.ts';
import { ruleBook as nlRules } from './nl/rules.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...en, ...enRules },
  de: { ...de, ...deRules },
  nl: { ...nl, ...nlRules },
};

export function words(language: Language): Words {
  return WORDS[language];
}
