/** State of a deterministic random generator (sfc32): 128 bits as four 32-bit integers in plain JSON. */
export type Rng = [number, number, number, number];

const WARM_UP_ROUNDS = 12;

/** Creates a generator from a seed. Equal seeds give equal sequences on every platform. */
export function seedRng(seed: string | number): Rng {
  const text = String(seed);
  const rng: Rng = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, text.length];
  for (let i = 0; i < text.length; i++) {
    const lane = i & 3;
    rng[lane] = Math.imul(rng[lane] ^ text.charCodeAt(i), 0x01000193);
    rng[(lane + 1) & 3] ^= (rng[lane] << 13) | (rng[lane] >>> 19);
  }
  return warmUp(rng);
}

/** Creates an independent generator from another one. All of its 128 bits are random. */
export function splitRng(rng: Rng): Rng {
  return warmUp([next32(rng), next32(rng), next32(rng), next32(rng)]);
}

function warmUp(rng: Rng): Rng {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) next32(rng);
  return rng;
}

/** Returns a random 32-bit signed integer. */
function next32(rng: Rng): number {
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const counter = rng[3];
  const out = (((a + b) | 0) + counter) | 0;
  rng[3] = (counter + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  return out;
}

/** The highest bound of `nextInt`, minus one: the products of 16-bit halves must fit in 32 bits. */
const HALF_MASK = 0xffff;

/**
 * Returns a random integer from 0 to bound - 1; `bound` is 1 to 65,536. Multiplies instead of dividing; the bias is
 * below bound / 2^32.
 */
export function nextInt(rng: Rng, bound: number): number {
  if (bound - 1 !== ((bound - 1) & HALF_MASK)) throw wrongBound(bound);
  const random = next32(rng);
  const high = Math.imul(random >>> 16, bound);
  const low = Math.imul(random & HALF_MASK, bound) >>> 16;
  return (high + low) >>> 16;
}

function wrongBound(bound: number): RangeError {
  return new RangeError(`nextInt: found ${bound}, expected a whole number from 1 to ${HALF_MASK + 1}`);
}

/** Returns a random number from 0 to below 1, in steps of 2^-32. */
export function nextFraction(rng: Rng): number {
  return (next32(rng) >>> 0) / 0x100000000;
}

/** Shuffles each pile and stacks them, first pile on top. The top of the stack is the end of the list. */
export function stackPiles(piles: readonly (readonly number[])[], rng: Rng): number[] {
  const stack: number[] = [];
  for (let pile = piles.length - 1; pile >= 0; pile--) {
    const start = stack.length;
    for (const entry of piles[pile]) stack.push(entry);
    shuffle(stack, rng, start);
  }
  return stack;
}

/** Shuffles and stacks like `stackPiles`, but only the entries that `isIn` accepts. */
export function stackSome(piles: readonly (readonly number[])[], rng: Rng, isIn: (entry: number) => boolean): number[] {
  return stackPiles(
    piles.map((pile) => pile.filter(isIn)),
    rng,
  );
}

/** Shuffles a list in place from index `start` on (Fisher-Yates). */
function shuffle(list: number[], rng: Rng, start: number): void {
  for (let i = list.length - 1; i > start; i--) {
    const j = start + nextInt(rng, i - start + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
}
