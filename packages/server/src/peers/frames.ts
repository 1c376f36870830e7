/** What goes over the connection between two processes, all of it about channels, one for each client that is led. */
export type LinkFrame =
  | { readonly kind: 'open'; readonly channel: number; readonly address: string }
  /** A message for each of some channels. */
  | { readonly kind: 'tell'; readonly channels: readonly number[]; readonly message: string }
  | { readonly kind: 'close'; readonly channel: number }
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' };

const KINDS = ['open', 'tell', 'close', 'ping', 'pong'] as const satisfies readonly LinkFrame['kind'][];

/** Before each frame: the length of what follows, and its kind. */
const LENGTH = 4;
const HEAD = LENGTH + 1;
const NUMBER = 4;
/** Far more than any message has, were it told to everybody here: what claims to be longer is not waited for. */
const LONGEST = 16 * 1024 * 1024;

/** Puts a frame into bytes. */
export function toBytes(frame: LinkFrame): Buffer {
  const channels = channelsOf(frame);
  const rest = restOf(frame);
  const bytes = Buffer.allocUnsafe(HEAD + NUMBER * (1 + channels.length) + rest.length);
  bytes.writeUInt32BE(bytes.length - LENGTH);
  bytes[LENGTH] = KINDS.indexOf(frame.kind);
  let at = bytes.writeUInt32BE(channels.length, HEAD);
  for (const channel of channels) at = bytes.writeUInt32BE(channel, at);
  bytes.set(rest, at);
  return bytes;
}

const NOTHING = Buffer.alloc(0);

function channelsOf(frame: LinkFrame): readonly number[] {
  if (frame.kind === 'tell') return frame.channels;
  return 'channel' in frame ? [frame.channel] : [];
}

function restOf(frame: LinkFrame): Buffer {
  if (frame.kind === 'open') return Buffer.from(frame.address);
  return frame.kind === 'tell' ? Buffer.from(frame.message) : NOTHING;
}

/** Takes frames out of bytes as they arrive, in pieces that know nothing of frames. */
export class FrameReader {
  #pieces: Buffer[] = [];
  #held = 0;
  /** Bytes without which the next frame is not whole. */
  #needed = HEAD;

  /** The frames that are whole with these bytes. Throws for what no process of this release has sent. */
  read(bytes: Buffer): readonly LinkFrame[] {
    this.#pieces.push(bytes);
    this.#held += bytes.length;
    if (this.#held < this.#needed) return [];
    const all = this.#pieces.length === 1 ? bytes : Buffer.concat(this.#pieces, this.#held);
    const frames: LinkFrame[] = [];
    let at = 0;
    this.#needed = HEAD;
    while (all.length - at >= HEAD) {
      const length = all.readUInt32BE(at);
      if (length > LONGEST) throw new Error(`Another process announced a frame of ${length} bytes, ${LONGEST} at most`);
      const end = at + LENGTH + length;
      if (end > all.length) {
        this.#needed = end - at;
        break;
      }
      frames.push(frameIn(all.subarray(at + LENGTH, end)));
      at = end;
    }
    this.#pieces = at === all.length ? [] : [all.subarray(at)];
    this.#held = all.length - at;
    return frames;
  }
}

function frameIn(bytes: Buffer): LinkFrame {
  const kind = KINDS[bytes[0]];
  const count = bytes.readUInt32BE(1);
  const rest = bytes.subarray(1 + NUMBER * (1 + count));
  const channels = Array.from({ length: count }, (_, i) => bytes.readUInt32BE(1 + NUMBER * (1 + i)));
  const [channel] = channels;
  switch (kind) {
    case 'open':
      return { kind, channel, address: rest.toString() };
    case 'tell':
      return { kind, channels, message: rest.toString() };
    case 'close':
      return { kind, channel };
    case 'ping':
    case 'pong':
      return { kind };
    default:
      throw new Error(`Another process sent a frame of the unknown kind ${bytes[0]}`);
  }
}
