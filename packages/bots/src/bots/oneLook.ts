import type { Facts, PlayerCount, View } from '@nunatak/engine';
import { legalMoves, MoveList } from '@nunatak/engine/fast';
import { type Bot, checkOngoing } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import type { Plan } from '../guide/plans.ts';
import type { Judge } from '../judge/judge.ts';
import { bestEndBlessing } from '../search/endBlessing.ts';
import { lookOnce } from '../search/oneLook.ts';
import { rngFor } from '../search/searcher.ts';

export interface OneLookSettings {
  readonly name: string;
  /** Number of the guide's best plans to judge. */
  readonly plans: number;
  readonly judgeFor: (facts: Facts) => Judge;
  readonly guideFor: (players: PlayerCount) => Guide;
}

/** Judges the position after each of the guide's best plans once, and plays the best. */
export class OneLookBot implements Bot {
  readonly name: string;
  readonly #settings: OneLookSettings;
  readonly #moves = new MoveList();

  constructor(settings: OneLookSettings) {
    this.name = settings.name;
    this.#settings = settings;
  }

  decide(view: View, seed: string): Plan {
    checkOngoing(view);
    legalMoves(view, this.#moves);
    if (this.#moves.count === 1) return { worth: 0, moves: [this.#moves.moves[0]] };
    const { plans, judgeFor, guideFor } = this.#settings;
    const guide = guideFor(view.facts.players);
    if (view.phase === 'endBlessing') return { worth: 0, moves: [bestEndBlessing(view, guide)] };
    const [best] = lookOnce(view, judgeFor(view.facts), guide, plans, rngFor(view, seed));
    return best.plan;
  }
}
