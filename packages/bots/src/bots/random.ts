import { nextInt, type View } from '@nunatak/engine';
import { legalMoves, MoveList } from '@nunatak/engine/fast';
import { type Bot, checkOngoing } from '../bot.ts';
import type { Plan } from '../guide/plans.ts';
import { rngFor } from '../search/searcher.ts';

/** Plays a random legal move; all are equally likely. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #moves = new MoveList();

  decide(view: View, seed: string): Plan {
    checkOngoing(view);
    legalMoves(view, this.#moves);
    const { moves, count } = this.#moves;
    return { worth: 0, moves: [moves[nextInt(rngFor(view, seed), count)]] };
  }
}
