import { nextInt, type View } from '@nunatak/engine';
import { legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { type Bot, checkOngoing } from '../bot.ts';
import { rngFor } from '../search/searcher.ts';

/** Plays any legal move, each as likely as the other. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #seed: string;
  readonly #moves = new MoveList();

  constructor(seed: string) {
    this.#seed = seed;
  }

  decide(view: View): Move {
    checkOngoing(view);
    legalMoves(view, this.#moves);
    return this.#moves.moves[nextInt(rngFor(view, this.#seed), this.#moves.count)];
  }
}
