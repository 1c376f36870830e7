import {
  type Action,
  deal,
  type Facts,
  type GameEvent,
  SOURCES,
  type Source,
  type State,
  settled,
  winners,
} from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import type { Chooser } from './bots.ts';

/** A game played to its end by bots. */
export interface PlayedGame {
  readonly initial: State;
  readonly final: State;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

export function playGame(facts: Facts, seed: string, choosers: readonly Chooser[]): PlayedGame {
  const initial = deal(facts, seed);
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  const listen = (event: GameEvent) => events.push(event);
  const state = settled(initial, listen);
  while (state.view.phase !== 'over') {
    for (const move of choosers[state.view.decider](state.view)) {
      actions.push(toAction(facts, move));
      makeLegalMove(state, move, listen);
    }
  }
  return { initial, final: state, actions, events };
}

/** Statistics of many games. Points are kept as sums, so an average is one division. */
export class Summary {
  games = 0;
  decisions = 0;
  shortest = Number.POSITIVE_INFINITY;
  longest = 0;
  reshuffles = 0;
  /** Wins; a shared win counts as a fraction. */
  readonly wins: number[];
  readonly points: number[];
  readonly lowest: number[];
  readonly highest: number[];
  readonly bySource: Readonly<Record<Source, number[]>>;

  constructor(players: number) {
    const each = (value: number): number[] => Array.from({ length: players }, () => value);
    this.wins = each(0);
    this.points = each(0);
    this.lowest = each(Number.POSITIVE_INFINITY);
    this.highest = each(0);
    this.bySource = Object.fromEntries(SOURCES.map((source) => [source, each(0)])) as Record<Source, number[]>;
  }

  add({ final, actions, events }: PlayedGame): void {
    const { view } = final;
    this.games++;
    this.decisions += actions.length;
    this.shortest = Math.min(this.shortest, actions.length);
    this.longest = Math.max(this.longest, actions.length);
    this.wins.forEach((_, seat) => {
      const points = view.points[seat];
      this.points[seat] += points;
      this.lowest[seat] = Math.min(this.lowest[seat], points);
      this.highest[seat] = Math.max(this.highest[seat], points);
    });
    const best = winners(view);
    for (const seat of best) this.wins[seat] += 1 / best.length;
    for (const event of events) {
      if (event.type === 'points') this.bySource[event.source][event.seat] += event.points;
      else if (event.type === 'reshuffled') this.reshuffles++;
    }
  }
}
