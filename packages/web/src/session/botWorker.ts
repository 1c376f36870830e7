import { type Bot, createBot } from '@nunatak/bots';
import { toAction } from '@nunatak/engine';
import type { BotAnswer, BotQuestion } from './bots.ts';

/** One bot for each seat, as long as the same game goes on: it may keep a plan from one decision to the next. */
const bots = new Map<string, Bot>();
const MOST_BOTS = 8;

function botFor({ level, seed }: BotQuestion): Bot {
  const key = `${level} ${seed}`;
  const known = bots.get(key);
  if (known !== undefined) return known;
  if (bots.size >= MOST_BOTS) bots.clear();
  const bot = createBot(level, seed);
  bots.set(key, bot);
  return bot;
}

function answer(question: BotQuestion): BotAnswer {
  const { id, view } = question;
  try {
    return { id, action: toAction(botFor(question).decide(view)) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(answer(data)));
