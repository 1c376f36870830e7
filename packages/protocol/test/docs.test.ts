import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE, protocolPage } from '../scripts/docs.ts';

it('is what docs/protocol.md says; if not, run npm run docs --workspace @nunatak/protocol', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(protocolPage());
});
