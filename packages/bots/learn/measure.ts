/**
 * Measures a net on records, using the game's own arithmetic: node measure.ts NET PLAYERS RECORDS. The trainer prints
 * the same numbers for the same file, so a difference reveals a mismatch between trainer and game.
 */
import { readFileSync } from 'node:fs';
import { CELLS, type PlayerCount } from '@nunatak/engine';
import { Accumulator } from '../src/net/accumulator.ts';
import { Inputs } from '../src/net/inputs.ts';
import { layoutFor } from '../src/net/layout.ts';
import { bucketAt } from '../src/net/net.ts';
import { OUTPUT_SCALE, POINTS_PER_OUTPUT } from '../src/net/scales.ts';
import { WasmKernel } from '../src/net/wasmKernel.ts';
import { loadNet } from './nets.ts';
import { CHANCE_STEPS, READINGS, RECORD_FEATURES, recordWidth } from './records.ts';

const [file, playersText, records] = process.argv.slice(2);
const players = Number(playersText) as PlayerCount;
const layout = layoutFor(players);
const net = loadNet(file, players);
const kernel = new WasmKernel(net);
const accumulator = new Accumulator(kernel, net.shape);
const width = recordWidth(layout);
const bytes = readFileSync(records);
const numbers = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2 / width) * width);
const inputs = new Inputs(layout);
const sums = READINGS.map(() => ({ records: 0, squares: 0, entropy: 0 }));

for (let start = 0; start < numbers.length; start += width) {
  const record = numbers.subarray(start, start + width);
  inputs.count = 0;
  for (let i = 0; i < RECORD_FEATURES && record[i] !== layout.features; i++) inputs.add(record[i]);
  inputs.figures.set(record.subarray(RECORD_FEATURES, RECORD_FEATURES + layout.figures));
  const rest = record.subarray(RECORD_FEATURES + layout.figures);
  accumulator.move(0, inputs);
  const outputs = kernel.answer(0, bucketAt(net.shape, rest[0], CELLS));
  const into = sums[rest[1]];
  const weights = Array.from({ length: players }, (_, place) => outputs[players + place] / OUTPUT_SCALE);
  const logSum = Math.log(weights.reduce((sum, weight) => sum + Math.exp(weight), 0));
  into.records++;
  for (let place = 0; place < players; place++) {
    const points = rest[2 + place] + (outputs[place] * POINTS_PER_OUTPUT) / OUTPUT_SCALE;
    into.squares += (points - rest[2 + players + place]) ** 2 / players;
    into.entropy -= (rest[2 + 2 * players + place] / CHANCE_STEPS) * (weights[place] - logSum);
  }
}
const told = READINGS.flatMap((reading, i) => {
  const { records: count, squares, entropy } = sums[i];
  return count === 0
    ? []
    : [
        [
          reading,
          {
            records: count,
            rmse: Number(Math.sqrt(squares / count).toFixed(3)),
            entropy: Number((entropy / count).toFixed(4)),
          },
        ],
      ];
});
process.stdout.write(
  `${JSON.stringify({ tag: 'measured', net: file, kernel: kernel.kind, ...Object.fromEntries(told) })}\n`,
);
