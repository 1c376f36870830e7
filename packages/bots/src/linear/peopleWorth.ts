import { ARCHITECT, BUILDER, type Facts, HELD, LAID, NONE, type View } from '@nunatak/engine';
import { BIT_OF, BLESSINGS, cloneView, HALF_OF, TYPE_COUNT } from '@nunatak/engine/fast';
import {
  addAcrossTypes,
  addActiveSet,
  addBuilders,
  addHeld,
  addOuterLead,
  addPerson,
  addTrack,
  addType,
  WeightedSum,
} from './features.ts';
import type { Reading } from './reading.ts';
import { shareOf } from './tables.ts';
import type { Weights } from './weights.ts';

/**
 * Estimates what the players' cards, blessings and outer blocks are worth to one seat (the mover), minus their worth to
 * rivals. To value a change, applies it to the reading, sums again with the judge's features, and takes it back.
 */
export class PeopleWorth {
  readonly #weights: Weights;
  readonly #reading: Reading;
  readonly #sum: WeightedSum;
  #facts: Facts | undefined;
  #me = 0;
  #phase = 0;
  /** By type: current sum of all features that one more card of the type would change; NaN until computed. */
  readonly #cardsNow = new Float64Array(TYPE_COUNT);

  constructor(weights: Weights, reading: Reading) {
    this.#weights = weights;
    this.#reading = reading;
    this.#sum = new WeightedSum(weights.phases[0]);
  }

  /** Starts a turn of a seat; the reading must be up to date. */
  begin(facts: Facts, me: number, phase: number): void {
    this.#facts = facts;
    this.#me = me;
    this.#phase = phase;
    this.#cardsNow.fill(Number.NaN);
  }

