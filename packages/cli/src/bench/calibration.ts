const ROUND = 1000;
const BOARD = 64;

/**
 * A fixed small workload of integers: shifts, multiplications and a table of 64 entries, as an engine of bitmasks does.
 * It says how fast the machine is at this very moment; figures of the engine divided by it can be compared across
 * machines and across noise.
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
  // Read, so that the compiler may not leave the loop out.
  return rounds * ROUND + (x === 0 ? 1 : 0);
}
