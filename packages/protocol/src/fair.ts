import { describe, fail, ok, type Problem, type Result } from '@nunatak/engine';
import { isRecord } from './document.ts';
import { sha256 } from './sha256.ts';

/** The seed and salt of a deal, and the hash by which the server commits to them before the game. */
export interface FairDeal {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

/**
 * Returns the hash shown at the start of a match: a label, the seed and the salt, one per line. `hash` can be a faster
 * SHA-256 than ours, which is plain JavaScript so that it works in every browser.
 */
export function commitmentOf(seed: string, salt: string, hash = sha256): string {
  return hash(`nunatak-deal/1\n${seed}\n${salt}`);
}

/**
 * Checks that a record was dealt as promised: seed and salt give the commitment, and it equals `seen`, the one that the
 * reader saw at the start (if known). `fromRecord` checks that the deal follows from the seed.
 */
export function verifyDeal(document: unknown, seen?: string): Result<FairDeal, Problem> {
  const record = isRecord(document) ? document : {};
  const fair = isRecord(record.fair) ? record.fair : {};
  const { seed } = record;
  const { salt, commitment } = fair;
  if (typeof seed !== 'string') return fail({ field: 'seed', found: describe(seed), expected: 'the seed of the deal' });
  if (typeof salt !== 'string')
    return fail({ field: 'fair.salt', found: describe(salt), expected: 'the salt of the deal' });
  if (typeof commitment !== 'string') {
    return fail({ field: 'fair.commitment', found: describe(commitment), expected: 'the hash shown at the start' });
  }
  const expected = commitmentOf(seed, salt);
  if (commitment !== expected) {
    return fail({ field: 'fair.commitment', found: describe(commitment), expected: `${expected}, by seed and salt` });
  }
  if (seen !== undefined && seen !== commitment) {
    return fail({ field: 'fair.commitment', found: describe(commitment), expected: `${seen}, as shown at the start` });
  }
  return ok({ seed, salt, commitment });
}
