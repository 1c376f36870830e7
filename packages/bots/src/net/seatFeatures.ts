import {
  ARCHITECT,
  activeSet,
  BEAST,
  BUILDER,
  completionRanking,
  ELDER,
  type Facts,
  HELD,
  LAID,
  SCULPTOR,
  TOOLS,
  type View,
} from '@nunatak/engine';
import { BLESSING_COUNT, blocksWithin, TYPE_COUNT, tablePoints } from '@nunatak/engine/fast';
import { Hands } from './hands.ts';
import type { Inputs } from './inputs.ts';
import { type Layout, MOST, SEAT, SEAT_FIGURE_IDS, type SeatFigure } from './layout.ts';

const TOOL_COUNT = TOOLS.length;
const FIGURES = SEAT_FIGURE_IDS.length;
const FIGURE = Object.fromEntries(SEAT_FIGURE_IDS.map((id, i) => [id, i])) as Record<SeatFigure, number>;

/** Encodes what each seat has: cards, track, blessings, and the points they are worth by the edition's tables. */
export class SeatFeatures {
  readonly #layout: Layout;
  readonly #facts: Facts;
  readonly #hands = new Hands();
  readonly #outer: Int32Array;

  constructor(layout: Layout, facts: Facts) {
    this.#layout = layout;
    this.#facts = facts;
    this.#outer = new Int32Array(layout.seats);
  }

  write(view: View, order: Int32Array, into: Inputs): void {
    const { seats, players, seat: start, seatSize } = this.#layout;
    this.#hands.read(view);
    for (let seat = 0; seat < seats; seat++) this.#outer[seat] = blocksWithin(view, seat, this.#facts.outer);
    for (let r = 0; r < seats; r++) {
      const seat = order[r];
      const at = start + r * seatSize;
      const figures = this.#layout.seatFigures + r * FIGURES;
      this.#writeAnySeat(view, seat, at, figures, into);
      if (seat >= players) continue;
      this.#writeTools(seat, at, figures, into);
      this.#writeTrack(view, seat, at, figures, into);
      this.#writeTypes(seat, at, figures, into);
      this.#writeState(view, seat, at, into);
      into.figures[figures + FIGURE.points] = view.points[seat];
    }
    this.#writeBlessings(view, order, into);
    if (players === 4) this.#writeCompletion(view, order, into);
  }

