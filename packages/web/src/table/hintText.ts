import type { Reason } from '@nunatak/bots';
import {
  type Action,
  CARD_TYPES,
  type CardId,
  cardNumber,
  cellName,
  LEVEL_OF,
  NONE,
  play,
  type State,
  type View,
} from '@nunatak/engine';
import { cardLook, cardName } from '../parts/look.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import { takenFace } from '../position/asked.ts';
import { squareText } from '../position/log.ts';
import { seatFacts } from '../position/seats.ts';
import type { Advice } from '../session/bots.ts';
import type { Texts } from '../words/index.ts';
import { localeOf } from '../words/locale.ts';

type Placement = Extract<Action, { type: 'placeBlock' | 'dummyTie' }>;

function isPlacement(action: Action | undefined): action is Placement {
  return action?.type === 'placeBlock' || action?.type === 'dummyTie';
}

/** The cell that a hint is about. */
export function hintCell({ plan }: Advice): number | undefined {
  return plan.find(isPlacement)?.cell;
}

/** The step of the plan that a hint is about: the placement, unless a blessing comes before everything. */
export function hintStep({ plan }: Advice): number {
  return plan[0]?.type === 'useBlessing' ? 0 : Math.max(0, plan.findIndex(isPlacement));
}

/** A hint in steps, each saying more: where, what, and why. */
export function hintLines(seats: readonly Seat[], state: State, advice: Advice, words: Texts): readonly string[] {
  const { hints } = words.table;
  const at = hintStep(advice);
  const place = advice.plan[at];
  if (!isPlacement(place)) {
    return [
      hints.action(place === undefined ? '' : actionText(state.view, place, words)),
      why(seats, state, advice, words),
    ];
  }
  const earlier = advice.plan.slice(0, at);
  const before = earlier.reduce((now, action) => play(now, action).state, state);
  const face = takenFace({ state: before, draft: place });
  return [
    hints.area(LEVEL_OF[place.cell] + 1),
    hints.tile(face, cellName(place.cell)),
    why(seats, state, advice, words),
  ];
}

/** What the plan brings by source, what it gives to others, and what it leaves to the next. */
function why(seats: readonly Seat[], { view }: State, { reasons }: Advice, words: Texts): string {
  const { hints } = words.table;
  const me = view.decider;
  const name = (seat: number) => seatAt(seats, seat).name;
  const list = (parts: readonly string[]) => new Intl.ListFormat(localeOf(words.language)).format(parts);
  const gains = gainsOf(reasons, me, words);
  const sentences = [
    gains.length === 0 ? hints.quiet : hints.gains(list(gains)),
    ...crewOf(view, reasons, words),
    ...[...rivalPoints(reasons, me)].map(([seat, points]) => hints.rival(name(seat), points)),
  ];
  const left = reasons.filter((reason) => reason.kind === 'leaves');
  const [next] = left;
  if (next !== undefined) {
    sentences.push(
      hints.leaves(name(next.seat), list(left.map(({ cell, points }) => hints.left(cellName(cell), points)))),
    );
  }
  return sentences.join(' ');
}

function gainsOf(reasons: readonly Reason[], me: number, { sources, table }: Texts): readonly string[] {
  const bySource = new Map<keyof typeof sources, number>();
  let steps = 0;
  for (const reason of reasons) {
    if (reason.kind === 'points' && reason.seat === me) {
      bySource.set(reason.source, (bySource.get(reason.source) ?? 0) + reason.points);
    }
    if (reason.kind === 'track' && reason.seat === me) steps += reason.steps;
  }
  const { hints } = table;
  return [
    ...[...bySource].map(([source, points]) => hints.gain(points, sources[source].name)),
    ...(steps > 0 ? [hints.steps(steps)] : []),
    ...(reasons.some(({ kind }) => kind === 'blessing') ? [hints.blessing] : []),
  ];
}

function crewOf(view: View, reasons: readonly Reason[], words: Texts): readonly string[] {
  const card = reasons.find((reason) => reason.kind === 'card');
  if (card === undefined) return [];
  const cards = (seatFacts(view, view.decider).types[CARD_TYPES.indexOf(card.as)] ?? 0) + 1;
  return [words.table.hints.crew(cards, words.cardTypes[card.as], card.as)];
}

function rivalPoints(reasons: readonly Reason[], me: number): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const reason of reasons) {
    if (reason.kind !== 'points' || reason.seat === me) continue;
    sums.set(reason.seat, (sums.get(reason.seat) ?? 0) + reason.points);
  }
  return sums;
}

function cardText(view: View, card: CardId, words: Texts): string {
  return cardName(cardLook(view.facts, cardNumber(view.facts, card) ?? NONE).types, words);
}

/** An action that is no placement, in a few words. */
function actionText(view: View, action: Action, words: Texts): string {
  const { table, blessings } = words;
  switch (action.type) {
    case 'takeCard':
      return cardText(view, action.card, words);
    case 'useBlessing':
      return table.use(blessings[action.blessing].name);
    case 'takeBlessing':
      return table.take(blessings[action.blessing].name);
    case 'useOrKeep':
    case 'endBlessing':
      return `${blessings[action.blessing].name}: ${action.use ? table.useIt : table.keep}`;
    case 'orderSquare':
      return squareText(action.square, words);
    case 'pass':
      return table.skip;
    default:
      return table.build;
  }
}
