import { actionsOf, botNamed } from '@nunatak/bots';
import { type Action, CURRENT_RULES, legalActions, nextInt, type Rules, seedRng, submit } from '@nunatak/engine';
import { pathOf } from '@nunatak/engine/wire';
import { DAILY, type DailyKind, dailyBotSeed, dailySeed } from '@nunatak/protocol';
import { initialState } from '../../src/match/match.ts';

export interface DailyGame {
  readonly day: string;
  readonly kind: DailyKind;
  readonly rules: Rules;
  readonly path: string;
  readonly points: number;
}

/** A game of the deal of a day in which the person decides by chance; `foul` decides for a bot what it would not. */
export function playDaily(day: string, kind: DailyKind, chance: string, foul = false): DailyGame {
  const { players, bots } = DAILY[kind];
  const rng = seedRng(chance);
  const start = initialState({ game: { players, rules: CURRENT_RULES, options: {} }, seed: dailySeed(day) });
  const actions: Action[] = [];
  let state = start;
  while (state.view.phase !== 'over') {
    const { view } = state;
    const bot = bots[view.decider - 1];
    const legal = legalActions(view);
    const plan =
      bot === undefined || foul
        ? [legal[nextInt(rng, legal.length)]]
        : actionsOf(view, botNamed(bot).decide(view, dailyBotSeed(day, view.decider)));
    for (const action of plan) {
      const played = submit(state, state.view.decider, action);
      if (!played.ok) throw new Error(played.reason.code);
      state = played.value.state;
      actions.push(action);
    }
  }
  return { day, kind, rules: CURRENT_RULES, path: pathOf(start, actions), points: state.view.points[0] };
}