  /** Encodes what Siku and the dummies have too: builders, outer blocks and a supply (F12). */
  #writeAnySeat(view: View, seat: number, at: number, figures: number, into: Inputs): void {
    const { seats } = this.#layout;
    const builders = this.#hands.types[seat * TYPE_COUNT + BUILDER];
    if (builders > 0) into.add(at + SEAT.builders + Math.min(builders, MOST.builders));
    const lead = clip(builders - this.#hands.mostBuildersBeside(seat, seats), MOST.lead);
    into.add(at + SEAT.lead + MOST.lead + lead);
    let most = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, this.#outer[other]);
    into.add(at + SEAT.outerLead + MOST.outerLead + clip(this.#outer[seat] - most, MOST.outerLead));
    into.figures[figures + FIGURE.supply] = view.supply[seat];
    into.figures[figures + FIGURE.outer] = this.#outer[seat];
    into.figures[figures + FIGURE.corners] = blocksWithin(view, seat, this.#facts.corners);
  }

  #writeTools(seat: number, at: number, figures: number, into: Inputs): void {
    const { artisans, progress, sculptors, decoration } = this.#facts;
    const { tools, types } = this.#hands;
    let points = 0;
    let next = 0;
    let gain = 0;
    for (let tool = 0; tool < TOOL_COUNT; tool++) {
      const count = tools[seat * TOOL_COUNT + tool];
      if (count > 0) into.add(at + SEAT.tool + tool * (MOST.tool + 1) + Math.min(count, MOST.tool));
      points += tablePoints(artisans, count);
      next += tablePoints(artisans, count + 1) - tablePoints(artisans, count);
      gain += tablePoints(progress, count) - tablePoints(artisans, count);
    }
    const a = tools[seat * TOOL_COUNT];
    const b = tools[seat * TOOL_COUNT + 1];
    const c = tools[seat * TOOL_COUNT + 2];
    const sets = Math.min(a, b, c);
    const middle = a + b + c - sets - Math.max(a, b, c);
    if (sets > 0) into.add(at + SEAT.toolSets + Math.min(sets, MOST.toolSets));
    if (middle > 0) into.add(at + SEAT.middleTool + Math.min(middle, MOST.tool));
    into.figures[figures + FIGURE.artisans] = points;
    into.figures[figures + FIGURE.nextArtisans] = next;
    into.figures[figures + FIGURE.progressGain] = gain;
    const carved = types[seat * TYPE_COUNT + SCULPTOR];
    if (carved > 0) into.add(at + SEAT.sculptors + Math.min(carved, MOST.sculptors));
    into.figures[figures + FIGURE.sculptors] = tablePoints(sculptors, carved);
    into.figures[figures + FIGURE.nextSculptor] = tablePoints(sculptors, carved + 1) - tablePoints(sculptors, carved);
    into.figures[figures + FIGURE.decorationGain] = tablePoints(decoration, carved) - tablePoints(sculptors, carved);
  }

  #writeTrack(view: View, seat: number, at: number, figures: number, into: Inputs): void {
    const { trackNumber, trackNext } = this.#facts;
    const architects = this.#hands.types[seat * TYPE_COUNT + ARCHITECT];
    const space = view.track[seat];
    const number = tablePoints(trackNumber, space);
    if (architects > 0) into.add(at + SEAT.architects + Math.min(architects, MOST.architects));
    if (space > 0) into.add(at + SEAT.track + Math.min(space, MOST.track));
    into.figures[figures + FIGURE.architects] = architects * number;
    into.figures[figures + FIGURE.nextStep] = architects * (tablePoints(trackNumber, space + 1) - number);
    into.figures[figures + FIGURE.trackNumber] = number;
    into.figures[figures + FIGURE.insight] = tablePoints(trackNext, space);
  }

  #writeTypes(seat: number, at: number, figures: number, into: Inputs): void {
    const { types, shown, beastSymbols } = this.#hands;
    const t = seat * TYPE_COUNT;
    const beasts = types[t + BEAST];
    const elders = types[t + ELDER];
    const symbols = beastSymbols[seat];
    if (beasts > 0) into.add(at + SEAT.beasts + Math.min(beasts, MOST.beasts));
    if (symbols > 0) into.add(at + SEAT.beastSymbols + Math.min(symbols, MOST.beastSymbols));
    if (elders > 0) into.add(at + SEAT.elders + Math.min(elders, MOST.elders));
    let ones = 0;
    let twos = 0;
    let threes = 0;
    let fewest = types[t];
    let elderPoints = 0;
    for (let type = 0; type < TYPE_COUNT; type++) {
      const cards = types[t + type];
      const shows = shown[t + type];
      if (shows > 0) into.add(at + SEAT.shown + type * (MOST.shown + 1) + Math.min(shows, MOST.shown));
      if (cards > 0) into.add(at + SEAT.cards + type * (MOST.cards + 1) + Math.min(cards, MOST.cards));
      if (cards > 0) ones++;
      if (cards > 1) twos++;
      if (cards > 2) threes++;
      fewest = Math.min(fewest, cards);
      elderPoints += shows * cards;
    }
    if (fewest > 0) into.add(at + SEAT.sets + Math.min(fewest, MOST.sets));
    if (ones > 0) into.add(at + SEAT.typesWithOne + ones);
    if (twos > 0) into.add(at + SEAT.typesWithTwo + twos);
    if (threes > 0) into.add(at + SEAT.typesWithThree + threes);
    into.figures[figures + FIGURE.beasts] = beasts * symbols;
    into.figures[figures + FIGURE.elders] = elderPoints;
  }

  #writeState(view: View, seat: number, at: number, into: Inputs): void {
    if (view.reservedBy === seat) into.add(at + SEAT.reserved);
    if ((view.misses & (1 << seat)) !== 0) into.add(at + SEAT.misses);
    if (view.extraTurns.length > 0 && view.extraTurns.includes(seat)) into.add(at + SEAT.extraTurn);
    if (this.#layout.players === 2) {
      const set = activeSet(view, seat);
      into.add(at + SEAT.activeSet + set.own * 2 + set.siku);
    }
  }

  #writeBlessings({ blessingState, blessingSeat }: View, order: Int32Array, into: Inputs): void {
    const { players, seat: start, seatSize } = this.#layout;
    for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
      const where = blessingState[blessing];
      if (where !== HELD && where !== LAID) continue;
      for (let r = 0; r < players; r++) {
        if (order[r] !== blessingSeat[blessing]) continue;
        into.add(start + r * seatSize + (where === HELD ? SEAT.blessing : SEAT.laid) + blessing);
      }
    }
  }

  /** W1: encodes each seat's place in the ranking for the two extra turns, if the temple were completed now. */
  #writeCompletion(view: View, order: Int32Array, into: Inputs): void {
    const { seats, seat: start, seatSize } = this.#layout;
    const ranking = completionRanking(view);
    for (let r = 0; r < seats; r++) {
      into.add(start + r * seatSize + SEAT.completionRank + ranking.indexOf(order[r]));
    }
  }
}

function clip(value: number, most: number): number {
  return Math.min(Math.max(value, -most), most);
}
