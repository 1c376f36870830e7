import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, protocolPage } from '../scripts/docs.ts';
import { SCHEMA_FILES } from '../scripts/schemas.ts';

it('is what docs/protocol.md says; if not, run npm run docs --workspace @nunatak/protocol', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(protocolPage());
});

it.each(SCHEMA_FILES)('is what $path says; if not, run the same', ({ path, make }) => {
  expect(readFileSync(path, 'utf8')).toBe(make());
});
