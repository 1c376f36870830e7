import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS, type Mutant, makeMutant } from '../scripts/torture/mutants.ts';

it.each(Object.keys(MUTANTS) as Mutant[])('the server that lies by %s can still be made of ours', (name) => {
  const { main, remove } = makeMutant(name);
  expect(existsSync(main)).toBe(true);
  remove();
  expect(existsSync(main)).toBe(false);
});
