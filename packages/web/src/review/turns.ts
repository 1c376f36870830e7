import type { DecisionReview, Review, Worth } from '@nunatak/bots/review';

/** What a seat could expect, and how sure that is. */
export interface Prospect extends Worth {
  readonly chanceError: number;
}

/** A turn of the game as the review has it. */
export interface ReviewedTurn {
  readonly turn: number;
  readonly seat: number;
  /** The entries of the line before it and after it. */
  readonly from: number;
  readonly to: number;
  /** What everyone could expect before it, by seat. */
  readonly before: readonly Prospect[];
  /** Its decisions, by their place in the review. */
  readonly decisions: readonly number[];
}

/** The turns of all decisions that were looked at so far. */
export function turnsOf(decisions: readonly DecisionReview[]): readonly ReviewedTurn[] {
  const turns: ReviewedTurn[] = [];
  let entry = 0;
  for (const [i, decision] of decisions.entries()) {
    const from = entry;
    entry += decision.played.length;
    const open = turns.at(-1);
    if (open !== undefined && open.turn === decision.turn) {
      turns[turns.length - 1] = { ...open, to: entry, decisions: [...open.decisions, i] };
    } else {
      const { turn, seat } = decision;
      turns.push({ turn, seat, from, to: entry, before: prospectsOf(decision), decisions: [i] });
    }
  }
  return turns;
}

function prospectsOf({ before, judged }: DecisionReview): readonly Prospect[] {
  const { chances } = judged.plans[0]?.expected ?? judged.played.expected;
  return before.map((worth, seat) => ({
    ...worth,
    chanceError: chances[seat]?.error ?? 0,
  }));
}

/** What everyone could expect after so many turns; the last is the result, or as far as the review is. */
export function prospectsAt(
  turns: readonly ReviewedTurn[],
  decisions: readonly DecisionReview[],
): readonly Prospect[][] {
  const last = decisions.at(-1)?.next ?? [];
  return [...turns.map(({ before }) => [...before]), last.map((worth) => ({ ...worth, chanceError: 0 }))];
}

export const MOMENT_KINDS = ['inexact', 'mistake', 'blunder', 'luck'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** Something that decided the game: a decision, or what chance did after it. */
export interface Moment {
  readonly kind: MomentKind;
  /** The decision's place in the review, and its turn's. */
  readonly decision: number;
  readonly turn: number;
  /** Whom it concerns. */
  readonly seat: number;
  /** What it was worth to that seat in points. */
  readonly points: number;
}

/** The moments of all seats in the order of the game. */
export function momentsOf({ decisions, seats }: Review, turns: readonly ReviewedTurn[]): readonly Moment[] {
  const turnAt = (decision: number) => turns.findIndex((turn) => turn.decisions.includes(decision));
  const moments = seats.flatMap(({ moments: own, luck }, seat) => [
    ...own.flatMap((decision): Moment[] => {
      const found = decisions[decision];
      const kind = MOMENT_KINDS.find((known) => known === found?.class);
      if (found === undefined || kind === undefined) return [];
      return [{ kind, decision, turn: turnAt(decision), seat, points: -found.judged.loss.points.mean }];
    }),
    ...(luck === undefined ? [] : [luckOf(decisions, luck, turnAt(luck), seat)]),
  ]);
  return moments.toSorted((a, b) => a.decision - b.decision);
}

function luckOf(decisions: readonly DecisionReview[], decision: number, turn: number, seat: number): Moment {
  const found = decisions[decision];
  const points = (found?.next[seat]?.points ?? 0) - (found?.after[seat]?.points ?? 0);
  return { kind: 'luck', decision, turn, seat, points };
}
