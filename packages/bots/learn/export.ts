/**
 * Writes a trained net as the game loads it: node export.ts IN.float OUT.net [LIMIT]. Where it packs into more than LIMIT bytes
 * (gzip), the smallest weights of the first layer are set to 0, as few as needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Net } from '../src/net/net.ts';
import { writeNet } from '../src/net/netFile.ts';
import { quantise } from './floatNet.ts';

const DEFAULT_LIMIT = 150_000;
const MOST_PRUNED = 8;
const [from, to, limitText] = process.argv.slice(2);
const limit = limitText === undefined ? DEFAULT_LIMIT : Number(limitText);
const { net, cut } = quantise(readFileSync(from));

/** The net without weights of the first layer below a size. */
function pruned(below: number): Net {
  return { ...net, featureHidden: net.featureHidden.map((weight) => (Math.abs(weight) < below ? 0 : weight)) };
}

for (let below = 0; below <= MOST_PRUNED; below++) {
  const chosen = pruned(below);
  const file = writeNet(chosen);
  const packed = gzipSync(file, { level: 9 }).length;
  if (packed > limit) continue;
  writeFileSync(to, file);
  const zeros = chosen.featureHidden.reduce((count, weight) => count + (weight === 0 ? 1 : 0), 0);
  const told = {
    from,
    to,
    shape: net.shape,
    bytes: file.length,
    gzip: packed,
    cut,
    below,
    zeros,
    weights: chosen.featureHidden.length,
  };
  process.stdout.write(`${JSON.stringify(told)}\n`);
  process.exit(0);
}
process.stderr.write(`${from} does not fit ${limit} bytes, even without weights below ${MOST_PRUNED}\n`);
process.exitCode = 1;
