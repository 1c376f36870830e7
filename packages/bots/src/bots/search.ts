import type { Facts, PlayerCount, View } from '@nunatak/engine';
import { legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { type Bot, type Budget, checkBudget, checkOngoing } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import type { Plan } from '../guide/plans.ts';
import type { Judge } from '../judge/judge.ts';
import { bestEndBlessing } from '../search/endBlessing.ts';
import type { CandidateResult } from '../search/mergeSearches.ts';
import { Searcher } from '../search/searcher.ts';
import type { SearchSettings } from '../search/settings.ts';

export interface SearchBotSettings {
  readonly name: string;
  /** Budget if the caller gives none. */
  readonly budget: Budget;
  readonly settings: SearchSettings;
  readonly judgeFor: (facts: Facts) => Judge;
  readonly guideFor: (players: PlayerCount) => Guide;
}

/** Share of a turn's budget for smaller decisions, which have only two or three choices. */
const SMALL_SHARE = 0.4;

/** Compares whole plans by playouts over sampled secrets. */
export class SearchBot implements Bot {
  readonly name: string;
  readonly #own: SearchBotSettings;
  readonly #searchers = new WeakMap<Judge, Searcher>();
  readonly #moves = new MoveList();

  constructor(own: SearchBotSettings) {
    this.name = own.name;
    this.#own = own;
    checkBudget(own.budget);
  }

  decide(view: View, seed: string, budget?: Budget): Plan {
    return this.consider(view, seed, budget)[0].plan;
  }

  consider(view: View, seed: string, budget: Budget = this.#own.budget): readonly CandidateResult<Plan>[] {
    checkOngoing(view);
    checkBudget(budget);
    legalMoves(view, this.#moves);
    if (this.#moves.count === 1) return onlyWay(this.#moves.moves[0]);
    const { players } = view.facts;
    if (view.phase === 'endBlessing') return onlyWay(bestEndBlessing(view, this.#own.guideFor(players)));
    return this.#searcherFor(view.facts).search(view, shareOf(view, budget), seed);
  }

  #searcherFor(facts: Facts): Searcher {
    const { judgeFor, guideFor, settings } = this.#own;
    const judge = judgeFor(facts);
    const known = this.#searchers.get(judge);
    if (known !== undefined) return known;
    const searcher = new Searcher(judge, guideFor(facts.players), settings);
    this.#searchers.set(judge, searcher);
    return searcher;
  }
}

function onlyWay(move: Move): readonly CandidateResult<Plan>[] {
  return [{ plan: { worth: 0, moves: [move] }, playouts: 0, value: 0 }];
}

function shareOf(view: View, budget: Budget): Budget {
  if (view.phase === 'takeCard' || view.phase === 'placeBlock') return budget;
  if ('playouts' in budget) return { playouts: Math.max(1, Math.round(budget.playouts * SMALL_SHARE)) };
  return { ...budget, milliseconds: budget.milliseconds * SMALL_SHARE };
}
