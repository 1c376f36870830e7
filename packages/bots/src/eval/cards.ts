import { ARCHITECT, BEAST, BLESSING_IDS, BUILDER, ELDER, HELD, LAID, SCULPTOR, type View } from '@nunatak/engine';
import { ARTISAN, lowestBit, TYPE_COUNT } from '@nunatak/engine/fast';
import { clip, decorationGain, middle, progressGain } from './features.ts';
import { type Holdings, TOOL_COUNT } from './holdings.ts';
import * as F from './layout.ts';

const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const PROGRESS = BLESSING_IDS.indexOf('progress');
const DECORATION = BLESSING_IDS.indexOf('decoration');
const DIVERSITY = BLESSING_IDS.indexOf('diversity');
const INSIGHT = BLESSING_IDS.indexOf('insight');

export function holds(view: View, seat: number, blessing: number): boolean {
  return view.blessingSeat[blessing] === seat && view.blessingState[blessing] === HELD;
}

/** What a card of a type is worth to a seat by the features it changes. `tool`, `symbols` and `shows` are of its face. */
export function cardWorth(
  view: View,
  holdings: Holdings,
  w: Float64Array,
  seat: number,
  type: number,
  tool: number,
  symbols: number,
  shows: number,
): number {
  const { types } = holdings;
  const at = seat * TYPE_COUNT;
  const n = types[at + type];
  let worth = w[F.ELDER_POINTS] * holdings.shown[at + type] + setWorth(view, holdings, w, seat, type);
  switch (type) {
    case BUILDER:
      worth += step(w, F.BUILDERS, n, F.MOST_BUILDERS) + leadWorth(view, holdings, w, seat, 1, 0);
      if (view.blessingSeat[CONSTRUCTION] === seat && view.blessingState[CONSTRUCTION] === LAID) {
        worth += constructionWorth(view, holdings, w, seat);
      }
      break;
    case SCULPTOR:
      worth += step(w, F.SCULPTORS, n, F.MOST_SCULPTORS);
      if (holds(view, seat, DECORATION)) {
        worth += w[F.DECORATION_GAIN] * (decorationGain(view, n + 1) - decorationGain(view, n));
      }
      break;
    case ARTISAN:
      worth += toolWorth(view, holdings, w, seat, tool);
      break;
    case BEAST: {
      const had = holdings.symbols[seat];
      worth += step(w, F.BEASTS, n, F.MOST_BEASTS) + w[F.BEAST_SYMBOLS] * symbols;
      worth += w[F.BEAST_PRODUCT] * ((n + 1) * (had + symbols) - n * had);
      break;
    }
    case ARCHITECT: {
      const space = view.track[seat];
      worth += step(w, F.ARCHITECTS, n, F.MOST_ARCHITECTS);
      worth += w[F.ARCHITECT_NUMBER] * view.facts.trackNumber[space] + w[F.ARCHITECT_SPACE] * space;
      break;
    }
    default:
      worth += step(w, F.ELDERS, n, F.MOST_ELDERS);
      for (let rest = shows; rest !== 0; rest &= rest - 1) {
        const shown = lowestBit(rest);
        worth += w[F.SHOWN + shown] + w[F.ELDER_POINTS] * (types[at + shown] + (shown === ELDER ? 1 : 0));
      }
  }
  return worth;
}

/** The change of a table read one further on. */
function step(w: Float64Array, table: number, n: number, most: number): number {
  return n >= most ? 0 : w[table + n + 1] - w[table + n];
}

