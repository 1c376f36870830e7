import type { Duplex } from 'node:stream';
import { Channel } from './channel.ts';
import { FrameReader, type LinkFrame, toBytes } from './frames.ts';

/** Bytes that may wait for the other process before it is given up; those who are led come back. */
const MOST_WAITING = 32 * 1024 * 1024;

export interface LinkOptions {
  /** Serves a client that the other process leads here. */
  readonly admit?: (channel: Channel, address: string) => void;
  readonly onClose: () => void;
}

/**
 * The connection between two processes, for all clients that one of them leads to the other.
 *
 * What is said in one turn of the event loop goes out in one write, and what several are told is sent once.
 */
export class Link {
  readonly #wire: Duplex;
  readonly #options: LinkOptions;
  readonly #reader = new FrameReader();
  readonly #channels = new Map<number, Channel>();
  /** Those who want to know whether the other process still answers. */
  #asking: Channel[] = [];
  #waiting: Buffer[] = [];
  /** What was said last, as long as more may be told the same. */
  #last: { readonly text: string; readonly channels: number[] } | undefined;
  #isHeld = false;
  #opened = 0;
  #isOpen = true;

  constructor(wire: Duplex, options: LinkOptions) {
    this.#wire = wire;
    this.#options = options;
    wire.on('data', (bytes: Buffer) => this.#received(bytes));
    wire.on('error', () => wire.destroy());
    wire.on('end', () => wire.destroy());
    wire.on('close', () => this.#closed());
  }

  /** A socket for one more client; one that has closed already, if the link has. */
  open(address: string): Channel {
    const channel = new Channel(++this.#opened, this);
    this.#channels.set(channel.number, channel);
    this.#say({ kind: 'open', channel: channel.number, address });
    if (!this.#isOpen) this.#forget(channel);
    return channel;
  }

  tell(channel: Channel, text: string): void {
    if (!this.#channels.has(channel.number)) return;
    if (this.#last?.text === text && this.#last.channels.at(-1) !== channel.number) {
      this.#last.channels.push(channel.number);
      return;
    }
    this.#sayLast();
    this.#last = { text, channels: [channel.number] };
    this.#hold();
  }

  hangUp(channel: Channel): void {
    if (!this.#channels.has(channel.number)) return;
    this.#say({ kind: 'close', channel: channel.number });
    this.#forget(channel);
  }

  ping(channel: Channel): void {
    if (this.#asking.push(channel) === 1) this.#say({ kind: 'ping' });
  }

  destroy(): void {
    this.#letGo();
    this.#wire.destroy();
  }

  #say(frame: LinkFrame): void {
    this.#sayLast();
    this.#waiting.push(toBytes(frame));
    this.#hold();
  }

  #sayLast(): void {
    if (this.#last === undefined) return;
    const { text, channels } = this.#last;
    this.#last = undefined;
    this.#waiting.push(toBytes({ kind: 'tell', channels, message: text }));
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    setImmediate(() => this.#letGo());
  }

  #letGo(): void {
    this.#isHeld = false;
    this.#sayLast();
    const waiting = this.#waiting;
    this.#waiting = [];
    if (!this.#isOpen || waiting.length === 0) return;
    this.#wire.write(waiting.length === 1 ? waiting[0] : Buffer.concat(waiting));
    if (this.#wire.writableLength > MOST_WAITING) this.#wire.destroy();
  }

  #received(bytes: Buffer): void {
    try {
      for (const frame of this.#reader.read(bytes)) this.#heard(frame);
    } catch (error) {
      this.#wire.destroy(error instanceof Error ? error : undefined);
    }
  }

  #heard(frame: LinkFrame): void {
    switch (frame.kind) {
      case 'open': {
        const { admit } = this.#options;
        if (admit === undefined) throw new Error('The process that clients are led to leads one back');
        if (this.#channels.has(frame.channel)) throw new Error(`Channel ${frame.channel} is open already`);
        const channel = new Channel(frame.channel, this);
        this.#channels.set(channel.number, channel);
        admit(channel, frame.address);
        break;
      }
      case 'tell': {
        for (const number of frame.channels) this.#channels.get(number)?.emit('message', frame.message, false);
        break;
      }
      case 'close': {
        const channel = this.#channels.get(frame.channel);
        if (channel !== undefined) this.#forget(channel);
        break;
      }
      case 'ping':
        this.#say({ kind: 'pong' });
        break;
      case 'pong':
        for (const channel of this.#asking.splice(0)) channel.emit('pong');
        break;
      default:
        frame satisfies never;
    }
  }

  #closed(): void {
    this.#isOpen = false;
    for (const channel of this.#channels.values()) this.#forget(channel);
    this.#options.onClose();
  }

  /** As a socket does it, the end is told when whoever caused it has finished. */
  #forget(channel: Channel): void {
    this.#channels.delete(channel.number);
    process.nextTick(() => channel.emit('close'));
  }
}
