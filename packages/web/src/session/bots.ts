import type { Reason } from '@nunatak/bots';
import { type Action, readAction, type View } from '@nunatak/engine';
import type { BotLevel } from './levels.ts';

/** What a strong bot would do in this turn, step by step, and why. */
export interface Advice {
  readonly plan: readonly Action[];
  readonly reasons: readonly Reason[];
}

interface Asked {
  readonly id: number;
  readonly view: View;
  readonly seed: string;
}

/** What the page and the worker of the bots say to each other. */
export type BotQuestion =
  | (Asked & { readonly kind: 'move'; readonly level: BotLevel })
  | (Asked & { readonly kind: 'advice' });

export type BotAnswer = ({ readonly id: number } & Advice) | { readonly id: number; readonly problem: string };

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, { resolve: (advice: Advice) => void; reject: (error: Error) => void }>();

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
    else if (data.plan.length > 0 && data.plan.every((action) => readAction(action).ok)) asked?.resolve(data);
    else asked?.reject(new Error('the bots answered with something that is no action'));
  });
  worker.addEventListener('error', (event) => failAll(event.message || 'the bots could not be loaded'));
  return worker;
}

function ask(question: BotQuestion): Promise<Advice> {
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    hire().postMessage(question);
  });
}

/** Asks a bot for its action in a worker, so that the page never waits. */
export async function askBot(view: View, level: BotLevel, seed: string): Promise<Action> {
  const { plan } = await ask({ kind: 'move', id: ++questions, view, level, seed });
  const [action] = plan;
  if (action === undefined) throw new Error('the bots answered with nothing');
  return action;
}

/** Asks the strongest bot what it would do in this turn, and why. */
export function askAdvice(view: View, seed: string): Promise<Advice> {
  return ask({ kind: 'advice', id: ++questions, view, seed });
}
