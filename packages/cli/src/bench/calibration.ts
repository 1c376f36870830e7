const ROUND = 1000;
const BOARD = 64;

/**
 * Runs a fixed workload of integer shifts, multiplications and lookups in a 64-entry table, similar to the engine's
 * bitmasks. Its time measures the machine's current speed, so engine times divided by it can be compared across
 * machines and load.
 */
export function calibrationLoop(rounds: number): number {
  const board = new Int32Array(BOARD);
  let x = 0x2545f491;
  for (let i = 0; i < rounds * ROUND; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = x & (BOARD - 1);
    board[at] = Math.imul(board[at] ^ x, 0x01000193);
    x = (x + board[at ^ 1]) | 0;
  }
  // Use the result, so that the compiler can't remove the loop.
  return rounds * ROUND + (x === 0 ? 1 : 0);
}
