import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENTS = globSync('{*.md,docs/**/*.md,deploy/*.md}', { cwd: ROOT });
const SOURCES = globSync(
  '{packages/*/{src,test,scripts,node,browser,examples,learn},scripts}/**/*.{ts,tsx,mjs,py,md}',
  { cwd: ROOT },
);

/** A path in backquotes, from the root of the repository or from `packages`. */
const PATHS = /`((?:packages|scripts|docs|deploy|engine|words|bots|protocol|server|web|cli)\/[\w./-]+)`/g;
/** A part of a path that stands for many, as in `words/src/LANGUAGE`. */
const PLACEHOLDER = /\/(?:ID|LANGUAGE|NAME)\b/;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Returns the anchors that GitHub gives the headings of a document. */
function anchorsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns the links of a document to files and headings of the repository. */
function linksIn(file: string): readonly string[] {
  const text = read(file).replace(/^```.*?^```/gms, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link));
}

function isThere(file: string, link: string): boolean {
  const [place = '', anchor] = link.split('#');
  const target = place === '' ? file : path.join(path.dirname(file), place);
  if (!existsSync(path.join(ROOT, target))) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

it.each(DOCUMENTS)('%s links to files and headings that there are', (file) => {
  expect(linksIn(file).filter((link) => !isThere(file, link))).toEqual([]);
});

it('sources name documents that there are', () => {
  const named = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/.-]+\.(?:md|svg)\b/g)].map(([name]) => name),
  );
  expect([...new Set(named)].filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it.each(['docs/architecture.md', 'docs/page.md', 'docs/testing.md', 'docs/tools.md', 'CONTRIBUTING.md'])(
  '%s names files and folders that there are',
  (file) => {
    const named = [...read(file).matchAll(PATHS)].map(([, name]) => name).filter((name) => !PLACEHOLDER.test(name));
    const missing = named.filter((name) => !['', 'packages'].some((base) => existsSync(path.join(ROOT, base, name))));
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  },
);
