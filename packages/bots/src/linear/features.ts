import { ARCHITECT, BEAST, BLESSING_IDS, BUILDER, type Facts, NONE, SCULPTOR } from '@nunatak/engine';
import { ARTISAN, lowestBit, TYPE_COUNT } from '@nunatak/engine/fast';
import * as F from './layout.ts';
import { type Reading, TOOL_COUNT } from './reading.ts';

const MOST_ENTRIES = 400;

const INSIGHT = BLESSING_IDS.indexOf('insight');
const PROGRESS = BLESSING_IDS.indexOf('progress');
const DECORATION = BLESSING_IDS.indexOf('decoration');
const DIVERSITY = BLESSING_IDS.indexOf('diversity');
const EDGE = BLESSING_IDS.indexOf('edge');
const STABILITY = BLESSING_IDS.indexOf('stability');

/** Receives the features of a seat: the index in the layout, and the amount. */
export interface FeatureSink {
  add(feature: number, amount: number): void;
}

/** Collects non-zero features, for the tuner to fit weights to. */
export class FeatureList implements FeatureSink {
  readonly at = new Int32Array(MOST_ENTRIES);
  readonly amount = new Float64Array(MOST_ENTRIES);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(feature: number, amount: number): void {
    if (amount === 0) return;
    this.at[this.count] = feature;
    this.amount[this.count++] = amount;
  }
}

/** Sums weight times amount over features: the worth. */
export class WeightedSum implements FeatureSink {
  sum = 0;
  #weights: Float64Array;

  constructor(weights: Float64Array) {
    this.#weights = weights;
  }

  begin(weights: Float64Array): void {
    this.#weights = weights;
    this.sum = 0;
  }

  add(feature: number, amount: number): void {
    this.sum += this.#weights[feature] * amount;
  }
}

/**
 * Adds the features of what a seat has collected: cards, track, blessings, outer blocks, and the blocks left in its
 * active set.
 */
export function addPerson(reading: Reading, facts: Facts, seat: number, sink: FeatureSink): void {
  for (let type = 0; type < TYPE_COUNT; type++) addType(reading, facts, seat, type, sink);
  addAcrossTypes(reading, seat, sink);
  addTrack(reading, seat, sink);
  addHeld(reading, facts, seat, sink);
  addOuterLead(reading, seat, sink);
  if (facts.players === 2) addActiveSet(reading, seat, sink);
}

export function addActiveSet({ sets }: Reading, seat: number, sink: FeatureSink): void {
  sink.add(F.ACTIVE_SET + sets[seat], 1);
}

export function addOuterLead(reading: Reading, seat: number, sink: FeatureSink): void {
  sink.add(F.OUTER_LEAD + F.MOST_OUTER_LEAD + clip(reading.outerLead(seat), F.MOST_OUTER_LEAD), 1);
}

function clip(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}

/** Adds the features that cards of one type have by themselves. */
export function addType(reading: Reading, facts: Facts, seat: number, type: number, sink: FeatureSink): void {
  const cards = reading.types[seat * TYPE_COUNT + type];
  switch (type) {
    case BUILDER:
      addBuilders(reading, seat, sink);
      return;
    case SCULPTOR:
      sink.add(F.SCULPTORS + Math.min(cards, F.MOST_SCULPTORS), 1);
      return;
    case ARTISAN:
      addTools(reading, seat, sink);
      return;
    case BEAST:
      sink.add(F.BEASTS + Math.min(cards, F.MOST_BEASTS), 1);
      sink.add(F.BEAST_SYMBOLS, reading.symbols[seat]);
      sink.add(F.BEAST_PRODUCT, cards * reading.symbols[seat]);
      return;
    case ARCHITECT: {
      const space = reading.track[seat];
      sink.add(F.ARCHITECTS + Math.min(cards, F.MOST_ARCHITECTS), 1);
      sink.add(F.ARCHITECT_NUMBER, cards * facts.trackNumber[space]);
      sink.add(F.ARCHITECT_SPACE, cards * space);
      return;
    }
    default:
      sink.add(F.ELDERS + Math.min(cards, F.MOST_ELDERS), 1);
  }
}

/** F3: adds the number of builders, and the lead over the seat with the most others. */
export function addBuilders(reading: Reading, seat: number, sink: FeatureSink): void {
  const builders = reading.types[seat * TYPE_COUNT + BUILDER];
  const lead = builders - reading.mostBuildersBeside(seat);
  sink.add(F.BUILDERS + Math.min(builders, F.MOST_BUILDERS), 1);
  sink.add(F.LEAD + F.MOST_LEAD + clip(lead, F.MOST_LEAD), 1);
  if (reading.constructionOf === seat && lead >= 0) sink.add(F.CONSTRUCTION_LEAD, 1);
}

