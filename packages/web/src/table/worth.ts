import {
  BLESSING_IDS,
  BLESSINGS,
  type Blessing,
  type BlessingId,
  CARD_TYPES,
  cloneView,
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

/** The change of a seat's sheet if the view were otherwise. */
function difference(view: View, seat: number, change: (copy: View) => void): number {
  const copy = cloneView(view);
  change(copy);
  return score(copy, seat).total - score(view, seat).total;
}

/** E2: what using an immediate blessing would bring. */
function atOnce(view: View, seat: number, blessing: Blessing): Worth {
  const copy = cloneView(view);
  blessing.onTake?.(copy, seat);
  return {
    points: score(copy, seat).total - score(view, seat).total,
    steps: copy.track[seat] - view.track[seat],
  };
}

function useAtEnd(copy: View, seat: number, id: BlessingId): void {
  const number = BLESSING_IDS.indexOf(id);
  copy.blessingSeat[number] = seat;
  copy.blessingState[number] = USED;
}

export function worthOf(view: View, seat: number, id: BlessingId): Worth {
  const blessing = BLESSINGS[BLESSING_IDS.indexOf(id)];
  if (blessing.kind === 'immediate') return atOnce(view, seat, blessing);
  switch (id) {
    case 'transference':
      return { points: bestMove(view, seat), steps: 0 };
    case 'progress':
    case 'decoration':
    case 'diversity':
      return { points: difference(view, seat, (copy) => useAtEnd(copy, seat, id)), steps: 0 };
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
