import { positionOf } from './position.ts';
import type { State } from './state.ts';

/** FNV-1a, 64 bits, as 16 hexadecimal digits, of a text in ASCII. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low = (low ^ text.charCodeAt(i)) >>> 0;
    // The prime is 2^40 + 0x1b3: the product of the low word stays exact below 2^53.
    const product = low * 0x1b3;
    const carry = Math.floor(product / 0x100000000);
    high = (Math.imul(high, 0x1b3) + (low << 8) + carry) >>> 0;
    low = product >>> 0;
  }
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** The same position has the same hash, everywhere; documented in docs/record.md for anyone to recompute. */
export function hashState(state: State): string {
  return fnv1a64(JSON.stringify(positionOf(state)));
}
