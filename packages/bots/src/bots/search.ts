import type { PlayerCount, View } from '@nunatak/engine';
import { legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { type Bot, type Budget, checkBudget, checkOngoing } from '../bot.ts';
import { LinearJudge } from '../eval/linearJudge.ts';
import type { Weights } from '../eval/weights.ts';
import { Policy } from '../policy/policy.ts';
import { bestEndBlessing } from '../search/endBlessing.ts';
import { Searcher, type SearchSettings } from '../search/searcher.ts';

export interface SearchBotSettings {
  readonly name: string;
  readonly seed: string;
  readonly budget: Budget;
  readonly settings: SearchSettings;
  readonly weightsFor: (players: PlayerCount) => Weights;
}

/** The plan that a turn follows once it was searched: nothing is revealed before its block stands. */
interface Following {
  readonly turn: number;
  readonly seat: number;
  readonly moves: readonly Move[];
}

/** Small decisions, with two or three ways to go, get a share of the budget of a turn. */
const SMALL_SHARE = 0.4;

/** Compares whole plans by playouts over imagined secrets. */
export class SearchBot implements Bot {
  readonly name: string;
  readonly #own: SearchBotSettings;
  readonly #searchers = new Map<PlayerCount, Searcher>();
  readonly #moves = new MoveList();
  #following: Following | undefined;

  constructor(own: SearchBotSettings) {
    this.name = own.name;
    this.#own = own;
    checkBudget(own.budget);
  }

  decide(view: View, budget: Budget = this.#own.budget): Move {
    checkOngoing(view);
    checkBudget(budget);
    legalMoves(view, this.#moves);
    const planned = this.#follow(view);
    if (planned !== undefined) return planned;
    if (this.#moves.count === 1) return this.#moves.moves[0];
    const searcher = this.searcherFor(view.facts.players);
    if (view.phase === 'endBlessing') return bestEndBlessing(view, searcher.policy);
    const [best] = searcher.search(view, shareOf(view, budget), this.#own.seed);
    const [move, ...rest] = best.plan.moves;
    this.#following = { turn: view.turn, seat: view.decider, moves: rest };
    return move;
  }

  /** The next move of the plan under way, as long as it is the same turn and the move is still legal. */
  #follow(view: View): Move | undefined {
    const following = this.#following;
    this.#following = undefined;
    if (following === undefined || following.turn !== view.turn || following.seat !== view.decider) return undefined;
    if (view.phase !== 'useFor' && view.phase !== 'placeBlock') return undefined;
    const [move, ...rest] = following.moves;
    if (move === undefined || !this.#moves.includes(move)) return undefined;
    this.#following = { ...following, moves: rest };
    return move;
  }

  searcherFor(players: PlayerCount): Searcher {
    let searcher = this.#searchers.get(players);
    if (searcher === undefined) {
      const weights = this.#own.weightsFor(players);
      searcher = new Searcher(new LinearJudge(weights), new Policy(weights), this.#own.settings);
      this.#searchers.set(players, searcher);
    }
    return searcher;
  }
}

function shareOf(view: View, budget: Budget): Budget {
  if (view.phase === 'takeCard' || view.phase === 'placeBlock') return budget;
  if ('playouts' in budget) return { playouts: Math.max(1, Math.round(budget.playouts * SMALL_SHARE)) };
  return { ...budget, milliseconds: budget.milliseconds * SMALL_SHARE };
}
