import {
  ARCHITECT,
  activeSet,
  BEAST,
  BLESSING_IDS,
  BUILDER,
  ELDER,
  HELD,
  LAID,
  SCULPTOR,
  type View,
} from '@nunatak/engine';
import {
  BLESSING_COUNT,
  countBits,
  FIRST_SQUARE,
  HALVES,
  LINE_HALF,
  LINE_MASK,
  LINES,
  lowestBit,
  SQUARE_HALF,
  SQUARE_MASK,
  SUPPORT_HALF,
  SUPPORT_MASK,
  TYPE_COUNT,
} from '@nunatak/engine/fast';
import { type Holdings, TOOL_COUNT } from './holdings.ts';
import * as F from './layout.ts';
import { playableCells } from './playable.ts';
import { FIRST_READY_KIND, kindFor } from './square.ts';
import { squareCode } from './temple.ts';

const MOST_ENTRIES = 400;
const TOP_LEVEL = 3;
const UPPER_START = 25;
const UPPER = 1;

const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const INSIGHT = BLESSING_IDS.indexOf('insight');
const PROGRESS = BLESSING_IDS.indexOf('progress');
const DECORATION = BLESSING_IDS.indexOf('decoration');
const DIVERSITY = BLESSING_IDS.indexOf('diversity');
const EDGE = BLESSING_IDS.indexOf('edge');
const STABILITY = BLESSING_IDS.indexOf('stability');

