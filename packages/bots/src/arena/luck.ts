import { determinize, type Rng, type State, seedRng, type View } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { emptyVerdict, type Judge, MOST_PEOPLE, type Verdict } from '../judge/judge.ts';
import { RootInfo } from '../judge/rootInfo.ts';

/** How much better chance treated a seat than average, as estimated by a judge. */
export interface Luck {
  /** Luck as part of a win. */
  readonly win: number;
  readonly points: number;
}

/** Number of times each reveal is drawn again, to estimate its average. */
const DRAWS = 4;

/**
 * Measures the luck of each seat: at each reveal, the judge's verdict on what was revealed, minus its average verdict
 * on what could have been. Luck is 0 on average for any judge, so results minus luck are unbiased. A better judge makes
 * them vary less.
 */
export class LuckMeter {
  readonly #judge: Judge;
  readonly #guide: Guide;
  readonly #best = new BestPlan();
  readonly #root = new RootInfo();
  readonly #rng: Rng;
  readonly #win = new Float64Array(MOST_PEOPLE);
  readonly #points = new Float64Array(MOST_PEOPLE);
  readonly #verdict: Verdict = emptyVerdict();

  constructor(judge: Judge, guide: Guide, seed: string) {
    this.#judge = judge;
    this.#guide = guide;
    this.#rng = seedRng(`${seed}/luck`);
  }

  /** Adds the luck of the moves that led from one view to another. */
  add(before: View, moves: readonly Move[], after: View): void {
    if (!hasRevealed(before, after)) return;
    this.#count(after, 1);
    for (let draw = 0; draw < DRAWS; draw++) {
      const state = determinize(before, this.#rng);
      for (const move of moves) makeLegalMove(state, move);
      this.#count(state.view, -1 / DRAWS);
    }
  }

  /**
   * Adds `share` of the verdict. The guide plays a turn first, because the value of revealed cards and tiles is in what
   * can be done with them.
   */
  #count(view: View, share: number): void {
    const state = determinize(view, this.#rng);
    if (state.view.phase !== 'over') this.#playTurn(state);
    this.#judge.judge(state.view, this.#verdict, this.#root);
    for (let seat = 0; seat < view.facts.players; seat++) {
      this.#win[seat] += share * this.#verdict.chances[seat];
      this.#points[seat] += share * this.#verdict.points[seat];
    }
  }

  #playTurn(state: State): void {
    const { view } = state;
    const { turn } = view;
    this.#root.read(view);
    do {
      this.#best.clear();
      this.#guide.plans(view, this.#best);
      for (const move of this.#best.plan().moves) makeLegalMove(state, move);
    } while (view.phase !== 'over' && !(view.phase === 'takeCard' && view.turn !== turn));
  }

  of(seat: number): Luck {
    return { win: this.#win[seat], points: this.#points[seat] };
  }
}

function hasRevealed(before: View, after: View): boolean {
  return (
    before.deckCount !== after.deckCount ||
    before.tileCount !== after.tileCount ||
    before.blessingCount !== after.blessingCount ||
    before.deckMixed !== after.deckMixed
  );
}
