import type { ToldMessage } from '@nunatak/protocol';

/** A whole text, not masked, as a server sends it (RFC 6455). */
const WHOLE_TEXT = 0x81;
/** A length up to here stands in one byte; beyond, a mark says that two or eight follow. */
const MOST_IN_ONE = 125;
const IN_TWO = 126;
const MOST_IN_TWO = 0xffff;
const IN_EIGHT = 127;

/** A message put into words once for all who hear it, and at most once into the frame in which sockets carry it. */
export class Words {
  #text: string | undefined;
  #frame: Buffer | undefined;
  #bytes: number | undefined;

  /** Made of a text, or of the frame into which another process has put one. */
  constructor(made: string | Buffer) {
    if (typeof made === 'string') this.#text = made;
    else this.#frame = made;
  }

  static of(message: ToldMessage): Words {
    return new Words(JSON.stringify(message));
  }

  get text(): string {
    this.#text ??= this.frame.toString('utf8', headLengthOf(this.frame));
    return this.#text;
  }

  get bytes(): number {
    this.#bytes ??=
      this.#text === undefined ? this.frame.length - headLengthOf(this.frame) : Buffer.byteLength(this.#text);
    return this.#bytes;
  }

  toString(): string {
    return this.text;
  }

  get frame(): Buffer {
    this.#frame ??= framed(this.text, this.bytes);
    return this.#frame;
  }
}

function framed(text: string, length: number): Buffer {
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  for (let i = 0; i < head.length; i++) frame[i] = head[i];
  // With a byte for each letter it is plain ASCII, which takes less than UTF-8.
  frame.write(text, head.length, length === text.length ? 'latin1' : 'utf8');
  return frame;
}

function headLengthOf(frame: Buffer): number {
  if (frame[1] <= MOST_IN_ONE) return 2;
  return frame[1] === IN_TWO ? 4 : 10;
}

function headOf(length: number): readonly number[] {
  if (length <= MOST_IN_ONE) return [WHOLE_TEXT, length];
  if (length <= MOST_IN_TWO) return [WHOLE_TEXT, IN_TWO, length >>> 8, length & 0xff];
  // No message of ours is longer than four bytes can tell.
  return [
    WHOLE_TEXT,
    IN_EIGHT,
    0,
    0,
    0,
    0,
    length >>> 24,
    (length >>> 16) & 0xff,
    (length >>> 8) & 0xff,
    length & 0xff,
  ];
}
