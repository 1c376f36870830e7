import { positionOf } from './position.ts';
import type { State } from './state.ts';

/** FNV-1a, 64 bits, as 16 hexadecimal digits, of a text in ASCII. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low ^= text.charCodeAt(i);
    // The prime is 2^40 + 0x1b3. What its low part carries over is counted by halves, so that all stays in 32 bits.
    const carry = ((low >>> 16) * 0x1b3 + (((low & 0xffff) * 0x1b3) >>> 16)) >>> 16;
    high = (Math.imul(high, 0x1b3) + (low << 8) + carry) | 0;
    low = Math.imul(low, 0x1b3);
  }
  return hex(high) + hex(low);
}

/** A word of 32 bits as 8 hexadecimal digits: by halves, as numbers of more than 31 bits take three times as long. */
export function hex(word: number): string {
  return ((word >>> 16) | 0x10000).toString(16).slice(1) + ((word & 0xffff) | 0x10000).toString(16).slice(1);
}

/** The same position has the same hash, everywhere; documented in docs/record.md for anyone to recompute. */
export function hashState(state: State): string {
  return fnv1a64(JSON.stringify(positionOf(state)));
}
