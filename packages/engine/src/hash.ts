import { positionOf } from './position.ts';
import type { State } from './state.ts';

/** Returns the 64-bit FNV-1a hash of an ASCII text, as 16 hexadecimal digits. */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let i = 0; i < text.length; i++) {
    low ^= text.charCodeAt(i);
    // The FNV prime is 2^40 + 0x1b3. The carry of its low part is computed in 16-bit halves so that every product fits
    // in 32 bits.
    const carry = ((low >>> 16) * 0x1b3 + (((low & 0xffff) * 0x1b3) >>> 16)) >>> 16;
    high = (Math.imul(high, 0x1b3) + (low << 8) + carry) | 0;
    low = Math.imul(low, 0x1b3);
  }
  return hex(high) + hex(low);
}

/**
 * Formats a 32-bit word as 8 hexadecimal digits. In two halves, because numbers above 31 bits take three times as long
 * to format.
 */
export function hex(word: number): string {
  return ((word >>> 16) | 0x10000).toString(16).slice(1) + ((word & 0xffff) | 0x10000).toString(16).slice(1);
}

/**
 * Hashes a position. Equal positions have equal hashes on every platform; docs/record.md describes how to recompute
 * one.
 */
export function hashState(state: State): string {
  return fnv1a64(JSON.stringify(positionOf(state)));
}
