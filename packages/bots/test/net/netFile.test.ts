import type { PlayerCount } from '@nunatak/engine';
import { describe, expect, test } from 'vitest';
import { NetFileError, readNet, writeNet } from '../../src/net/netFile.ts';
import { PLAYER_COUNTS } from '../games.ts';
import { randomNet } from './nets.ts';

const small = { hidden: 16, inner: 8, buckets: 2 };

/** Returns the error thrown by reading a file. */
function errorOf(file: Uint8Array, players: PlayerCount): NetFileError {
  try {
    readNet(file, players);
  } catch (error) {
    if (error instanceof NetFileError) return error;
    throw error;
  }
  throw new Error('the file was read');
}

function changed(file: Uint8Array, at: number, value: number): Uint8Array {
  const copy = file.slice();
  copy[at] = value;
  return copy;
}

describe('the file of a net', () => {
  test.each(PLAYER_COUNTS)('keeps every number of a net for %i players', (players) => {
    const net = randomNet(players, 'file', small);
    expect(readNet(writeNet(net), players)).toEqual(net);
  });

  test('can be read from any part of a larger buffer', () => {
    const net = randomNet(3, 'file', small);
    const file = writeNet(net);
    const larger = new Uint8Array(file.length + 5);
    larger.set(file, 5);
    expect(readNet(larger.subarray(5), 3)).toEqual(net);
  });

  const file = writeNet(randomNet(3, 'file', small));

  test.each<[string, Uint8Array, PlayerCount, string]>([
    ['nothing', new Uint8Array(0), 3, 'length'],
    ['a picture', changed(file, 0, 0x89), 3, 'magic'],
    ['a later version', changed(file, 7, 2), 3, 'version'],
    ['another layout', changed(file, 8, 99), 3, 'layout'],
    ['a net for others', file, 2, 'players'],
    ['other features', changed(file, 16, file[16] ^ 1), 3, 'features'],
    ['other figures', changed(file, 18, file[18] ^ 1), 3, 'figures'],
    ['no hidden numbers', changed(file, 12, 0), 3, 'hidden'],
    ['an odd inner layer', changed(file, 14, 9), 3, 'inner'],
    ['no buckets', changed(file, 10, 0), 3, 'buckets'],
    ['a file cut short', file.subarray(0, file.length - 1), 3, 'length'],
    ['a file that goes on', Uint8Array.from([...file, 0]), 3, 'length'],
    ['a flipped bit', changed(file, 5000, file[5000] ^ 4), 3, 'checksum'],
    ['a wrong checksum', changed(file, 20, file[20] ^ 1), 3, 'checksum'],
  ])('is refused with what was found and expected: %s', (_name, damaged, players, field) => {
    const error = errorOf(damaged, players);
    expect(error.field).toBe(field);
    expect(error.message).toContain('expected');
  });

  test('is rejected if any byte is damaged', () => {
    for (let at = 0; at < file.length; at += at < 32 ? 1 : 997) {
      // Bytes 11 and 24 to 31 of the header are unused.
      if (at === 11 || (at >= 24 && at < 32)) continue;
      expect(() => readNet(changed(file, at, file[at] ^ 0x10), 3), `byte ${at}`).toThrow(NetFileError);
    }
  });
});
