import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Inputs } from '../src/net/inputs.ts';
import type { Layout } from '../src/net/layout.ts';

/** Number of features per record; positions with more are skipped (none has been observed). */
export const RECORD_FEATURES = 240;
/** Chances are stored in 1/10,000, and points in tenths, as integers. */
export const CHANCE_STEPS = 10000;
export const POINT_STEPS = 10;
const CHUNK = 1024;

/** How a position was read: with everything visible, without what the turn revealed, or as a candidate of a search. */
export const READINGS = ['plain', 'masked', 'candidate'] as const;
export type Reading = (typeof READINGS)[number];

/** Training target of a position, by place in turn order from the seat to move. */
export interface Target {
  readonly finalPoints: ArrayLike<number>;
  readonly wins: ArrayLike<number>;
  readonly points: ArrayLike<number>;
  readonly chances: ArrayLike<number>;
}

/**
 * Writes training records of 16-bit numbers: features (padded with the index after the last one), figures, blocks
 * placed, and the reading. Then for each player: points now, final points, win, expected points, expected chance, and
 * points by the linear judge.
 */
export class RecordWriter {
  readonly width: number;
  readonly #layout: Layout;
  readonly #name: string;
  readonly #buffer: Int16Array;
  #fd: number;
  #shard = 0;
  #fill = 0;
  total = 0;
  tooLong = 0;

  constructor(layout: Layout, name: string) {
    this.#layout = layout;
    this.#name = name;
    this.width = recordWidth(layout);
    this.#buffer = new Int16Array(CHUNK * this.width);
    this.#fd = openSync(`${name}-0.part`, 'w');
  }

  /** Starts the record of a position; its target is added later by `finish`. */
  begin(inputs: Inputs, reading: Reading, now: ArrayLike<number>, linear: ArrayLike<number>): Int16Array | undefined {
    if (inputs.count > RECORD_FEATURES) {
      this.tooLong++;
      return undefined;
    }
    const { features, players } = this.#layout;
    const record = new Int16Array(this.width).fill(features, 0, RECORD_FEATURES);
    record.set(inputs.features.subarray(0, inputs.count));
    record.set(inputs.figures, RECORD_FEATURES);
    const at = this.#targetsAt();
    record[at - 2] = inputs.placed;
    record[at - 1] = READINGS.indexOf(reading);
    for (let place = 0; place < players; place++) {
      record[at + place] = now[place];
      record[at + 5 * players + place] = Math.round(linear[place] * POINT_STEPS);
    }
    return record;
  }

  finish(record: Int16Array, target: Target): void {
    const { players } = this.#layout;
    const at = this.#targetsAt();
    for (let place = 0; place < players; place++) {
      record[at + players + place] = Math.round(target.finalPoints[place]);
      record[at + 2 * players + place] = Math.round(target.wins[place] * CHANCE_STEPS);
      record[at + 3 * players + place] = Math.round(target.points[place] * POINT_STEPS);
      record[at + 4 * players + place] = Math.round(target.chances[place] * CHANCE_STEPS);
    }
    this.#buffer.set(record, this.#fill * this.width);
    if (++this.#fill === CHUNK) this.#flush();
  }

  /** Publishes the current file to the trainer and starts the next one. */
  nextShard(): void {
    this.close();
    this.#shard++;
    this.#fd = openSync(`${this.#name}-${this.#shard}.part`, 'w');
  }

  close(): void {
    this.#flush();
    closeSync(this.#fd);
    renameSync(`${this.#name}-${this.#shard}.part`, `${this.#name}-${this.#shard}.records`);
  }

  #targetsAt(): number {
    return RECORD_FEATURES + this.#layout.figures + 2;
  }

  #flush(): void {
    writeSync(this.#fd, new Uint8Array(this.#buffer.buffer, 0, this.#fill * this.width * 2));
    this.total += this.#fill;
    this.#fill = 0;
  }
}

export function recordWidth({ figures, players }: Layout): number {
  return RECORD_FEATURES + figures + 2 + 6 * players;
}
