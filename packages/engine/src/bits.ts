/** Operations on bitmasks of cells (at most 29 bits). */

export function countBits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  x = (x + (x >>> 4)) & 0x0f0f0f0f;
  return Math.imul(x, 0x01010101) >>> 24;
}

/** Returns the position of the lowest set bit. The mask must not be empty. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