  /** Returns the total worth of all seats' possessions to the mover; rivals' count as negative. */
  all(): number {
    let worth = 0;
    for (let seat = 0; seat < this.#weights.players; seat++) {
      worth += shareOf(this.#weights, this.#me, seat) * this.#person(seat);
    }
    return worth;
  }

  #person(seat: number): number {
    this.#begin();
    if (this.#facts !== undefined) addPerson(this.#reading, this.#facts, seat, this.#sum);
    return this.#sum.sum;
  }

  /**
   * Returns the worth of a card that joins a seat's cards as a type. A builder changes every seat's lead (F3); other
   * types count for the mover only.
   */
  card(seat: number, type: number, card: number): number {
    if (Number.isNaN(this.#cardsNow[type])) this.#cardsNow[type] = this.#cards(type);
    this.#reading.moveCard(seat, type, card, 1);
    const worth = this.#cards(type) - this.#cardsNow[type];
    this.#reading.moveCard(seat, type, card, -1);
    return worth;
  }

  /** Sums the features that a card of a type can change. */
  #cards(type: number): number {
    const sum = this.#sum;
    const facts = this.#facts;
    if (facts === undefined) return 0;
    let worth = 0;
    if (type === BUILDER) {
      for (let seat = 0; seat < this.#weights.players; seat++) {
        if (seat === this.#me) continue;
        this.#begin();
        addBuilders(this.#reading, seat, sum);
        worth += shareOf(this.#weights, this.#me, seat) * sum.sum;
      }
    }
    this.#begin();
    addType(this.#reading, facts, this.#me, type, sum);
    addAcrossTypes(this.#reading, this.#me, sum);
    addHeld(this.#reading, facts, this.#me, sum);
    return worth + sum.sum;
  }

  /** Returns the worth of steps on the track; the mover never passes the last space (P2). */
  steps(steps: number): number {
    const before = this.#track();
    const from = this.#advance(steps);
    const worth = this.#track() - before;
    this.#reading.track[this.#me] = from;
    return worth;
  }

  /** Sums the features that depend on the mover's space on the track. */
  #track(): number {
    if (this.#facts === undefined) return 0;
    this.#begin();
    addTrack(this.#reading, this.#me, this.#sum);
    addType(this.#reading, this.#facts, this.#me, ARCHITECT, this.#sum);
    addHeld(this.#reading, this.#facts, this.#me, this.#sum);
    return this.#sum.sum;
  }

  #begin(): void {
    this.#sum.begin(this.#weights.phases[this.#phase]);
  }

  #advance(steps: number): number {
    const { track } = this.#reading;
    const from = track[this.#me];
    const last = this.#facts === undefined ? from : this.#facts.trackNumber.length - 1;
    track[this.#me] = Math.min(from + steps, last);
    return from;
  }

  /** Returns the worth of one more outer block of a seat, including the race for the cap (F2) and Edge (E21). */
  outer(builder: number): number {
    const { outer } = this.#reading;
    const before = this.#outerWorth();
    outer[builder]++;
    const worth = this.#outerWorth() - before;
    outer[builder]--;
    return worth;
  }

  /** E20: returns the worth of exchanging two blocks with a seat, by the effect on outer and corner blocks. */
  exchangeWorth(own: number, other: number, seat: number): number {
    const { facts } = this.#reading;
    if (facts === undefined) return 0;
    const outerBy = within(facts.outer, other) - within(facts.outer, own);
    const cornersBy = within(facts.corners, other) - within(facts.corners, own);
    if (outerBy === 0 && cornersBy === 0) return 0;
    const before = this.#outerWorth();
    this.#transfer(seat, outerBy, cornersBy);
    const worth = this.#outerWorth() - before;
    this.#transfer(seat, -outerBy, -cornersBy);
    return worth;
  }

  /** Moves numbers of outer and corner blocks from a seat to the mover. */
  #transfer(seat: number, outerBy: number, cornersBy: number): void {
    const { outer, corners } = this.#reading;
    outer[this.#me] += outerBy;
    outer[seat] -= outerBy;
    corners[this.#me] += cornersBy;
    corners[seat] -= cornersBy;
  }

  #outerWorth(): number {
    let worth = 0;
    for (let seat = 0; seat < this.#weights.players; seat++) {
      this.#begin();
      addOuterLead(this.#reading, seat, this.#sum);
      if (this.#facts !== undefined) addHeld(this.#reading, this.#facts, seat, this.#sum);
      worth += shareOf(this.#weights, this.#me, seat) * this.#sum.sum;
    }
    return worth;
  }

  /** Returns the worth of one more block of the mover on a corner (E22). */
  corner(): number {
    const { corners } = this.#reading;
    const before = this.#held();
    corners[this.#me]++;
    const worth = this.#held() - before;
    corners[this.#me]--;
    return worth;
  }

  /** Y1: returns the change in worth if the active set becomes `next`, coded as own * 2 + siku. */
  set(next: number): number {
    const { sets } = this.#reading;
    const before = this.#activeSet();
    const now = sets[this.#me];
    sets[this.#me] = next;
    const worth = this.#activeSet() - before;
    sets[this.#me] = now;
    return worth;
  }

  #activeSet(): number {
    this.#begin();
    addActiveSet(this.#reading, this.#me, this.#sum);
    return this.#sum.sum;
  }

  #held(): number {
    this.#begin();
    if (this.#facts !== undefined) addHeld(this.#reading, this.#facts, this.#me, this.#sum);
    return this.#sum.sum;
  }

  /** Returns the worth of holding a blessing, whether or not the mover holds it now. */
  held(blessing: number): number {
    const reading = this.#reading;
    const isHeld = (reading.held[this.#me] & (1 << blessing)) !== 0;
    reading.hold(this.#me, blessing, 1);
    const held = this.#held();
    reading.hold(this.#me, blessing, -1);
    const worth = held - this.#held();
    if (isHeld) reading.hold(this.#me, blessing, 1);
    return worth;
  }

  /** Returns the worth of using an immediate blessing at once (E2); -Infinity for other kinds. */
  usedAtOnce(view: View, blessing: number): number {
    const immediate = BLESSINGS[blessing];
    if (immediate.kind !== 'immediate') return Number.NEGATIVE_INFINITY;
    const reading = this.#reading;
    const me = this.#me;
    const isHeld = (reading.held[me] & (1 << blessing)) !== 0;
    if (isHeld) reading.hold(me, blessing, -1);
    const before = this.all();
    const from = reading.track[me];
    const after = cloneView(view);
    after.track[me] = from;
    after.blessingSeat[blessing] = me;
    after.blessingState[blessing] = HELD;
    immediate.onTake(after, me);
    const isLaid = after.blessingState[blessing] === LAID;
    reading.track[me] = after.track[me];
    if (isLaid) reading.layBlessing(me, blessing, 1);
    const worth = this.all() - before;
    if (isLaid) reading.layBlessing(me, blessing, -1);
    reading.track[me] = from;
    if (isHeld) reading.hold(me, blessing, 1);
    return worth;
  }

  /** Returns the worth of taking a blessing now: the better of keeping it and using it at once. */
  taken(view: View, blessing: number): number {
    return Math.max(this.held(blessing), this.usedAtOnce(view, blessing));
  }

  /** E1: returns the worth of the better face-up blessing; 0 if there is none. */
  bestFaceUp(view: View): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const blessing of view.faceUp) if (blessing !== NONE) best = Math.max(best, this.taken(view, blessing));
    return best === Number.NEGATIVE_INFINITY ? 0 : best;
  }

  /**
   * Returns the worth of the better face-up blessing if the mover also takes a card as a type and places a block with
   * these effects.
   */
  bestFaceUpAfter(view: View, card: number, type: number, steps: number, outer: number, corner: number): number {
    const reading = this.#reading;
    const me = this.#me;
    reading.moveCard(me, type, card, 1);
    reading.outer[me] += outer;
    reading.corners[me] += corner;
    const from = this.#advance(steps);
    const worth = this.bestFaceUp(view);
    reading.track[me] = from;
    reading.corners[me] -= corner;
    reading.outer[me] -= outer;
    reading.moveCard(me, type, card, -1);
    return worth;
  }

  /** Returns what steps and a card of a type are worth together, beyond the sum of each alone. */
  stepsWith(card: number, type: number, steps: number): number {
    const reading = this.#reading;
    const alone = this.steps(steps);
    reading.moveCard(this.#me, type, card, 1);
    const together = this.steps(steps);
    reading.moveCard(this.#me, type, card, -1);
    return together - alone;
  }
}

/** Returns 1 if the cell is in the set, else 0. */
function within(cells: readonly number[], cell: number): number {
  return (cells[HALF_OF[cell]] & BIT_OF[cell]) === 0 ? 0 : 1;
}
