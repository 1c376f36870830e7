import type { PlayerCount } from '@nunatak/engine';
import { LAYOUT_VERSION, layoutFor } from './layout.ts';
import { type Net, type NetShape, partSizes } from './net.ts';

/**
 * Version of the net file: a header, then the parts one after the other, little-endian. Numbers of several bytes are
 * stored as planes (all lowest bytes first), because that compresses better.
 */
export const NET_FILE_VERSION = 1;
const MAGIC = 'NUNANET';
const HEADER = 32;
const AT = {
  magic: 0,
  version: 7,
  layout: 8,
  players: 9,
  buckets: 10,
  hidden: 12,
  inner: 14,
  features: 16,
  figures: 18,
};
const AT_CHECKSUM = 20;
const MOST_HIDDEN = 1024;
const MOST_INNER = 256;
const MOST_BUCKETS = 54;
const HIDDEN_STEP = 8;
const INNER_STEP = 8;

/** Thrown if a file is not a usable net; says what was found and what was expected. */
export class NetFileError extends Error {
  override name = 'NetFileError';
  readonly field: string;
  readonly found: unknown;
  readonly expected: string;

  constructor(field: string, found: unknown, expected: string) {
    super(`net file: ${field} is ${String(found)}, expected ${expected}`);
    this.field = field;
    this.found = found;
    this.expected = expected;
  }
}

export function writeNet(net: Net): Uint8Array<ArrayBuffer> {
  const { shape } = net;
  const parts = [
    planes(net.featureHidden, 1),
    planes(net.featureOutput, 2),
    planes(net.figureHidden, 2),
    planes(net.figureOutput, 2),
    planes(net.hiddenBias, 2),
    planes(net.inner, 1),
    planes(net.innerBias, 4),
    planes(net.last, 2),
    planes(net.outputBias, 4),
    planes(net.spread, 2),
  ];
  const file = new Uint8Array(HEADER + parts.reduce((sum, part) => sum + part.length, 0));
  const header = new DataView(file.buffer);
  for (let i = 0; i < MAGIC.length; i++) file[AT.magic + i] = MAGIC.charCodeAt(i);
  file[AT.version] = NET_FILE_VERSION;
  file[AT.layout] = LAYOUT_VERSION;
  file[AT.players] = shape.players;
  file[AT.buckets] = shape.buckets;
  header.setUint16(AT.hidden, shape.hidden, true);
  header.setUint16(AT.inner, shape.inner, true);
  header.setUint16(AT.features, shape.features, true);
  header.setUint16(AT.figures, shape.figures, true);
  let at = HEADER;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  header.setUint32(AT_CHECKSUM, checksum(file.subarray(HEADER)), true);
  return file;
}

/** Reads a net file; throws NetFileError unless the file is intact and for this version and number of players. */
export function readNet(file: Uint8Array, players: PlayerCount): Net {
  const shape = readHeader(file, players);
  const sizes = partSizes(shape);
  const bytes =
    sizes.featureHidden +
    2 * (sizes.featureOutput + sizes.figureHidden + sizes.figureOutput + sizes.hiddenBias) +
    sizes.inner +
    4 * (sizes.innerBias + sizes.outputBias) +
    2 * (sizes.last + sizes.spread);
  if (file.length !== HEADER + bytes) throw new NetFileError('length', file.length, `${HEADER + bytes} bytes`);
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found = header.getUint32(AT_CHECKSUM, true);
  const expected = checksum(file.subarray(HEADER));
  if (found !== expected) throw new NetFileError('checksum', found, `${expected} by its contents`);
  let at = HEADER;
  const next = <T extends Numbers>(into: T, width: number): T => {
    join(file.subarray(at, at + into.length * width), width, into);
    at += into.length * width;
    return into;
  };
  return {
    shape,
    featureHidden: next(new Int8Array(sizes.featureHidden), 1),
    featureOutput: next(new Int16Array(sizes.featureOutput), 2),
    figureHidden: next(new Int16Array(sizes.figureHidden), 2),
    figureOutput: next(new Int16Array(sizes.figureOutput), 2),
    hiddenBias: next(new Int16Array(sizes.hiddenBias), 2),
    inner: next(new Int8Array(sizes.inner), 1),
    innerBias: next(new Int32Array(sizes.innerBias), 4),
    last: next(new Int16Array(sizes.last), 2),
    outputBias: next(new Int32Array(sizes.outputBias), 4),
    spread: next(new Uint16Array(sizes.spread), 2),
  };
}

function readHeader(file: Uint8Array, players: PlayerCount): NetShape {
  if (file.length < HEADER) throw new NetFileError('length', file.length, `at least ${HEADER} bytes`);
  const magic = String.fromCharCode(...file.subarray(AT.magic, AT.magic + MAGIC.length));
  if (magic !== MAGIC) throw new NetFileError('magic', JSON.stringify(magic), `"${MAGIC}"`);
  const is = (field: string, found: number, expected: number) => {
    if (found !== expected) throw new NetFileError(field, found, String(expected));
  };
  is('version', file[AT.version], NET_FILE_VERSION);
  is('layout', file[AT.layout], LAYOUT_VERSION);
  is('players', file[AT.players], players);
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const layout = layoutFor(players);
  const features = header.getUint16(AT.features, true);
  const figures = header.getUint16(AT.figures, true);
  is('features', features, layout.features);
  is('figures', figures, layout.figures);
  const within = (field: string, found: number, step: number, most: number) => {
    if (found < step || found > most || found % step !== 0)
      throw new NetFileError(field, found, `a multiple of ${step} up to ${most}`);
    return found;
  };
  return {
    players,
    features,
    figures,
    hidden: within('hidden', header.getUint16(AT.hidden, true), HIDDEN_STEP, MOST_HIDDEN),
    inner: within('inner', header.getUint16(AT.inner, true), INNER_STEP, MOST_INNER),
    buckets: within('buckets', file[AT.buckets], 1, MOST_BUCKETS),
  };
}

type Numbers = Int8Array | Int16Array | Uint16Array | Int32Array;

function planes(numbers: Numbers, width: number): Uint8Array {
  const bytes = new Uint8Array(numbers.length * width);
  for (let plane = 0; plane < width; plane++) {
    for (let i = 0; i < numbers.length; i++) bytes[plane * numbers.length + i] = numbers[i] >> (8 * plane);
  }
  return bytes;
}

function join(bytes: Uint8Array, width: number, into: Numbers): void {
  for (let i = 0; i < into.length; i++) {
    let number = 0;
    for (let plane = 0; plane < width; plane++) number |= bytes[plane * into.length + i] << (8 * plane);
    into[i] = number;
  }
}

/** 32-bit FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash >>> 0;
}
