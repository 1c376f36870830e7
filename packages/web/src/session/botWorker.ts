import { type Bot, createBot, explain } from '@nunatak/bots';
import { toAction } from '@nunatak/engine';
import type { Advice, BotAnswer, BotQuestion } from './bots.ts';

/** One bot for each seat, as long as the same game goes on: it may keep a plan from one decision to the next. */
const bots = new Map<string, Bot>();
const MOST_BOTS = 8;
/** Enough for a good hint in about a second; its expected points are not shown. */
const ADVICE = { playouts: 1200 };
const BRIEF = { actions: 1, samples: 1 };

function botFor(level: string, seed: string): Bot {
  const key = `${level} ${seed}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  if (bots.size >= MOST_BOTS) bots.clear();
  const bot = createBot(level, seed);
  bots.set(key, bot);
  return bot;
}

function advise(question: BotQuestion): Advice {
  const { view, seed } = question;
  if (question.kind === 'move') return { plan: [toAction(botFor(question.level, seed).decide(view))], reasons: [] };
  const [best] = explain(view, ADVICE, { ...BRIEF, seed }).actions;
  if (best === undefined) throw new Error('there is nothing to decide');
  return { plan: best.plan, reasons: best.reasons };
}

function answer(question: BotQuestion): BotAnswer {
  const { id } = question;
  try {
    return { id, ...advise(question) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(answer(data)));