/** The features of one seat that are not zero: where they are in the layout, and how much of them there is. */
export class FeatureList {
  readonly at = new Int32Array(MOST_ENTRIES);
  readonly amount = new Float64Array(MOST_ENTRIES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(feature: number, amount = 1): void {
    if (amount === 0) return;
    this.at[this.count] = feature;
    this.amount[this.count++] = amount;
  }

  /** The sum of the weights of the features, each times its amount. */
  times(weights: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += weights[this.at[i]] * this.amount[i];
    return sum;
  }
}

/** Writes down all features of a seat at the start of a turn. `place` is its place in the order of play, 0 for the mover. */
export function listFeatures(view: View, seat: number, place: number, holdings: Holdings, list: FeatureList): void {
  list.clear();
  list.add(F.PLACE + place);
  listCards(view, seat, holdings, list);
  listBlessings(view, seat, holdings, list);
  list.add(F.OUTER_LEAD + F.MOST_OUTER_LEAD + outerLead(view, seat));
  if (view.facts.players === 2) {
    const set = activeSet(view, seat);
    list.add(F.ACTIVE_SET + set.own * 2 + set.siku);
  }
  listTemple(view, seat, place, list);
}

export function clip(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}

function listCards(view: View, seat: number, holdings: Holdings, list: FeatureList): void {
  const { types, tools, symbols, shown } = holdings;
  const at = seat * TYPE_COUNT;
  const builders = types[at + BUILDER];
  list.add(F.BUILDERS + Math.min(builders, F.MOST_BUILDERS));
  const lead = clip(builders - holdings.mostBuildersBeside(seat, view.facts.seats), F.MOST_LEAD);
  list.add(F.LEAD + F.MOST_LEAD + lead);
  list.add(F.SCULPTORS + Math.min(types[at + SCULPTOR], F.MOST_SCULPTORS));
  const a = tools[seat * TOOL_COUNT];
  const b = tools[seat * TOOL_COUNT + 1];
  const c = tools[seat * TOOL_COUNT + 2];
  list.add(F.TOOL + Math.min(a, F.MOST_TOOL));
  list.add(F.TOOL + Math.min(b, F.MOST_TOOL));
  list.add(F.TOOL + Math.min(c, F.MOST_TOOL));
  const sets = Math.min(a, b, c);
  list.add(F.TOOL_SETS + Math.min(sets, F.MOST_TOOL_SETS));
  list.add(F.MIDDLE_TOOL + Math.min(middle(a, b, c), F.MOST_TOOL));
  const beasts = types[at + BEAST];
  list.add(F.BEASTS + Math.min(beasts, F.MOST_BEASTS));
  list.add(F.BEAST_SYMBOLS, symbols[seat]);
  list.add(F.BEAST_PRODUCT, beasts * symbols[seat]);
  const architects = types[at + ARCHITECT];
  const space = view.track[seat];
  list.add(F.ARCHITECTS + Math.min(architects, F.MOST_ARCHITECTS));
  list.add(F.ARCHITECT_NUMBER, architects * view.facts.trackNumber[space]);
  list.add(F.ARCHITECT_SPACE, architects * space);
  list.add(F.TRACK + Math.min(space, F.MOST_TRACK));
  list.add(F.ELDERS + Math.min(types[at + ELDER], F.MOST_ELDERS));
  let elderPoints = 0;
  let ones = 0;
  let twos = 0;
  let threes = 0;
  let fewest = types[at];
  for (let type = 0; type < TYPE_COUNT; type++) {
    const cards = types[at + type];
    elderPoints += shown[at + type] * cards;
    list.add(F.SHOWN + type, shown[at + type]);
    if (cards > 0) ones++;
    if (cards > 1) twos++;
    if (cards > 2) threes++;
    if (cards < fewest) fewest = cards;
  }
  list.add(F.ELDER_POINTS, elderPoints);
  list.add(F.SETS + Math.min(fewest, F.MOST_SETS));
  list.add(F.TYPES_WITH_ONE + ones);
  list.add(F.TYPES_WITH_TWO + twos);
  list.add(F.TYPES_WITH_THREE + threes);
}

/** The middle one of three numbers. */
export function middle(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function listBlessings(view: View, seat: number, holdings: Holdings, list: FeatureList): void {
  const { blessingSeat, blessingState } = view;
  for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
    if (blessingSeat[blessing] !== seat) continue;
    if (blessingState[blessing] === HELD) {
      list.add(F.BLESSING + blessing);
      list.add(...gainOf(view, seat, blessing, holdings));
    } else if (blessing === CONSTRUCTION && blessingState[blessing] === LAID) {
      const builders = holdings.types[seat * TYPE_COUNT + BUILDER];
      if (builders >= holdings.mostBuildersBeside(seat, view.facts.seats)) list.add(F.CONSTRUCTION_LEAD);
    }
  }
}

/** The feature that says how much a held end blessing would pay now. */
export function gainOf(
  view: View,
  seat: number,
  blessing: number,
  holdings: Holdings,
): [feature: number, amount: number] {
  const { facts } = view;
  const { types, tools } = holdings;
  switch (blessing) {
    case INSIGHT:
      return [F.INSIGHT_NUMBER, facts.trackNext[view.track[seat]]];
    case PROGRESS: {
      let gain = 0;
      for (let i = seat * TOOL_COUNT; i < (seat + 1) * TOOL_COUNT; i++) gain += progressGain(view, tools[i]);
      return [F.PROGRESS_GAIN, gain];
    }
    case DECORATION:
      return [F.DECORATION_GAIN, decorationGain(view, types[seat * TYPE_COUNT + SCULPTOR])];
    case DIVERSITY: {
      let fewest = types[seat * TYPE_COUNT];
      for (let i = 1; i < TYPE_COUNT; i++) fewest = Math.min(fewest, types[seat * TYPE_COUNT + i]);
      return [F.DIVERSITY_SETS, fewest];
    }
    case EDGE:
      return [F.EDGE_BLOCKS, blocksWithin(view, seat, facts.outer)];
    case STABILITY:
      return [F.STABILITY_CORNERS, blocksWithin(view, seat, facts.corners)];
    default:
      return [F.INSIGHT_NUMBER, 0];
  }
}

export function progressGain({ facts }: View, cards: number): number {
  const last = facts.artisans.length - 1;
  return facts.progress[Math.min(cards, facts.progress.length - 1)] - facts.artisans[Math.min(cards, last)];
}

export function decorationGain({ facts }: View, cards: number): number {
  const last = facts.sculptors.length - 1;
  return facts.decoration[Math.min(cards, facts.decoration.length - 1)] - facts.sculptors[Math.min(cards, last)];
}

export function blocksWithin(view: View, seat: number, masks: readonly number[]): number {
  return countBits(view.blocks[seat * HALVES] & masks[0]) + countBits(view.blocks[seat * HALVES + 1] & masks[1]);
}

/** F2: outer blocks of a seat less the most of any other, clipped. */
export function outerLead(view: View, seat: number): number {
  let most = 0;
  for (let other = 0; other < view.facts.seats; other++) {
    if (other !== seat) most = Math.max(most, blocksWithin(view, other, view.facts.outer));
  }
  return clip(blocksWithin(view, seat, view.facts.outer) - most, F.MOST_OUTER_LEAD);
}

function listTemple(view: View, seat: number, place: number, list: FeatureList): void {
  const playableBase = playableCells(view, 0);
  const playableUpper = playableCells(view, UPPER);
  for (let square = 0; square < SQUARE_MASK.length; square++) {
    const code = squareCode(view, square + FIRST_SQUARE);
    const kind = kindFor(code, seat);
    if (kind < 0) continue;
    list.add(F.SQUARE + place * F.SQUARE_KINDS + kind);
    if (kind < FIRST_READY_KIND) continue;
    const half = SQUARE_HALF[square];
    const missing = SQUARE_MASK[square] & ~view.occupied[half];
    if ((missing & (half === 0 ? playableBase : playableUpper)) !== 0) {
      list.add(F.READY + place * F.READY_KINDS + kind - FIRST_READY_KIND);
    }
  }
  for (let rest = view.open[UPPER]; rest !== 0; rest &= rest - 1) {
    const cell = UPPER_START + lowestBit(rest);
    const support = countBits(view.blocks[seat * HALVES + SUPPORT_HALF[cell]] & SUPPORT_MASK[cell]);
    list.add(F.OPEN + place * (F.MOST_SUPPORT + 1) + support);
  }
  for (let line = 0; line < LINES.length; line++) {
    if (LINES[line].level === TOP_LEVEL) continue;
    const half = LINE_HALF[line];
    const missing = LINE_MASK[line] & ~view.occupied[half];
    const count = countBits(missing);
    if (count === 2) list.add(F.LINE_TWO + place);
    if (count !== 1) continue;
    list.add(F.LINE_ONE + place);
    if ((missing & (half === 0 ? playableBase : playableUpper)) !== 0) list.add(F.LINE_READY + place);
  }
}
