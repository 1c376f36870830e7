/**
 * Converts a trained net to the game's file format: node export.ts IN.float OUT.net [LIMIT]. If the file exceeds LIMIT
 * bytes after gzip, reduces precision first, then sets the smallest weights to 0, as few as needed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writeNet } from '../src/net/netFile.ts';
import { NO_SAVINGS, quantise } from './floatNet.ts';

const DEFAULT_LIMIT = 150_000;
/**
 * Precision that matters least: steps of 0.03 points per feature, and of 1/16 of a first-layer step per unit of a
 * figure.
 */
const COARSE = { straightStep: 32, figureStep: 16 };
/** Lowest bound for weights set to 0; rounding already sets weights below it to 0. */
const LOWEST_BOUND = 0.5;
const HIGHEST_BOUND = 8;
const BOUNDS = Array.from({ length: 150 }, (_, i) => LOWEST_BOUND + i / 20).filter((bound) => bound <= HIGHEST_BOUND);
const [from, to, limitText] = process.argv.slice(2);
const limit = limitText === undefined ? DEFAULT_LIMIT : Number(limitText);
const trained = readFileSync(from);

function exportWithin(): boolean {
  for (const savings of [NO_SAVINGS, ...BOUNDS.map((least) => ({ ...COARSE, least }))]) {
    const { net, cut } = quantise(trained, savings);
    const file = writeNet(net);
    const packed = gzipSync(file, { level: 9 }).length;
    if (packed > limit) continue;
    writeFileSync(to, file);
    const zeros = net.featureHidden.reduce((count, weight) => count + (weight === 0 ? 1 : 0), 0);
    const weights = net.featureHidden.length;
    const told = { from, to, shape: net.shape, bytes: file.length, gzip: packed, cut, ...savings, zeros, weights };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    return true;
  }
  return false;
}

if (!exportWithin()) {
  process.stderr.write(`${from} does not fit ${limit} bytes, even without weights below ${HIGHEST_BOUND} steps\n`);
  process.exitCode = 1;
}
