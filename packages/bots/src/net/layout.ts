import { CELLS, COMPLETION_IDS, LEVELS, type PlayerCount, TOOLS } from '@nunatak/engine';
import { BLESSING_COUNT, CELLS_OF_SQUARE, TYPE_COUNT } from '@nunatak/engine/fast';
import { FACE_KINDS } from './symbols.ts';

/**
 * Version of the input layout below. Inputs are of two kinds: features, which are present or absent (many exist, few
 * are present at a time), and figures, small integers such as points. The layout is the same for every edition: what an
 * edition prints enters as feature choices and figure values.
 */
export const LAYOUT_VERSION = 1;

/** Upper limits of counts; a higher count is encoded as the limit. */
export const MOST = {
  builders: 11,
  lead: 3,
  sculptors: 11,
  tool: 6,
  toolSets: 4,
  beasts: 9,
  beastSymbols: 13,
  architects: 9,
  track: 15,
  elders: 7,
  shown: 3,
  cards: 3,
  sets: 4,
  outerLead: 4,
  inDisplay: 5,
  openCells: 11,
  beastsOfCard: 3,
  hidden: 5,
} as const;

/** Allocates consecutive index ranges. */
class Places {
  used = 0;

  take(size: number): number {
    const start = this.used;
    this.used += size;
    return start;
  }
}

const TOOL_COUNT = TOOLS.length;
/** Two players: number of codes for the own and Siku's blocks left in the active set (Y1), coded as own * 2 + siku. */
const ACTIVE_SETS = 6;
const MOST_SEATS = 4;

function seatLayout(places: Places) {
  return {
    builders: places.take(MOST.builders + 1),
    lead: places.take(2 * MOST.lead + 1),
    outerLead: places.take(2 * MOST.outerLead + 1),
    sculptors: places.take(MOST.sculptors + 1),
    tool: places.take(TOOL_COUNT * (MOST.tool + 1)),
    toolSets: places.take(MOST.toolSets + 1),
    middleTool: places.take(MOST.tool + 1),
    beasts: places.take(MOST.beasts + 1),
    beastSymbols: places.take(MOST.beastSymbols + 1),
    architects: places.take(MOST.architects + 1),
    track: places.take(MOST.track + 1),
    elders: places.take(MOST.elders + 1),
    shown: places.take(TYPE_COUNT * (MOST.shown + 1)),
    cards: places.take(TYPE_COUNT * (MOST.cards + 1)),
    sets: places.take(MOST.sets + 1),
    typesWithOne: places.take(TYPE_COUNT + 1),
    typesWithTwo: places.take(TYPE_COUNT + 1),
    typesWithThree: places.take(TYPE_COUNT + 1),
    blessing: places.take(BLESSING_COUNT),
    laid: places.take(BLESSING_COUNT),
    reserved: places.take(1),
    misses: places.take(1),
    extraTurn: places.take(1),
    completionRank: places.take(MOST_SEATS),
    activeSet: places.take(ACTIVE_SETS),
  };
}

const SEAT_PLACES = new Places();
export const SEAT = seatLayout(SEAT_PLACES);
const SEAT_SIZE = SEAT_PLACES.used;

/** Feature ranges of one display card: its face, and what else is printed on it. */
const CARD_PLACES = new Places();
export const CARD = {
  face: CARD_PLACES.take(FACE_KINDS),
  tool: CARD_PLACES.take(TOOL_COUNT),
  beasts: CARD_PLACES.take(MOST.beastsOfCard + 1),
  shows: CARD_PLACES.take(TYPE_COUNT),
};
const CARD_SIZE = CARD_PLACES.used;

/** Figures of each seat, in this order. The value is the scale: training divides the figure by it. */
export const SEAT_FIGURES = {
  points: 50,
  beasts: 20,
  architects: 20,
  nextStep: 10,
  trackNumber: 8,
  elders: 20,
  sculptors: 20,
  nextSculptor: 8,
  artisans: 20,
  nextArtisans: 10,
  progressGain: 10,
  decorationGain: 10,
  insight: 8,
  supply: 8,
  outer: 8,
  corners: 8,
} as const;
export type SeatFigure = keyof typeof SEAT_FIGURES;
export const SEAT_FIGURE_IDS = Object.keys(SEAT_FIGURES) as SeatFigure[];

/** Figures of the table; each is a list with one entry per type or tool (`size`). */
export const TABLE_FIGURES = {
  unseenCards: { size: TYPE_COUNT, scale: 4 },
  nextCards: { size: TYPE_COUNT, scale: 4 },
  unseenTools: { size: TOOL_COUNT, scale: 4 },
  unseenBeasts: { size: 1, scale: 8 },
  unseenShows: { size: TYPE_COUNT, scale: 4 },
  unseenTiles: { size: TYPE_COUNT, scale: 4 },
  nextTiles: { size: TYPE_COUNT, scale: 4 },
  blessings: { size: 1, scale: 8 },
} as const;
export type TableFigure = keyof typeof TABLE_FIGURES;

