import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, protocolPage } from '../scripts/docs.ts';
import { SCHEMA_FILES } from '../scripts/schemas.ts';

it('docs/protocol.md is up to date; if not, run npm run docs --workspace @nunatak/protocol', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(protocolPage());
});

it.each(SCHEMA_FILES)('$path is up to date; if not, run the same command', ({ path, make }) => {
  expect(readFileSync(path, 'utf8')).toBe(make());
});
