/** A part of the picture that has changed, as a still WebP file, and how long the picture stays as it is after it. */
export interface WebpFrame {
  /** Even numbers: the format stores halves. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  readonly webp: Buffer;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const HEADER_BYTES = 12;
/** The chunks of a still file that hold its pixels. */
const PIXELS: readonly string[] = ['ALPH', 'VP8 ', 'VP8L'];
const IS_ANIMATED = 0x02;
/** Replaces the pixels below instead of mixing with them. */
const WITHOUT_BLENDING = 0x02;
const FOREVER = 0;

/** Puts frames together into an animated WebP file that repeats for ever. */
export function animatedWebp(width: number, height: number, frames: readonly WebpFrame[]): Buffer {
  const canvas = Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]);
  const background = Buffer.from([0, 0, 0, 255]);
  const repeats = Buffer.from([FOREVER, 0]);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    bytesOf({ name: 'VP8X', data: canvas }),
    bytesOf({ name: 'ANIM', data: Buffer.concat([background, repeats]) }),
    ...frames.map((frame) => bytesOf({ name: 'ANMF', data: frameData(frame) })),
  ]);
  return bytesOf({ name: 'RIFF', data: body });
}

function frameData({ x, y, width, height, milliseconds, webp }: WebpFrame): Buffer {
  const pixels = chunksOf(webp).filter(({ name }) => PIXELS.includes(name));
  return Buffer.concat([
    ...[x / 2, y / 2, width - 1, height - 1, milliseconds].map(uint24),
    Buffer.from([WITHOUT_BLENDING]),
    ...pixels.map(bytesOf),
  ]);
}

/** Returns the chunks of a WebP file. */
function chunksOf(webp: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = HEADER_BYTES; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    chunks.push({ name: webp.toString('latin1', at, at + 4), data: webp.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** Returns a chunk as bytes: name, size, data, and a zero after data of odd length. */
function bytesOf({ name, data }: Chunk): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
