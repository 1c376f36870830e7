import { type Facts, winners } from '@nunatak/engine';
import type { Decision } from './decisions.ts';
import { exact } from './estimate.ts';
import type { Judged } from './judgeDecision.ts';
import type { ReviewedGame } from './reviewedGame.ts';

/** Points and chance to win of a seat, or changes of them. */
export interface Worth {
  readonly points: number;
  readonly chance: number;
}

/** Expectations of each seat before a decision, after it, and after what it revealed. */
export interface Passage {
  readonly before: readonly Worth[];
  readonly after: readonly Worth[];
  readonly next: readonly Worth[];
}

/** Breakdown of a seat's result. The sum of `fair`, `luck`, `own` and `others` is exactly the result. */
export interface SeatAccount {
  /** Expectation before anything is dealt; equal for all seats. */
  readonly fair: Worth;
  /** Change by the deal and by everything revealed since. */
  readonly luck: Worth;
  /** Change by decisions: the seat's own, and the others'. */
  readonly own: Worth;
  readonly others: Worth;
  readonly result: Worth;
}

export interface Account {
  readonly passages: readonly Passage[];
  readonly seats: readonly SeatAccount[];
}

const NOTHING: Worth = { points: 0, chance: 0 };

function plus(a: Worth, b: Worth): Worth {
  return { points: a.points + b.points, chance: a.chance + b.chance };
}

export function minus(a: Worth, b: Worth): Worth {
  return { points: a.points - b.points, chance: a.chance - b.chance };
}

/**
 * Separates luck from skill. A decision changes expectations by the difference between its plan and the best plan, on
 * the same sampled secrets. Everything else, up to the next decision or the result, is luck. So nothing is counted
 * twice or left out.
 */
export function accountOf(game: ReviewedGame, decisions: readonly Decision[], judged: readonly Judged[]): Account {
  const { facts } = game.final.view;
  const result = resultOf(game);
  const passages = passagesOf(decisions, judged, facts, result);
  const dealt = passages[0]?.before ?? result;
  const fair = fairWorth(dealt);
  const seats = result.map((worth, seat): SeatAccount => {
    const own = playOf(passages, decisions, seat, true);
    const others = playOf(passages, decisions, seat, false);
    return { fair, luck: luckOf(passages, dealt, fair, seat), own, others, result: worth };
  });
  return { passages, seats };
}

/** Returns the passages of the decisions judged so far, so that an unfinished review can be drawn. */
export function passagesOf(
  decisions: readonly Decision[],
  judged: readonly Judged[],
  facts: Facts,
  result: readonly Worth[],
): Passage[] {
  const seen = [
    ...judged.map(({ plans }) => worthsOf(plans[0], facts)),
    ...(judged.length < decisions.length ? [] : [result]),
  ];
  const passages: Passage[] = [];
  let [before] = seen;
  for (const [i, { played }] of judged.entries()) {
    const skill = worthsOf(played, facts).map((worth, seat) => minus(worth, seen[i][seat]));
    const after = before.map((worth, seat) => plus(worth, skill[seat]));
    const isEnd = i === decisions.length - 1;
    const next = decisions[i].reveals || isEnd ? (seen[i + 1] ?? after) : after;
    passages.push({ before, after, next });
    before = next;
  }
  return passages;
}

function worthsOf({ expected }: Judged['played'], facts: Facts): Worth[] {
  return Array.from({ length: facts.players }, (_, seat) => ({
    points: expected.points[seat].mean,
    chance: expected.chances[seat].mean,
  }));
}

export function resultOf({ final: { view } }: ReviewedGame): Worth[] {
  const { players } = view.facts;
  const won = winners(view);
  return Array.from({ length: players }, (_, seat) => ({
    points: view.points[seat],
    chance: players > 1 && won.includes(seat) ? exact(1 / won.length) : 0,
  }));
}

/** Returns the mean over the seats: before the deal, no seat has an advantage. */
function fairWorth(dealt: readonly Worth[]): Worth {
  const { length } = dealt;
  const sum = dealt.reduce(plus, NOTHING);
  return { points: exact(sum.points / length), chance: length === 1 ? 0 : exact(sum.chance / length) };
}

function playOf(passages: readonly Passage[], decisions: readonly Decision[], seat: number, isOwn: boolean): Worth {
  return passages
    .filter((_, i) => (decisions[i].seat === seat) === isOwn)
    .map(({ before, after }) => minus(after[seat], before[seat]))
    .reduce(plus, NOTHING);
}

function luckOf(passages: readonly Passage[], dealt: readonly Worth[], fair: Worth, seat: number): Worth {
  return passages.map(({ after, next }) => minus(next[seat], after[seat])).reduce(plus, minus(dealt[seat], fair));
}