/** The lead of a seat after builders are added to it and to the others' best. */
export function leadWorth(
  view: View,
  holdings: Holdings,
  w: Float64Array,
  seat: number,
  own: number,
  others: number,
): number {
  const lead =
    holdings.types[seat * TYPE_COUNT + BUILDER] - holdings.mostBuildersBeside(seat, view.facts.seats) + F.MOST_LEAD;
  const most = 2 * F.MOST_LEAD;
  return w[F.LEAD + within(lead + own - others, most)] - w[F.LEAD + within(lead, most)];
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

function constructionWorth(view: View, holdings: Holdings, w: Float64Array, seat: number): number {
  const lead = holdings.types[seat * TYPE_COUNT + BUILDER] - holdings.mostBuildersBeside(seat, view.facts.seats);
  return lead === -1 ? w[F.CONSTRUCTION_LEAD] : 0;
}

function toolWorth(view: View, { tools }: Holdings, w: Float64Array, seat: number, tool: number): number {
  const first = seat * TOOL_COUNT;
  const a = tools[first];
  const b = tools[first + 1];
  const c = tools[first + 2];
  const n = tools[first + tool];
  let worth = step(w, F.TOOL, n, F.MOST_TOOL);
  const a1 = tool === 0 ? a + 1 : a;
  const b1 = tool === 1 ? b + 1 : b;
  const c1 = tool === 2 ? c + 1 : c;
  const sets = Math.min(a, b, c);
  if (Math.min(a1, b1, c1) > sets) worth += step(w, F.TOOL_SETS, sets, F.MOST_TOOL_SETS);
  const mid = middle(a, b, c);
  if (middle(a1, b1, c1) > mid) worth += step(w, F.MIDDLE_TOOL, mid, F.MOST_TOOL);
  if (holds(view, seat, PROGRESS)) {
    worth += w[F.PROGRESS_GAIN] * (progressGain(view, n + 1) - progressGain(view, n));
  }
  return worth;
}

/** F10: what one more card of a type does for sets of all six. */
function setWorth(view: View, { types }: Holdings, w: Float64Array, seat: number, type: number): number {
  const at = seat * TYPE_COUNT;
  const n = types[at + type];
  if (n > 2 && n >= F.MOST_SETS) return 0;
  let fewest = n;
  let fewestElsewhere = Number.POSITIVE_INFINITY;
  let reached = 0;
  for (let i = 0; i < TYPE_COUNT; i++) {
    const cards = types[at + i];
    if (cards < fewest) fewest = cards;
    if (i !== type && cards < fewestElsewhere) fewestElsewhere = cards;
    if (cards > n) reached++;
  }
  let worth = 0;
  if (n === 0) worth += w[F.TYPES_WITH_ONE + reached + 1] - w[F.TYPES_WITH_ONE + reached];
  else if (n === 1) worth += w[F.TYPES_WITH_TWO + reached + 1] - w[F.TYPES_WITH_TWO + reached];
  else if (n === 2) worth += w[F.TYPES_WITH_THREE + reached + 1] - w[F.TYPES_WITH_THREE + reached];
  if (fewest === n && fewestElsewhere > n) {
    worth += step(w, F.SETS, n, F.MOST_SETS);
    if (holds(view, seat, DIVERSITY)) worth += w[F.DIVERSITY_SETS];
  }
  return worth;
}

/** What steps on the architect track are worth to a seat. */
export function trackWorth(view: View, holdings: Holdings, w: Float64Array, seat: number, steps: number): number {
  const { trackNumber, trackNext } = view.facts;
  const from = view.track[seat];
  const to = Math.min(from + steps, trackNumber.length - 1);
  if (to === from) return 0;
  const architects = holdings.types[seat * TYPE_COUNT + ARCHITECT];
  let worth = w[F.TRACK + Math.min(to, F.MOST_TRACK)] - w[F.TRACK + Math.min(from, F.MOST_TRACK)];
  worth += architects * architectGain(view, w, from, to);
  if (holds(view, seat, INSIGHT)) worth += w[F.INSIGHT_NUMBER] * (trackNext[to] - trackNext[from]);
  return worth;
}

/** What moving on the track adds to one architect card. */
export function architectGain(view: View, w: Float64Array, from: number, to: number): number {
  const { trackNumber } = view.facts;
  return w[F.ARCHITECT_NUMBER] * (trackNumber[to] - trackNumber[from]) + w[F.ARCHITECT_SPACE] * (to - from);
}

/** The change of the outer lead's worth when a seat or its strongest rival gets one more outer block. */
export function outerLeadWorth(w: Float64Array, lead: number, change: number): number {
  const most = F.MOST_OUTER_LEAD;
  return w[F.OUTER_LEAD + most + clip(lead + change, most)] - w[F.OUTER_LEAD + most + clip(lead, most)];
}
