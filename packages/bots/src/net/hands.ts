import {
  ARCHITECT,
  BEAST,
  BLESSING_IDS,
  BUILDER,
  ELDER,
  LAID,
  NONE,
  TOOLS,
  typeOfCard,
  type View,
} from '@nunatak/engine';
import { ARTISAN, lowestBit, seatOfCard, TYPE_COUNT } from '@nunatak/engine/fast';

const MOST_SEATS = 4;
const TOOL_COUNT = TOOLS.length;
const CONSTRUCTION = BLESSING_IDS.indexOf('construction');
const LEGEND = BLESSING_IDS.indexOf('legend');
const CHANGE = BLESSING_IDS.indexOf('change');

/** Counts of each seat's cards. `read` fills the same arrays again for every view, so nothing is allocated. */
export class Hands {
  readonly types = new Int32Array(MOST_SEATS * TYPE_COUNT);
  readonly tools = new Int32Array(MOST_SEATS * TOOL_COUNT);
  readonly beastSymbols = new Int32Array(MOST_SEATS);
  /** By seat and type: number of elders that show the type. */
  readonly shown = new Int32Array(MOST_SEATS * TYPE_COUNT);

  read(view: View): void {
    const { types, tools, beastSymbols, shown } = this;
    types.fill(0);
    tools.fill(0);
    beastSymbols.fill(0);
    shown.fill(0);
    const { cardTool, cardBeasts, cardShows } = view.facts;
    for (let card = 0; card < view.cards.length; card++) {
      const seat = seatOfCard(view, card);
      if (seat < 0) continue;
      const type = typeOfCard(view, card);
      types[seat * TYPE_COUNT + type]++;
      if (type === ARTISAN) tools[seat * TOOL_COUNT + cardTool[card]]++;
      else if (type === BEAST) beastSymbols[seat] += cardBeasts[card];
      else if (type === ELDER) {
        for (let rest = cardShows[card]; rest !== 0; rest &= rest - 1) shown[seat * TYPE_COUNT + lowestBit(rest)]++;
      }
    }
    this.#countLaidBlessings(view);
  }

  /** E37: a laid blessing counts as a card of its type. */
  #countLaidBlessings({ blessingState, blessingSeat, changeTool }: View): void {
    const { types } = this;
    if (blessingState[CONSTRUCTION] === LAID) types[blessingSeat[CONSTRUCTION] * TYPE_COUNT + BUILDER]++;
    if (blessingState[LEGEND] === LAID) types[blessingSeat[LEGEND] * TYPE_COUNT + ARCHITECT]++;
    if (blessingState[CHANGE] !== LAID) return;
    const seat = blessingSeat[CHANGE];
    types[seat * TYPE_COUNT + ARTISAN]++;
    this.tools[seat * TOOL_COUNT + (changeTool === NONE ? this.#fewestTool(seat) : changeTool)]++;
  }

  /**
   * E25: the tool of Change is chosen at the end of the game; until then, counts as the tool its owner has fewest of.
   */
  #fewestTool(seat: number): number {
    let fewest = 0;
    for (let tool = 1; tool < TOOL_COUNT; tool++) {
      if (this.tools[seat * TOOL_COUNT + tool] < this.tools[seat * TOOL_COUNT + fewest]) fewest = tool;
    }
    return fewest;
  }

  /** Returns the highest number of builders of any other seat. */
  mostBuildersBeside(seat: number, seats: number): number {
    let most = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat) most = Math.max(most, this.types[other * TYPE_COUNT + BUILDER]);
    }
    return most;
  }
}
