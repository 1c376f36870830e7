import { BEAST, BLESSING_IDS, BUILDER, CARD_IDS, ELDER, LAID, type View } from '@nunatak/engine';
import { ARTISAN, lowestBit, ownedAs, TYPE_COUNT } from '@nunatak/engine/fast';

const SEATS = 4;
export const TOOL_COUNT = 3;
const ARCHITECT_TYPE = 4;
/** How the engine packs a card's seat and type into one number (`ownedAs`). */
const TYPE_BITS = Math.log2(ownedAs(1, 0));
const TYPE_MASK = (1 << TYPE_BITS) - 1;

const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const LEGEND = BLESSING_IDS.indexOf('legend');
const CHANGE = BLESSING_IDS.indexOf('change');

/** What every seat's cards count, read from a view in one pass and written into lists that are kept for the next one. */
export class Holdings {
  readonly types = new Int32Array(SEATS * TYPE_COUNT);
  readonly tools = new Int32Array(SEATS * TOOL_COUNT);
  readonly symbols = new Int32Array(SEATS);
  /** How many elders of a seat show each type. */
  readonly shown = new Int32Array(SEATS * TYPE_COUNT);

  read(view: View): void {
    const { types, tools, symbols, shown } = this;
    types.fill(0);
    tools.fill(0);
    symbols.fill(0);
    shown.fill(0);
    const { cards } = view;
    const { cardTool, cardBeasts, cardShows } = view.facts;
    for (let card = 0; card < CARD_IDS.length; card++) {
      const entry = cards[card];
      if (entry < 0) continue;
      const seat = entry >> TYPE_BITS;
      const type = entry & TYPE_MASK;
      types[seat * TYPE_COUNT + type]++;
      if (type === ARTISAN) tools[seat * TOOL_COUNT + cardTool[card]]++;
      else if (type === BEAST) symbols[seat] += cardBeasts[card];
      else if (type === ELDER) {
        for (let rest = cardShows[card]; rest !== 0; rest &= rest - 1) shown[seat * TYPE_COUNT + lowestBit(rest)]++;
      }
    }
    const { blessingState, blessingSeat } = view;
    if (blessingState[CONSTRUCTION] === LAID) types[blessingSeat[CONSTRUCTION] * TYPE_COUNT + BUILDER]++;
    if (blessingState[LEGEND] === LAID) types[blessingSeat[LEGEND] * TYPE_COUNT + ARCHITECT_TYPE]++;
    if (blessingState[CHANGE] === LAID) this.#layChange(blessingSeat[CHANGE]);
  }

  /** E25: the tool of Change is open until the end; it is counted where the seat has the fewest. */
  #layChange(seat: number): void {
    const { tools } = this;
    this.types[seat * TYPE_COUNT + ARTISAN]++;
    let fewest = seat * TOOL_COUNT;
    for (let i = fewest + 1; i < (seat + 1) * TOOL_COUNT; i++) if (tools[i] < tools[fewest]) fewest = i;
    tools[fewest]++;
  }

  /** The most builders of any seat but one. */
  mostBuildersBeside(seat: number, seats: number): number {
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && this.types[other * TYPE_COUNT + BUILDER] > most)
        most = this.types[other * TYPE_COUNT + BUILDER];
    }
    return most;
  }
}
