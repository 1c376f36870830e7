/**
 * Returns the SHA-256 of a text (as UTF-8) in hexadecimal. Our own implementation, because browsers offer theirs only
 * on secure origins, and a server on a home network uses plain HTTP.
 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(INITIAL);
  const words = new Uint32Array(64);
  const data = new DataView(bytes.buffer);
  for (let start = 0; start < bytes.length; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(start + i * 4);
    compress(hash, words);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

const PRIMES = firstPrimes(64);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND_KEYS = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** Returns the first 32 bits after the binary point. */
function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 0x100000000);
}

function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64);
  bytes.set(text);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(text.length / 0x20000000));
  view.setUint32(bytes.length - 4, (text.length << 3) >>> 0);
  return bytes;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15];
    const y = words[i - 2];
    const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16] + small0 + words[i - 7] + small1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + ROUND_KEYS[i] + words[i]) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] += word;
  });
}