/** Start of each range of features and figures, for one number of players. */
export interface Layout {
  readonly players: PlayerCount;
  readonly seats: number;
  readonly shares: Shares;
  readonly owner: number;
  readonly open: number;
  readonly hiddenCell: number;
  readonly square: number;
  readonly ready: number;
  readonly upper: number;
  readonly line: number;
  readonly seat: number;
  readonly seatSize: number;
  readonly display: number;
  readonly reserved: number;
  readonly dummy: number;
  readonly dummySize: number;
  readonly hiddenCards: number;
  readonly cardsOf: number;
  readonly cellsOf: number;
  readonly placed: number;
  readonly faceUp: number;
  readonly hiddenBlessings: number;
  readonly completion: number;
  readonly mixed: number;
  readonly outerTop: number;
  readonly expansionAdds: number;
  /** Solo: round number modulo seats, which determines who starts the round (Z8). */
  readonly starter: number;
  readonly features: number;
  readonly seatFigures: number;
  readonly tableFigures: Readonly<Record<TableFigure, number>>;
  readonly figures: number;
  readonly figureScales: readonly number[];
}

/** An open upper cell shows one of the types, or its tile is hidden. */
export const UPPER_KINDS = TYPE_COUNT + 1;
/**
 * Kinds of unfinished line: one cell missing that no display card fits, one missing that a card fits, or two missing.
 */
export const LINE_KINDS = 3;

export function layoutFor(players: PlayerCount): Layout {
  const seats = players === 4 ? 4 : 3;
  const shares = sharesAmong(seats);
  const places = new Places();
  const features = {
    owner: places.take(CELLS * seats),
    open: places.take(CELLS * TYPE_COUNT),
    hiddenCell: places.take(CELLS),
    square: places.take(LEVELS * shares.unfinished),
    ready: places.take(LEVELS * shares.lackOne),
    upper: places.take(shares.whole * UPPER_KINDS),
    line: places.take((LEVELS - 1) * LINE_KINDS),
    seat: places.take(seats * SEAT_SIZE),
    seatSize: SEAT_SIZE,
    display: places.take(CARD_SIZE),
    reserved: places.take(CARD_SIZE),
    dummy: places.take(players === 1 ? seats * TYPE_COUNT : 0),
    dummySize: TYPE_COUNT,
    hiddenCards: places.take(MOST.hidden + 1),
    cardsOf: places.take(TYPE_COUNT * (MOST.inDisplay + 1)),
    cellsOf: places.take(TYPE_COUNT * (MOST.openCells + 1)),
    placed: places.take(CELLS + 1),
    faceUp: places.take(BLESSING_COUNT),
    hiddenBlessings: places.take(MOST.hidden + 1),
    completion: places.take(players === 4 ? COMPLETION_IDS.length : 0),
    mixed: places.take(1),
    outerTop: places.take(1),
    expansionAdds: places.take(1),
    starter: places.take(players === 1 ? seats : 0),
  };
  return { players, seats, shares, ...features, features: places.used, ...figurePlaces(seats) };
}

function figurePlaces(seats: number) {
  const places = new Places();
  const seatFigures = places.take(seats * SEAT_FIGURE_IDS.length);
  const ids = Object.keys(TABLE_FIGURES) as TableFigure[];
  const starts = ids.map((id) => [id, places.take(TABLE_FIGURES[id].size)] as const);
  const ofSeats = Array.from({ length: seats }, () => SEAT_FIGURE_IDS.map((id) => SEAT_FIGURES[id])).flat();
  const ofTable = ids.flatMap((id) => Array.from({ length: TABLE_FIGURES[id].size }, () => TABLE_FIGURES[id].scale));
  return {
    seatFigures,
    tableFigures: Object.fromEntries(starts) as Record<TableFigure, number>,
    figures: places.used,
    figureScales: [...ofSeats, ...ofTable],
  };
}

/**
 * How the cells of a square are divided among the seats, as a number. The code is in base 5, with the first seat as the
 * lowest digit. The lists map a code to its index among squares with fewer than four blocks, exactly three, and all
 * four.
 */
export interface Shares {
  readonly weightOf: Readonly<Int32Array>;
  readonly unfinishedOf: Readonly<Int32Array>;
  readonly lackOneOf: Readonly<Int32Array>;
  readonly wholeOf: Readonly<Int32Array>;
  readonly unfinished: number;
  readonly lackOne: number;
  readonly whole: number;
}

function sharesAmong(seats: number): Shares {
  const base = CELLS_OF_SQUARE + 1;
  const codes = base ** seats;
  const weightOf = Int32Array.from({ length: seats }, (_, seat) => base ** seat);
  const blocksOf = Int32Array.from({ length: codes }, (_, code) =>
    weightOf.reduce((sum, weight) => sum + (Math.floor(code / weight) % base), 0),
  );
  const numbered = (holds: (blocks: number) => boolean) => {
    let next = 0;
    const list = Int32Array.from(blocksOf, (blocks) => (holds(blocks) ? next++ : -1));
    return { list, count: next };
  };
  const unfinished = numbered((blocks) => blocks < CELLS_OF_SQUARE);
  const lackOne = numbered((blocks) => blocks === CELLS_OF_SQUARE - 1);
  const whole = numbered((blocks) => blocks === CELLS_OF_SQUARE);
  return {
    weightOf,
    unfinishedOf: unfinished.list,
    lackOneOf: lackOne.list,
    wholeOf: whole.list,
    unfinished: unfinished.count,
    lackOne: lackOne.count,
    whole: whole.count,
  };
}
