import { type Action, readAction, type View } from '@nunatak/engine';
import type { BotLevel } from './levels.ts';

/** What the page and the worker of the bots say to each other. */
export interface BotQuestion {
  readonly id: number;
  readonly view: View;
  readonly level: BotLevel;
  readonly seed: string;
}

export type BotAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly problem: string };

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, { resolve: (action: Action) => void; reject: (error: Error) => void }>();

function failAll(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(message));
  waiting.clear();
}

function hire(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('problem' in data) asked?.reject(new Error(data.problem));
    else {
      const action = readAction(data.action);
      if (action.ok) asked?.resolve(action.value);
      else asked?.reject(new Error('the bots answered with something that is no action'));
    }
  });
  worker.addEventListener('error', (event) => failAll(event.message || 'the bots could not be loaded'));
  return worker;
}

/** Asks a bot for its action in a worker, so that the page never waits. */
export function askBot(view: View, level: BotLevel, seed: string): Promise<Action> {
  const id = ++questions;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    const question: BotQuestion = { id, view, level, seed };
    hire().postMessage(question);
  });
}
