import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { oneInPlural } from '../../words/test/plurals.ts';
import { asides as deAsides } from '../src/words/de/asides.ts';
import { texts as de } from '../src/words/de/index.ts';
import { learn as deLearn } from '../src/words/de/learn.ts';
import { online as deOnline } from '../src/words/de/online.ts';
import { practice as dePractice } from '../src/words/de/practice.ts';
import { problems as deProblems } from '../src/words/de/problems.ts';
import { tutorial as deTutorial } from '../src/words/de/tutorial.ts';
import { asides as enAsides } from '../src/words/en/asides.ts';
import { texts as en } from '../src/words/en/index.ts';
import { learn as enLearn } from '../src/words/en/learn.ts';
import { online as enOnline } from '../src/words/en/online.ts';
import { practice as enPractice } from '../src/words/en/practice.ts';
import { problems as enProblems } from '../src/words/en/problems.ts';
import { tutorial as enTutorial } from '../src/words/en/tutorial.ts';
import { asides as nlAsides } from '../src/words/nl/asides.ts';
import { texts as nl } from '../src/words/nl/index.ts';
import { learn as nlLearn } from '../src/words/nl/learn.ts';
import { online as nlOnline } from '../src/words/nl/online.ts';
import { practice as nlPractice } from '../src/words/nl/practice.ts';
import { problems as nlProblems } from '../src/words/nl/problems.ts';
import { tutorial as nlTutorial } from '../src/words/nl/tutorial.ts';
import { shownTexts } from './shownTexts.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const COMPONENTS = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** Every text of a tree with its path; functions stand for themselves. */
function leaves(tree: unknown, path = ''): readonly [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [[path, typeof tree]];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

describe('texts', () => {
  it('have the same keys in every language', () => {
    const keys = (tree: unknown) => leaves(tree).map(([path]) => path);
    expect(keys(de)).toEqual(keys(en));
    expect(keys(nl)).toEqual(keys(en));
  });

  it('are left out in one language only where they are in all', () => {
    const empty = (tree: unknown) =>
      leaves(tree)
        .filter(([, text]) => text.trim() === '')
        .map(([path]) => path);
    expect(empty(de)).toEqual(empty(en));
    expect(empty(nl)).toEqual(empty(en));
    expect(empty(en).filter((path) => path.startsWith('.table'))).toEqual([]);
  });

  it.each(COMPONENTS)('%s says nothing of its own', (file) => {
    expect(shownTexts(readFileSync(`${SRC}/${file}`, 'utf8'))).toEqual([]);
  });
});

/** Every template under a tree, filled with ones and with names in every possible way. */
function filled(tree: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === 'function') {
    return Array.from({ length: 2 ** tree.length }, (_, way) => {
      const parameters = Array.from({ length: tree.length }, (_, i) => ((way >> i) % 2 === 0 ? 1 : 'Mira'));
      try {
        return [`${path} ${way}`, String(tree(...parameters))] as const;
      } catch {
        return [`${path} ${way}`, ''] as const;
      }
    });
  }
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => filled(value, `${path}.${key}`));
}

const TEXTS = {
  en: {
    ...en.table,
    ...en.screens,
    online: enOnline,
    tutorial: enTutorial,
    asides: enAsides,
    learn: enLearn,
    practice: enPractice,
    problems: enProblems,
  },
  de: {
    ...de.table,
    ...de.screens,
    online: deOnline,
    tutorial: deTutorial,
    asides: deAsides,
    learn: deLearn,
    practice: dePractice,
    problems: deProblems,
  },
  nl: {
    ...nl.table,
    ...nl.screens,
    online: nlOnline,
    tutorial: nlTutorial,
    asides: nlAsides,
    learn: nlLearn,
    practice: nlPractice,
    problems: nlProblems,
  },
};

describe('one of a thing', () => {
  it.each(LANGUAGES)('is never told in the plural (%s)', (language) => {
    const plural = filled(TEXTS[language]).filter(([, text]) => oneInPlural(text, language).length > 0);
    expect(plural).toEqual([]);
  });
});

describe('the search for texts outside of the words files', () => {
  it.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<p>Before <b>{name}</b> after</p>', ['Before', 'after']],
    ['<p>{done ? "Yes" : words.no}</p>', ['Yes']],
    ['<p>{busy && `Turn`}</p>', ['Turn']],
    ['<button aria-label="Close" className="nk-close" />', ['Close']],
    ['<img alt={open ? "Open" : "Shut"} />', ['Open', 'Shut']],
    ['<p className={on ? "on" : "off"}>{words.title} ⇄</p>', []],
  ])('%s', (source, texts) => {
    expect(shownTexts(`const shown = ${source};`)).toEqual(texts);
  });
});