export function addTrack({ track }: Reading, seat: number, sink: FeatureSink): void {
  sink.add(F.TRACK + Math.min(track[seat], F.MOST_TRACK), 1);
}

/** F8, F10: adds the features that combine types: elders' points, and sets. */
export function addAcrossTypes({ types, shown }: Reading, seat: number, sink: FeatureSink): void {
  const at = seat * TYPE_COUNT;
  let elderPoints = 0;
  let ones = 0;
  let twos = 0;
  let threes = 0;
  let fewest = types[at];
  for (let type = 0; type < TYPE_COUNT; type++) {
    const cards = types[at + type];
    if (shown[at + type] !== 0) {
      elderPoints += shown[at + type] * cards;
      sink.add(F.SHOWN + type, shown[at + type]);
    }
    if (cards > 0) ones++;
    if (cards > 1) twos++;
    if (cards > 2) threes++;
    if (cards < fewest) fewest = cards;
  }
  sink.add(F.ELDER_POINTS, elderPoints);
  sink.add(F.SETS + Math.min(fewest, F.MOST_SETS), 1);
  sink.add(F.TYPES_WITH_ONE + ones, 1);
  sink.add(F.TYPES_WITH_TWO + twos, 1);
  sink.add(F.TYPES_WITH_THREE + threes, 1);
}

function addTools(reading: Reading, seat: number, sink: FeatureSink): void {
  const a = toolsOf(reading, seat, 0);
  const b = toolsOf(reading, seat, 1);
  const c = toolsOf(reading, seat, 2);
  sink.add(F.TOOL + Math.min(a, F.MOST_TOOL), 1);
  sink.add(F.TOOL + Math.min(b, F.MOST_TOOL), 1);
  sink.add(F.TOOL + Math.min(c, F.MOST_TOOL), 1);
  sink.add(F.TOOL_SETS + Math.min(a, b, c, F.MOST_TOOL_SETS), 1);
  sink.add(F.MIDDLE_TOOL + Math.min(middle(a, b, c), F.MOST_TOOL), 1);
}

function toolsOf(reading: Reading, seat: number, tool: number): number {
  const own = reading.tools[seat * TOOL_COUNT + tool];
  return reading.changeOf === seat && toolOfChange(reading, seat) === tool ? own + 1 : own;
}

/** E25: until its tool is chosen, counts Change as the tool its owner has fewest of. */
function toolOfChange({ tools, changeTool }: Reading, seat: number): number {
  if (changeTool !== NONE) return changeTool;
  const first = seat * TOOL_COUNT;
  let fewest = 0;
  for (let tool = 1; tool < TOOL_COUNT; tool++) if (tools[first + tool] < tools[first + fewest]) fewest = tool;
  return fewest;
}

function middle(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

/** Adds held blessings, and how much each end blessing would pay now. */
export function addHeld(reading: Reading, facts: Facts, seat: number, sink: FeatureSink): void {
  for (let rest = reading.held[seat]; rest !== 0; rest &= rest - 1) {
    const blessing = lowestBit(rest);
    sink.add(F.BLESSING + blessing, 1);
    if (blessing === INSIGHT) sink.add(F.INSIGHT_NUMBER, facts.trackNext[reading.track[seat]]);
    else if (blessing === PROGRESS) sink.add(F.PROGRESS_GAIN, progressGains(reading, facts, seat));
    else if (blessing === DECORATION) {
      sink.add(F.DECORATION_GAIN, decorationGain(facts, reading.types[seat * TYPE_COUNT + SCULPTOR]));
    } else if (blessing === DIVERSITY) sink.add(F.DIVERSITY_SETS, fewestOf(reading.types, seat));
    else if (blessing === EDGE) sink.add(F.EDGE_BLOCKS, reading.outer[seat]);
    else if (blessing === STABILITY) sink.add(F.STABILITY_CORNERS, reading.corners[seat]);
  }
}

function fewestOf(types: Int32Array, seat: number): number {
  let fewest = types[seat * TYPE_COUNT];
  for (let type = 1; type < TYPE_COUNT; type++) fewest = Math.min(fewest, types[seat * TYPE_COUNT + type]);
  return fewest;
}

function progressGains(reading: Reading, facts: Facts, seat: number): number {
  let gain = 0;
  for (let tool = 0; tool < TOOL_COUNT; tool++) gain += progressGain(facts, toolsOf(reading, seat, tool));
  return gain;
}

function progressGain({ progress, artisans }: Facts, cards: number): number {
  return progress[Math.min(cards, progress.length - 1)] - artisans[Math.min(cards, artisans.length - 1)];
}

function decorationGain({ decoration, sculptors }: Facts, cards: number): number {
  return decoration[Math.min(cards, decoration.length - 1)] - sculptors[Math.min(cards, sculptors.length - 1)];
}
