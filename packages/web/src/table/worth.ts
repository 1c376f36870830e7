import {
  BLESSING_IDS,
  BLESSINGS,
  type BlessingId,
  CARD_TYPES,
  cloneView,
  LAID,
  NONE,
  score,
  seatOfCard,
  TOOLS,
  typeOfCard,
  USED,
  type View,
} from '@nunatak/engine';

/** What a blessing would bring a seat as things stand: exact points or steps, or undefined where time must tell. */
export interface Worth {
  readonly points: number | undefined;
  readonly steps: number;
}

const LATER: Worth = { points: undefined, steps: 0 };
const INSPIRATION_STEPS = 3;
const LEGEND_STEPS = 1;

/** The change of a seat's sheet if the view were otherwise. */
function difference(view: View, seat: number, change: (copy: View) => void): number {
  const copy = cloneView(view);
  change(copy);
  return score(copy, seat).total - score(view, seat).total;
}

function have(copy: View, seat: number, id: BlessingId, where: number): void {
  const number = BLESSING_IDS.indexOf(id);
  copy.blessingSeat[number] = seat;
  copy.blessingState[number] = where;
}

function advance(copy: View, seat: number, steps: number): void {
  copy.track[seat] = Math.min(copy.facts.trackNumber.length - 1, copy.track[seat] + steps);
}

export function worthOf(view: View, seat: number, id: BlessingId): Worth {
  const blessing = BLESSINGS[BLESSING_IDS.indexOf(id)];
  switch (id) {
    case 'inspiration':
      return {
        points: difference(view, seat, (copy) => advance(copy, seat, INSPIRATION_STEPS)),
        steps: INSPIRATION_STEPS,
      };
    case 'legend':
      return {
        points: difference(view, seat, (copy) => {
          have(copy, seat, id, LAID);
          advance(copy, seat, LEGEND_STEPS);
        }),
        steps: LEGEND_STEPS,
      };
    case 'construction':
    case 'change':
      return { points: difference(view, seat, (copy) => have(copy, seat, id, LAID)), steps: 0 };
    case 'transference':
      return { points: bestMove(view, seat), steps: 0 };
    case 'progress':
    case 'decoration':
    case 'diversity':
      return { points: difference(view, seat, (copy) => have(copy, seat, id, USED)), steps: 0 };
    default:
      return blessing.endPoints === undefined ? LATER : { points: blessing.endPoints(view, seat), steps: 0 };
  }
}

/** E24: the best that moving one card to another type would bring. */
function bestMove(view: View, seat: number): number {
  const ways = CARD_TYPES.flatMap((type, to) =>
    type === 'artisan' ? TOOLS.map((_, tool) => ({ to, tool })) : [{ to, tool: NONE }],
  );
  const gains = view.cards.flatMap((_, card) => {
    if (seatOfCard(view, card) !== seat) return [];
    return ways
      .filter(({ to }) => to !== typeOfCard(view, card))
      .map(({ to, tool }) =>
        difference(view, seat, (copy) => {
          copy.movedCard = card;
          copy.movedType = to;
          copy.movedTool = tool;
        }),
      );
  });
  return Math.max(0, ...gains);
}
