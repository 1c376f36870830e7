import {
  activeSet,
  BLESSING_IDS,
  type BlessingId,
  blessingsOf,
  completionRanking,
  HELD,
  isPerson,
  kindOfBlessing,
  LAID,
  type ScoreSheet,
  score,
  tallies,
  type View,
} from '@nunatak/engine';
import { actionsOf } from './outcomes.ts';

export const BLESSING_TAGS = ['now', 'later', 'end', 'thisTurn', 'laid'] as const;
export type BlessingTag = (typeof BLESSING_TAGS)[number];

export interface HeldBlessing {
  readonly id: BlessingId;
  readonly tag: BlessingTag;
}

/** What a panel shows of a seat. */
export interface SeatFacts {
  readonly seat: number;
  readonly person: boolean;
  readonly points: number;
  readonly sheet: ScoreSheet | undefined;
  readonly blocks: number;
  readonly set: { readonly own: number; readonly siku: number } | undefined;
  readonly types: readonly number[];
  readonly track: number;
  readonly trackNumber: number;
  /** The last space of the edition's track. */
  readonly trackLast: number;
  readonly blessings: readonly HeldBlessing[];
  readonly skips: boolean;
}

export function seatFacts(view: View, seat: number): SeatFacts {
  const { facts } = view;
  const person = isPerson(facts, seat);
  const siku = facts.players === 2 && !person;
  return {
    seat,
    person,
    points: view.points[seat],
    sheet: person ? score(view, seat) : undefined,
    blocks: siku ? view.sikuSupply[0] + view.sikuSupply[1] : view.supply[seat],
    set:
      person && facts.players === 2 && view.supply[seat] + view.sikuSupply[seat] > 0
        ? activeSet(view, seat)
        : undefined,
    types: tallies(view)[seat].types,
    track: view.track[seat],
    trackNumber: facts.trackNumber[view.track[seat]] ?? 0,
    trackLast: facts.trackNumber.length - 1,
    blessings: heldBlessings(view, seat),
    skips: (view.misses & (1 << seat)) !== 0,
  };
}

/** Whether the deciding seat could use a blessing now. */
function usableNow(view: View, seat: number, id: BlessingId): boolean {
  return (
    view.decider === seat && actionsOf(view).some((action) => action.type === 'useBlessing' && action.blessing === id)
  );
}

function heldBlessings(view: View, seat: number): readonly HeldBlessing[] {
  const held = blessingsOf(view, seat, HELD).map((number) => {
    const id = BLESSING_IDS[number];
    return { id, tag: tagOf(view, seat, number) };
  });
  return [
    ...held,
    ...blessingsOf(view, seat, LAID).map((number) => ({ id: BLESSING_IDS[number], tag: 'laid' as const })),
  ];
}

function tagOf(view: View, seat: number, number: number): BlessingTag {
  if (usableNow(view, seat, BLESSING_IDS[number])) return 'now';
  const kind = kindOfBlessing(BLESSING_IDS[number]);
  if (kind === 'immediate' || kind === 'end') return 'end';
  return view.blessingTaken === number ? 'thisTurn' : 'later';
}

/**
 * W1: true if the completion card ranks somebody above the others, or the extra turns have begun. While all are tied in
 * both of its lines, turn order alone would decide: whoever is last in it would be first, wherever it starts.
 */
export function hasExtraTurnLead(view: View): boolean {
  if (view.extraTurns.length > 0) return true;
  const { players } = view.facts;
  return Array.from({ length: players }, (_, firstPlayer) => firstPlayer).some(
    (firstPlayer) => completionRanking({ ...view, firstPlayer })[0] !== (firstPlayer + players - 1) % players,
  );
}
