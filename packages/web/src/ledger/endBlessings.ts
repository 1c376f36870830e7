import {
  type Action,
  apply,
  BLESSING_IDS,
  type BlessingId,
  determinize,
  type EndBlessing,
  legalActions,
  preview,
  score,
  seedRng,
  undecided,
  type View,
} from '@nunatak/engine';

/** One way to decide an end blessing (F1), and what it is worth. */
export interface EndChoice {
  readonly action: EndBlessing;
  /** What the seat's sheet gains by it, compared with leaving it open. */
  readonly gain: number;
}

/** What a seat means to do with each of its end blessings; those not named are still open. */
export type EndPlan = ReadonlyMap<BlessingId, EndBlessing>;

export function openEndBlessings(view: View, seat: number): readonly BlessingId[] {
  return undecided(view, seat).map((blessing) => BLESSING_IDS[blessing]);
}

/** The ways to decide one blessing, the best first, while the rest of the plan is carried out. */
export function choicesOf(view: View, seat: number, blessing: BlessingId, plan: EndPlan): readonly EndChoice[] {
  const others = viewAfter(
    view,
    [...plan.values()].filter((action) => action.blessing !== blessing),
  );
  return endActions(others)
    .filter((action) => action.blessing === blessing)
    .map((action) => ({ action, gain: gainOf(others, seat, action) }))
    .sort((a, b) => b.gain - a.gain);
}

function gainOf(view: View, seat: number, action: EndBlessing): number {
  return preview(view, action).points.reduce((sum, change) => (change.seat === seat ? sum + change.points : sum), 0);
}

function endActions(view: View): readonly EndBlessing[] {
  return legalActions(view).filter((action: Action): action is EndBlessing => action.type === 'endBlessing');
}

/** The view once these decisions are made; what is hidden does not matter any more. */
function viewAfter(view: View, actions: readonly EndBlessing[]): View {
  if (actions.length === 0) return view;
  const state = determinize(view, seedRng('end'));
  for (const action of ordered(actions)) if (isOpen(state.view, view.decider, action.blessing)) apply(state, action);
  return state.view;
}

/** E39: Transference goes first, for it may make a Change card something that needs no tool. */
export function ordered(actions: readonly EndBlessing[]): readonly EndBlessing[] {
  const isFirst = (action: EndBlessing) => action.blessing === 'transference';
  return [...actions.filter(isFirst), ...actions.filter((action) => !isFirst(action))];
}

function isOpen(view: View, seat: number, blessing: BlessingId): boolean {
  return openEndBlessings(view, seat).includes(blessing);
}

/**
 * The best plan of all. Transference and Change act on other lines, so all their ways are tried together; given the
 * cards, every other blessing stands for itself.
 */
export function bestPlan(view: View, seat: number): EndPlan {
  let best: readonly EndBlessing[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const first of waysOf(view, seat, 'transference')) {
    const moved = viewAfter(view, first);
    for (const second of waysOf(moved, seat, 'change')) {
      const plan = [...first, ...second];
      const rest = simpleChoices(viewAfter(view, plan), seat);
      const total = score(viewAfter(view, [...plan, ...rest]), seat).total;
      if (total > most) {
        most = total;
        best = [...plan, ...rest];
      }
    }
  }
  return new Map(best.map((action) => [action.blessing, action]));
}

function waysOf(view: View, seat: number, blessing: BlessingId): readonly (readonly EndBlessing[])[] {
  if (!isOpen(view, seat, blessing)) return [[]];
  const ways = endActions(view).filter((action) => action.blessing === blessing);
  return ways.map((action) => [action]);
}

function simpleChoices(view: View, seat: number): readonly EndBlessing[] {
  return openEndBlessings(view, seat).flatMap((blessing) => {
    const [best] = choicesOf(view, seat, blessing, new Map());
    return best === undefined ? [] : [best.action];
  });
}
