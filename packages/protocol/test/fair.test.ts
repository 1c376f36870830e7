import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, sha256, verifyDeal } from '../src/index.ts';

it('our SHA-256 equals the platform’s', () => {
  for (const text of ['', 'abc', 'ü€🧊', ...[55, 56, 63, 64, 65, 119, 120, 1000].map((length) => 'x'.repeat(length))]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

describe('a fair deal', () => {
  const commitment = commitmentOf('seed', 'salt');
  const record = { seed: 'seed', fair: { salt: 'salt', commitment } };

  it('is proved by seed and salt', () => {
    expect(verifyDeal(record)).toEqual({ ok: true, value: { seed: 'seed', salt: 'salt', commitment } });
    expect(verifyDeal(record, commitment)).toMatchObject({ ok: true });
  });

  it.each([
    [{ ...record, seed: 'other' }, undefined, 'fair.commitment'],
    [{ seed: 'seed', fair: { salt: 'other', commitment } }, undefined, 'fair.commitment'],
    [{ fair: record.fair }, undefined, 'seed'],
    [{ seed: 'seed' }, undefined, 'fair.salt'],
    [record, commitmentOf('what', 'was shown'), 'fair.commitment'],
    ['nonsense', undefined, 'seed'],
  ])('is refused if a value does not match: %o', (document, seen, field) => {
    expect(verifyDeal(document, seen)).toMatchObject({ ok: false, reason: { field } });
  });
});
