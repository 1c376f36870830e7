import { parentPort } from 'node:worker_threads';
import { readWeights, type WeightsFile } from '../../src/linear/weights.ts';
import { type DuelResult, duel } from './duel.ts';
import { playSelf, type SelfPlay } from './selfPlay.ts';

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

export type Done =
  | { readonly kind: 'play'; readonly result: SelfPlay }
  | { readonly kind: 'duel'; readonly result: DuelResult };

function perform(task: Task): Done {
  if (task.kind === 'play') {
    return { kind: 'play', result: playSelf(readWeights(task.weights), task.games, task.seed, task.noise) };
  }
  const { challenger, champion, deals, seed } = task;
  return { kind: 'duel', result: duel(readWeights(challenger), readWeights(champion), deals, seed) };
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)));
