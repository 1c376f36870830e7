import type { PlayerCount, View } from '@nunatak/engine';
import { legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { type Bot, checkOngoing } from '../bot.ts';
import type { Weights } from '../eval/weights.ts';
import { Policy } from '../policy/policy.ts';
import { rngFor } from '../search/searcher.ts';

export interface GreedySettings {
  readonly name: string;
  readonly seed: string;
  /** Points by which every plan's worth is shaken: how careless the bot is. */
  readonly noise: number;
  readonly weightsFor: (players: PlayerCount) => Weights;
}

/** Looks one turn ahead: points at once, and the change of the expected final score. */
export class GreedyBot implements Bot {
  readonly name: string;
  readonly #settings: GreedySettings;
  readonly #policies = new Map<PlayerCount, Policy>();
  readonly #moves = new MoveList();

  constructor(settings: GreedySettings) {
    this.name = settings.name;
    this.#settings = settings;
  }

  decide(view: View): Move {
    checkOngoing(view);
    legalMoves(view, this.#moves);
    if (this.#moves.count === 1) return this.#moves.moves[0];
    const { noise, seed } = this.#settings;
    const policy = this.#policyFor(view.facts.players);
    return noise > 0 ? policy.fresh(view, noise, rngFor(view, seed)) : policy.fresh(view);
  }

  #policyFor(players: PlayerCount): Policy {
    let policy = this.#policies.get(players);
    if (policy === undefined) {
      policy = new Policy(this.#settings.weightsFor(players));
      this.#policies.set(players, policy);
    }
    return policy;
  }
}
