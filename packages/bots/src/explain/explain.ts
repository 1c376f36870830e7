import { type Action, determinize, formatAction, type View } from '@nunatak/engine';
import { type Move, makeLegalMove, toAction } from '@nunatak/engine/fast';
import { type Budget, checkBudget, checkOngoing } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import { SOLO_SCALE } from '../judge/objective.ts';
import { guideFor, judgeFor } from '../registry.ts';
import { errorOf, rngFor, Searcher } from '../search/searcher.ts';
import { STRONGEST } from '../search/settings.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { type ExpectedSheet, expectedSheets, playBest } from './sheets.ts';

export interface ExplainedAction {
  /** The first action of the plan, and the rest of the plan. */
  readonly action: Action;
  readonly plan: readonly Action[];
  /** The decider's chance to win, with its standard error; in the solo game, the expected points with theirs. */
  readonly chance: number;
  readonly chanceError: number;
  readonly playouts: number;
  /** Expected score sheets, by seat. */
  readonly expected: readonly ExpectedSheet[];
  /** The expected decisions up to the decider's next turn, in notation, including the plan. */
  readonly line: readonly { readonly seat: number; readonly notation: string }[];
  readonly reasons: readonly Reason[];
}

/** The best actions in a position, with reasons: for hints, and for game reviews. */
export interface Explanation {
  readonly seat: number;
  readonly isSolo: boolean;
  /** Explained actions, best first. */
  readonly actions: readonly ExplainedAction[];
}

export interface ExplainOptions {
  readonly seed?: string;
  /** Maximum number of actions to explain. */
  readonly actions?: number;
  /** Number of playouts to the end of the game, per action, for the expected sheets. */
  readonly samples?: number;
}

const DEFAULT_BUDGET: Budget = { playouts: 1200 };

/**
 * Returns the best few actions of the seat that decides, each with chances, expected points by source, expected
 * continuation and reasons.
 */
export function explain(view: View, budget: Budget = DEFAULT_BUDGET, options: ExplainOptions = {}): Explanation {
  checkOngoing(view);
  checkBudget(budget);
  const { seed = 'explain', actions = 3, samples = 40 } = options;
  const { players } = view.facts;
  const guide = guideFor(players);
  const isSolo = players === 1;
  const found = new Searcher(judgeFor(view.facts), guide, STRONGEST).search(view, budget, seed).slice(0, actions);
  return {
    seat: view.decider,
    isSolo,
    actions: found.map((candidate) => {
      const { moves } = candidate.plan;
      const { playouts, points, chances } = candidate;
      return {
        action: toAction(view.facts, moves[0]),
        plan: moves.map((move) => toAction(view.facts, move)),
        chance: (isSolo ? points : chances)[view.decider] / Math.max(1, playouts),
        chanceError: playouts < 2 ? 0 : errorOf(candidate) * (isSolo ? SOLO_SCALE : 1),
        playouts,
        expected: expectedSheets(view, moves, guide, samples, seed),
        line: expectedLine(view, moves, guide, seed),
        reasons: reasonsOf(view, moves),
      };
    }),
  };
}

const MOST_STEPS = 40;

function expectedLine(view: View, plan: readonly Move[], guide: Guide, seed: string): ExplainedAction['line'] {
  const state = determinize(view, rngFor(view, `${seed}/line`));
  const line: { seat: number; notation: string }[] = [];
  const act = (move: Move): void => {
    line.push({ seat: state.view.decider, notation: formatAction(toAction(view.facts, move)) });
    makeLegalMove(state, move);
  };
  plan.forEach(act);
  const isDone = (): boolean =>
    state.view.phase === 'over' ||
    (state.view.phase === 'takeCard' && state.view.decider === view.decider && state.view.turn !== view.turn);
  while (!isDone() && line.length < MOST_STEPS) playBest(state, guide, act);
  return line;
}
