import { determinize, type Rng, type State, seedRng, type View } from '@nunatak/engine';
import { type Move, makeLegalMove } from '@nunatak/engine/fast';
import type { Guide } from '../guide/guide.ts';
import { BestPlan } from '../guide/plans.ts';
import { emptyVerdict, type Judge, MOST_PEOPLE, type Verdict } from '../judge/judge.ts';
import { RootInfo } from '../judge/rootInfo.ts';

/** How much better than to be expected chance was to a seat, as a judge sees it. */
export interface Luck {
  /** Parts of a win. */
  readonly win: number;
  readonly points: number;
}

/** How often what was revealed is drawn again to learn what was to be expected. */
const DRAWS = 4;

/**
 * Measures the luck of every seat: each time something is revealed, what the judge says of it less what it says on
 * average of what might have been. Whatever the judge is worth, that is nothing on average, so results less luck are as
 * true as the results themselves; how much less they spread is up to the judge.
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

  /** Adds the luck of some moves that led from one view to another. */
  add(before: View, moves: readonly Move[], after: View): void {
    if (!hasRevealed(before, after)) return;
    this.#count(after, 1);
    for (let draw = 0; draw < DRAWS; draw++) {
      const state = determinize(before, this.#rng);
      for (const move of moves) makeLegalMove(state, move);
      this.#count(state.view, -1 / DRAWS);
    }
  }

  /** What lies open is worth what can be made of it: so the guide plays a turn before the judge is asked. */
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
