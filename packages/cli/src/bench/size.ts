import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { cloneState, PLAYER_COUNTS, type State, toRecord } from '@nunatak/engine';
import type { Figure, Section } from './figures.ts';
import { factsFor, randomGame, samplePositions } from './randomGames.ts';

const MOST_BYTES_PER_STATE = 4096;
const CLONES = 20_000;
const RECORDS = 8;

/** Bytes of a state in memory and of a record on disk. */
export const sizes: Section = {
  id: 'sizes',
  title: 'Sizes',
  weight: 0,
  measure: () => [
    {
      id: 'bytesPerState',
      name: 'a state in memory, three players',
      value: bytesPerClone(),
      unit: 'bytes',
      atMost: MOST_BYTES_PER_STATE,
    },
    ...PLAYER_COUNTS.flatMap((players): Figure[] => {
      const texts = Array.from({ length: RECORDS }, (_, i) => {
        const seed = `size-${i}`;
        const { initial, actions } = randomGame(factsFor(players), seed);
        return JSON.stringify(toRecord(initial, actions, { seed }));
      });
      const average = (bytes: (text: string) => number): number =>
        texts.reduce((sum, text) => sum + bytes(text), 0) / texts.length;
      const name = `a record, ${players} player${players === 1 ? '' : 's'}`;
      return [
        { id: `bytesPerRecord${players}`, name, value: average((text) => Buffer.byteLength(text)), unit: 'bytes' },
        {
          id: `bytesPerRecordGzip${players}`,
          name: `${name}, gzip`,
          value: average((text) => gzipSync(text).length),
          unit: 'bytes',
        },
      ];
    }),
  ],
};

/** Returns the heap growth per copied state, over states from all parts of a game. */
function bytesPerClone(): number {
  const positions = samplePositions(factsFor(3), 20, 7);
  const collect = collector();
  const kept: State[] = [];
  for (let i = 0; i < CLONES; i++) kept.push(cloneState(positions[i % positions.length]));
  kept.fill(positions[0]);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < CLONES; i++) kept[i] = cloneState(positions[i % positions.length]);
  collect();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}

/** Returns a function that runs the garbage collector; otherwise, heap measurements would include garbage. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node does not expose its garbage collector');
  return () => {
    collect();
  };
}
