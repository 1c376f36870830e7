import type { Duplex } from 'node:stream';

/** A flood of pings is ten thousand in a packet: so much is taken apart of one before somebody asks whether to go on. */
const PIECE_BYTES = 1024;

/**
 * Hands what comes over a wire to those who listen already in small pieces, and nothing more once its sender is cut off: not the
 * rest of a packet, nor what lay unread when the wire was cut.
 */
export function readInPieces(wire: Duplex, isCutOff: () => boolean): void {
  const readers = wire.listeners('data');
  const read = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !isCutOff(); at += PIECE_BYTES) {
      const piece = bytes.length <= PIECE_BYTES ? bytes : bytes.subarray(at, at + PIECE_BYTES);
      for (const reader of readers) reader.call(wire, piece);
    }
  };
  wire.removeAllListeners('data');
  wire.on('data', read);
  // Before anybody else hears of the end: whoever reads a wire reads to its end.
  wire.prependOnceListener('close', () => {
    wire.off('data', read);
    if (isCutOff()) wire.read();
  });
}
