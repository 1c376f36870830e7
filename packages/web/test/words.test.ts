import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { texts as de } from '../src/words/de/index.ts';
import { texts as en } from '../src/words/en/index.ts';
import { texts as nl } from '../src/words/nl/index.ts';
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
