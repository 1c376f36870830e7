import { LANGUAGES } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/tutorial/lessons.ts';
import { asides as deAsides } from '../src/words/de/asides.ts';
import { learn as deLearn } from '../src/words/de/learn.ts';
import { practice as dePractice } from '../src/words/de/practice.ts';
import { screens as de } from '../src/words/de/screens.ts';
import { tutorial as deTutorial } from '../src/words/de/tutorial.ts';
import { asides as enAsides } from '../src/words/en/asides.ts';
import { learn as enLearn } from '../src/words/en/learn.ts';
import { practice as enPractice } from '../src/words/en/practice.ts';
import { screens as en } from '../src/words/en/screens.ts';
import { tutorial as enTutorial } from '../src/words/en/tutorial.ts';
import { asides as nlAsides } from '../src/words/nl/asides.ts';
import { learn as nlLearn } from '../src/words/nl/learn.ts';
import { practice as nlPractice } from '../src/words/nl/practice.ts';
import { screens as nl } from '../src/words/nl/screens.ts';
import { tutorial as nlTutorial } from '../src/words/nl/tutorial.ts';

const SCREENS = {
  en: { ...en, ...enAsides, learn: enLearn, tutorial: enTutorial, practice: enPractice },
  de: { ...de, ...deAsides, learn: deLearn, tutorial: deTutorial, practice: dePractice },
  nl: { ...nl, ...nlAsides, learn: nlLearn, tutorial: nlTutorial, practice: nlPractice },
};

/** Every text by its path; functions by what they say of three, or of a card. */
function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return [[at, String(at.endsWith('.takeCard') ? value('beast') : value(3, 3, 3))]];
  if (typeof value !== 'object' || value === null) throw new Error(`${at} is neither a text nor a group`);
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}.${key}`));
}

/** A lesson's step that accepts everything has no answer to something else. */
function mayBeEmpty(key: string): boolean {
  return /\.lessons\.\w+\.steps\.\w+\.other$/.test(key);
}

describe('texts of the screens', () => {
  it('have the same keys in every language, and none is empty', () => {
    const keys = flatten(SCREENS.en, 'screens').map(([key]) => key);
    for (const language of LANGUAGES) {
      const texts = flatten(SCREENS[language], 'screens');
      expect(texts.map(([key]) => key)).toEqual(keys);
      for (const [key, text] of texts) if (!mayBeEmpty(key)) expect(text, `${language} ${key}`).toMatch(/\S/);
    }
  });

  it('are translated: a sentence is not the same in two languages', () => {
    const english = new Map(flatten(SCREENS.en, 'screens'));
    for (const language of ['de', 'nl'] as const) {
      for (const [key, text] of flatten(SCREENS[language], 'screens')) {
        if (text.split(' ').length > 4 && /[a-z]{3}/.test(text)) expect(text, key).not.toBe(english.get(key));
      }
    }
  });

  it('answer another move in every step that accepts only some', () => {
    for (const { id, steps } of LESSONS) {
      for (const { id: step, goals } of steps) {
        for (const language of LANGUAGES) {
          const texts: Readonly<Record<string, { other: string }>> = SCREENS[language].tutorial.lessons[id].steps;
          const other = texts[step]?.other ?? '';
          if (goals !== undefined) expect(other, `${language} ${id} ${step}`).toMatch(/\S/);
        }
      }
    }
  });
});
