import { describe, fail, ok, type Problem, type Result } from '@nunatak/engine';
import { isRecord } from './document.ts';
import { sha256 } from './sha256.ts';

/** What a server promises about a deal before the game, and proves after it. */
export interface FairDeal {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

/**
 * The hash that is shown at the start of a match: of a label, the seed and the salt, a line each. Whoever has a faster SHA-256
 * than ours, which runs in every browser, hands it over.
 */
export function commitmentOf(seed: string, salt: string, hash = sha256): string {
  return hash(`nunatak-deal/1\n${seed}\n${salt}`);
}

/**
 * Checks that a record was dealt as promised: its seed and salt give the commitment, and, where the reader saw one at
 * the start of the game, it is the same. That the deal follows from the seed is what `fromRecord` checks.
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
