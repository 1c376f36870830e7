import { deal, type PlayerCount, winners } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import type { Guide } from '../../src/guide/guide.ts';
import { BestPlan } from '../../src/guide/plans.ts';
import { LinearGuide } from '../../src/linear/linearGuide.ts';
import type { Weights } from '../../src/linear/weights.ts';
import { factsFor } from './selfPlay.ts';

export interface DuelResult {
  readonly games: number;
  /** Wins of the challenger, counting shared wins in part; in the solo game, its lead in points on the same deals. */
  readonly score: number;
  readonly squares: number;
}

/** Plays a challenger against a table of champions, in every seat of every deal. */
export function duel(challenger: Weights, champion: Weights, deals: number, seed: string): DuelResult {
  const { players } = challenger;
  let games = 0;
  let score = 0;
  let squares = 0;
  for (let i = 0; i < deals; i++) {
    for (let seat = 0; seat < players; seat++) {
      const result =
        players === 1
          ? soloGain(challenger, champion, `${seed}/${i}`)
          : share(challenger, champion, seat, `${seed}/${i}`, players);
      games++;
      score += result;
      squares += result * result;
    }
  }
  return { games, score, squares };
}

const guides = new WeakMap<Weights, Guide>();

function guideOf(weights: Weights): Guide {
  const known = guides.get(weights);
  if (known !== undefined) return known;
  const guide = new LinearGuide(weights);
  guides.set(weights, guide);
  return guide;
}

function share(challenger: Weights, champion: Weights, seat: number, seed: string, players: PlayerCount): number {
  const view = playOut((decider) => guideOf(decider === seat ? challenger : champion), players, seed);
  const won = winners(view);
  return won.includes(seat) ? 1 / won.length : 0;
}

function soloGain(challenger: Weights, champion: Weights, seed: string): number {
  return playOut(() => guideOf(challenger), 1, seed).points[0] - playOut(() => guideOf(champion), 1, seed).points[0];
}

function playOut(guideFor: (decider: number) => Guide, players: PlayerCount, seed: string) {
  const state = deal(factsFor(players), seed);
  const { view } = state;
  const best = new BestPlan();
  while (view.phase !== 'over') {
    best.clear();
    guideFor(view.decider).plans(view, best);
    for (const move of best.plan().moves) makeLegalMove(state, move);
  }
  return view;
}

/** Returns how many standard errors the challenger is above an even result. */
export function leadOf({ games, score, squares }: DuelResult, players: PlayerCount): number {
  const fair = players === 1 ? 0 : 1 / players;
  const mean = score / games;
  const error = Math.sqrt(Math.max(1e-9, squares / games - mean * mean) / games);
  return (mean - fair) / error;
}
