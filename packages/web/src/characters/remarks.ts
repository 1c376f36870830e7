import { type PlayerCount, winners } from '@nunatak/engine';
import type { Entry } from '../line/entry.ts';

/** What a bot may have a word for: points of its own, those of somebody else, and how it ended. */
export const MOMENTS = ['scores', 'rival', 'won', 'lost'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Remark {
  readonly seat: number;
  readonly moment: Moment;
}

/** So many points in one turn are worth a word; fewer while the temple is low. */
const MUCH = 10;
const EARLY = { turns: 14, much: 6 } as const;
/** Remarks are rare: so many turns lie between two of them, and a game has no more than these. */
const APART = 7;
const MOST = 4;

/** The remarks of a game so far, by the turn in which they are made; the same game has the same ones. */
export function remarksOf(
  entries: readonly Entry[],
  players: PlayerCount,
  isBot: (seat: number) => boolean,
): ReadonlyMap<number, Remark> {
  const remarks = new Map<number, Remark>();
  let last = -APART;
  for (const [turn, gains] of gainsByTurn(entries)) {
    if (remarks.size === MOST - 1 || turn - last < APART) continue;
    const remark = remarkOn(gains, turn, players, isBot);
    if (remark === undefined) continue;
    remarks.set(turn, remark);
    last = turn;
  }
  const end = entries.at(-1)?.after.view;
  if (end?.phase === 'over') {
    const best = winners(end);
    const bots = seatsOf(players).filter(isBot);
    const winner = bots.find((seat) => best.includes(seat));
    const speaker = winner ?? bots[0];
    if (speaker !== undefined)
      remarks.set(end.turn + 1, { seat: speaker, moment: winner === undefined ? 'lost' : 'won' });
  }
  return remarks;
}

/** A bot speaks of its own many points, or another of those of a person. */
function remarkOn(
  gains: ReadonlyMap<number, number>,
  turn: number,
  players: PlayerCount,
  isBot: (seat: number) => boolean,
): Remark | undefined {
  const much = [...gains]
    .filter(([, points]) => points >= (turn <= EARLY.turns ? EARLY.much : MUCH))
    .map(([seat]) => seat);
  const own = much.find(isBot);
  if (own !== undefined) return { seat: own, moment: 'scores' };
  const bots = seatsOf(players).filter(isBot);
  const speaker = bots[turn % Math.max(1, bots.length)];
  return much.length === 0 || speaker === undefined ? undefined : { seat: speaker, moment: 'rival' };
}

/** What every seat gained in each turn that was finished. */
function gainsByTurn(entries: readonly Entry[]): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const turns = new Map<number, Map<number, number>>();
  for (const { before, events } of entries) {
    if (before.view.phase === 'endBlessing') break;
    const gains = turns.get(before.view.turn) ?? new Map<number, number>();
    turns.set(before.view.turn, gains);
    for (const event of events) {
      if (event.type === 'points') gains.set(event.seat, (gains.get(event.seat) ?? 0) + event.points);
    }
  }
  return turns;
}

function seatsOf(players: PlayerCount): readonly number[] {
  return Array.from({ length: players }, (_, seat) => seat);
}
