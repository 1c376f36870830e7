import type { DecisionReview, Review } from '@nunatak/bots/review';
import { formatAction } from '@nunatak/engine';

/** Where two lines of the same deal parted. */
export interface Parting {
  /** The decision's place in both reviews, and its turn. */
  readonly decision: number;
  readonly turn: number;
  /** How many choices of one's own were the same before it. */
  readonly shared: number;
}

/** Where the gap between two results comes from, in whole points that sum to it. */
export interface GapAccount {
  readonly gap: number;
  /** What the choice was worth at which they parted. */
  readonly parting: number;
  readonly otherTurns: number;
  /** What the others did. */
  readonly others: number;
  /** What turned up. */
  readonly luck: number;
}

/** The first choice of a seat that is another in the other line; undefined where there is none. */
export function partingOf(own: Review, other: Review, seat: number): Parting | undefined {
  const differs = own.decisions.findIndex((decision, i) => textOf(decision) !== textOf(other.decisions[i]));
  if (differs === -1) return undefined;
  const decision = own.decisions.findIndex(
    (one, i) => i >= differs && one.seat === seat && textOf(one) !== textOf(other.decisions[i]),
  );
  const found = own.decisions[decision];
  if (found === undefined) return undefined;
  const shared = own.decisions.slice(0, decision).filter((one) => one.seat === seat && !one.isForced).length;
  return { decision, turn: found.turn, shared };
}

function textOf(decision: DecisionReview | undefined): string {
  return decision === undefined ? '' : `${decision.seat} ${decision.played.map(formatAction).join(' ')}`;
}

/** What a choice changed for the seat that made it. */
function worthOf(decision: DecisionReview | undefined, seat: number): number {
  if (decision?.seat !== seat) return 0;
  return (decision.after[seat]?.points ?? 0) - (decision.before[seat]?.points ?? 0);
}

/**
 * The gap between two results by its causes. Both reviews sum to their results exactly, so the rest that rounding leaves is
 * luck's: a point that nobody decided.
 */
export function gapOf(own: Review, other: Review, seat: number, parting: Parting | undefined): GapAccount {
  const account = ({ seats }: Review) => seats[seat]?.account;
  const difference = (figure: (of: NonNullable<ReturnType<typeof account>>) => number): number => {
    const [mine, theirs] = [account(own), account(other)];
    return mine === undefined || theirs === undefined ? 0 : figure(mine) - figure(theirs);
  };
  const at = ({ decisions }: Review) => (parting === undefined ? undefined : decisions[parting.decision]);
  const gap = difference(({ result }) => result.points);
  const choice = worthOf(at(own), seat) - worthOf(at(other), seat);
  const whole = { parting: Math.round(choice), others: Math.round(difference(({ others }) => others.points)) };
  const otherTurns = Math.round(difference((of) => of.own.points) - choice);
  return { gap, ...whole, otherTurns, luck: gap - whole.parting - otherTurns - whole.others };
}
