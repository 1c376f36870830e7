import { FIGURES } from '../figures.ts';
import { blocksOnLevel, blocksWithin } from '../scoring/outer.ts';
import { cardCountsAs, cardOwner, type Tally, tallies, toolChoices } from '../scoring/tally.ts';
import type { View } from '../state.ts';
import { ARCHITECT, BEAST, BUILDER, COMPLETION_IDS, type CompletionId, ELDER, SCULPTOR, type Seat } from '../words.ts';

/** W2: returns the values that a completion card ranks a seat by, compared left to right; higher is better. */
type Figures = (view: View, seat: Seat, cards: Tally) => readonly number[];

function beastsWith(view: View, seat: Seat, symbols: number): number {
  const { cardBeasts } = view.facts;
  return cardBeasts.filter(
    (beasts, card) => beasts === symbols && cardOwner(view, card) === seat && cardCountsAs(view, card) === BEAST,
  ).length;
}

const RANKED_BY: Readonly<Record<CompletionId, Figures>> = {
  corners: (view, seat) => [
    blocksWithin(view, seat, view.facts.corners),
    ...view.facts.cornersOfLevel.map((mask, level) => blocksOnLevel(view, seat, level, mask)),
  ],
  artisans: (_view, _seat, cards) => {
    const choices = toolChoices(cards);
    return [
      Math.max(...choices.map((tools) => Math.max(...tools))),
      Math.max(...choices.map((tools) => Math.min(...tools))),
    ];
  },
  crew: (_view, _seat, { types }) => [types[BUILDER], types[SCULPTOR]],
  beasts: (view, seat) => [beastsWith(view, seat, 1), beastsWith(view, seat, 2)],
  humble: (view, seat, { types }) => [-view.points[seat], -types[ELDER]],
  track: (view, seat, { types }) => [view.track[seat], types[ARCHITECT]],
};

/** W1: returns the seats that would get the extra turns now; once those have begun, the seats that still have one. */
export function extraTurnSeats(view: View): readonly number[] {
  if (view.facts.players !== 4) return [];
  return view.extraTurns.length > 0 ? view.extraTurns : completionRanking(view).slice(0, FIGURES.extraTurns);
}

/** W1: ranks all players, best first. The player later in turn order wins a tie. */
export function completionRanking(view: View): number[] {
  const { players } = view.facts;
  const figuresOf = RANKED_BY[COMPLETION_IDS[view.completion]];
  const figures = tallies(view).map((cards, seat) => [
    ...figuresOf(view, seat, cards),
    (seat - view.firstPlayer + players) % players,
  ]);
  return figures.map((_, seat) => seat).sort((a, b) => differenceOf(figures[b], figures[a]));
}

/** Compares two lists that differ: returns a - b at the first index where they do. */
function differenceOf(a: readonly number[], b: readonly number[]): number {
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] - b[i];
}
