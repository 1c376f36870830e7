import { de } from './de/index.ts';
import { review as deReview } from './de/review.ts';
import { ruleBook as deRules } from './de/rules.ts';
import { terminal as deTerminal } from './de/terminal.ts';
import { en } from './en/index.ts';
import { review as enReview } from './en/review.ts';
import { ruleBook as enRules } from './en/rules.ts';
import { terminal as enTerminal } from './en/terminal.ts';
import type { Language } from './language.ts';
import { nl } from './nl/index.ts';
import { review as nlReview } from './nl/review.ts';
import { ruleBook as nlRules } from './nl/rules.ts';
import { terminal as nlTerminal } from './nl/terminal.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = {
  en: { ...en, ...enRules, terminal: enTerminal, review: enReview },
  de: { ...de, ...deRules, terminal: deTerminal, review: deReview },
  nl: { ...nl, ...nlRules, terminal: nlTerminal, review: nlReview },
};

export function words(language: Language): Words {
  return WORDS[language];
}
