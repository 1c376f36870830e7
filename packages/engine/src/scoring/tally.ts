import { lowestBit } from '../bits.ts';
import { LAID, seatOfCard, seatOwning, typeOfCard, typeOwned, type View } from '../state.ts';
import {
  ARCHITECT,
  ARTISAN,
  BEAST,
  BLESSING_IDS,
  type BlessingId,
  BUILDER,
  type Card,
  ELDER,
  NONE,
  TOOLS,
} from '../words.ts';

/**
 * E37: the blessings that, once used, lie with their owner's cards and count as one. They are cards 54 to 56, after the
 * 54 building cards.
 */
export interface LaidBlessing {
  readonly id: BlessingId;
  readonly blessing: number;
  readonly type: number;
}
function laid(id: BlessingId, type: number): LaidBlessing {
  return { id, blessing: BLESSING_IDS.indexOf(id), type };
}
export const BUILDING_CARDS = 54;
export const LAID_BLESSINGS: readonly LaidBlessing[] = [
  laid('construction', BUILDER),
  laid('legend', ARCHITECT),
  laid('change', ARTISAN),
];
export const CONSTRUCTION_CARD = BUILDING_CARDS;
export const CHANGE_CARD = BUILDING_CARDS + 2;
export const ALL_CARDS = BUILDING_CARDS + LAID_BLESSINGS.length;

/** Returns the seat that a card counts for; NONE or another negative number if it counts for none. */
export function cardOwner(view: View, card: Card): number {
  if (card < BUILDING_CARDS) return seatOfCard(view, card);
  const { blessing } = LAID_BLESSINGS[card - BUILDING_CARDS];
  return view.blessingState[blessing] === LAID ? view.blessingSeat[blessing] : NONE;
}

/** Returns the type that a card counts as before Transference (E24). */
export function cardCountsAs(view: View, card: Card): number {
  return card < BUILDING_CARDS ? typeOfCard(view, card) : LAID_BLESSINGS[card - BUILDING_CARDS].type;
}

/** Counts of a seat's cards: the input of end scoring and of the completion cards. */
export interface Tally {
  /** Number of cards by type. */
  readonly types: number[];
  /** Number of artisans by tool. A Change card without a tool is counted in `types` and `freeTools` only. */
  readonly tools: number[];
  freeTools: number;
  beastSymbols: number;
  /** Number of elders that show each type. */
  readonly shown: number[];
}

function emptyTally(): Tally {
  return { types: [0, 0, 0, 0, 0, 0], tools: [0, 0, 0], freeTools: 0, beastSymbols: 0, shown: [0, 0, 0, 0, 0, 0] };
}

/** Counts the cards of all seats in one pass. Siku and the dummies have builders only (Y2, Z6). */
export function tallies(view: View): Tally[] {
  const { movedCard, cards } = view;
  const { cardTool, cardBeasts, cardShows } = view.facts;
  const all: Tally[] = [];
  for (let seat = 0; seat < view.facts.seats; seat++) all.push(emptyTally());
  for (let card = 0; card < BUILDING_CARDS; card++) {
    const where = cards[card];
    if (where < 0 || card === movedCard) continue;
    const own = all[seatOwning(where)];
    const type = typeOwned(where);
    own.types[type]++;
    if (type === ARTISAN) own.tools[cardTool[card]]++;
    else if (type === BEAST) own.beastSymbols += cardBeasts[card];
    else if (type === ELDER) addShown(own.shown, cardShows[card]);
  }
  for (let card = BUILDING_CARDS; card < ALL_CARDS; card++) {
    const seat = cardOwner(view, card);
    if (seat < 0 || card === movedCard) continue;
    const own = all[seat];
    own.types[cardCountsAs(view, card)]++;
    if (card !== CHANGE_CARD) continue;
    if (view.changeTool === NONE) own.freeTools++;
    else own.tools[view.changeTool]++;
  }
  // E39: a moved card counts as its new type only; the rest of its face is ignored. As an artisan it has the chosen
  // tool.
  if (movedCard !== NONE) {
    const own = all[cardOwner(view, movedCard)];
    own.types[view.movedType]++;
    if (view.movedType === ARTISAN) own.tools[view.movedTool]++;
  }
  return all;
}

function addShown(shown: number[], shows: number): void {
  for (let rest = shows; rest !== 0; rest &= rest - 1) shown[lowestBit(rest)]++;
}

/** W3: returns the tool counts for each tool that an undecided Change card could become. */
export function toolChoices({ tools, freeTools }: Tally): readonly (readonly number[])[] {
  return TOOLS.map((_, chosen) => tools.map((count, tool) => (tool === chosen ? count + freeTools : count)));
}
