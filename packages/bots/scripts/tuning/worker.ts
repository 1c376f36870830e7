import { parentPort } from 'node:worker_threads';
import { readWeights, type WeightsFile } from '../../src/eval/weights.ts';
import { duel } from './duel.ts';
import { playSelf } from './selfPlay.ts';

export type Task =
  | {
      readonly kind: 'play';
      readonly weights: WeightsFile;
      readonly games: number;
      readonly seed: string;
      readonly noise: number;
    }
  | {
      readonly kind: 'duel';
      readonly challenger: WeightsFile;
      readonly champion: WeightsFile;
      readonly deals: number;
      readonly seed: string;
    };

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(
    task.kind === 'play'
      ? playSelf(readWeights(task.weights), task.games, task.seed, task.noise)
      : duel(readWeights(task.challenger), readWeights(task.champion), task.deals, task.seed),
  );
});
