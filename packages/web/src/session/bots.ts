import type { Reason } from '@nunatak/bots';
import { createBotWorker } from '@nunatak/bots/browser';
import type { Action, View } from '@nunatak/engine';
import type { BotLevel } from './levels.ts';
import { maybeWarn } from './netTrouble.ts';

/** What a strong bot would do in this turn, step by step, and why. */
export interface Advice {
  readonly plan: readonly Action[];
  readonly reasons: readonly Reason[];
}

/** A slow phone thinks long; silence for longer than this is a fault. */
const PATIENCE_MS = 30_000;
/** Enough for a good hint, on any device; its expected points are not shown. */
const ADVICE = { milliseconds: 700 };
const BRIEF = { actions: 1, samples: 1 };

/** Bots think in a worker, so that the page never waits. */
const bots = createBotWorker(PATIENCE_MS);

/**
 * Asks a bot what it does, one action after the other. A worker that fails is reported, another bot has answered; so is a
 * net that cannot be used, once.
 */
export async function askBot(
  view: View,
  level: BotLevel,
  seed: string,
  signal: AbortSignal,
): Promise<readonly Action[]> {
  const { plan, error, netTrouble } = await bots.decide({ bot: level, seed, view, signal });
  if (error !== undefined) console.warn('Another bot stands in:', error.message);
  maybeWarn(netTrouble);
  return plan;
}

/** Asks the strongest bot what it would do in this turn, and why. */
export async function askAdvice(view: View, seed: string): Promise<Advice> {
  const { actions, netTrouble } = await bots.explain({ view, budget: ADVICE, options: { ...BRIEF, seed } });
  maybeWarn(netTrouble);
  const [best] = actions;
  if (best === undefined) throw new Error('there is nothing to decide');
  return best;
}
