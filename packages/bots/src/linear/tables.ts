import { awardsFor, CELLS_OF_SQUARE } from '@nunatak/engine/fast';
import * as F from './layout.ts';
import { CODES, COUNT, countsOf, FILLED, FIRST_READY_KIND, KIND, SEATS, WITH } from './square.ts';
import type { Weights } from './weights.ts';

/**
 * Worth of the temple's parts to a seat that has just moved, minus their worth to rivals. Arrays are indexed by square
 * code (see square.ts).
 */
export interface TempleTable {
  /** Worth of an unfinished square. */
  readonly standing: Float64Array;
  /** Extra worth of a square that lacks one block, if one of the next cards fits the missing cell. */
  readonly ready: Float64Array;
  /** Worth of an open cell on the upper levels, by the code of the blocks below. */
  readonly open: Float64Array;
  readonly lineOne: number;
  readonly lineTwo: number;
  readonly lineReady: number;
  /** By builder, then code: worth of adding a block of the builder, including the awards if the square is completed. */
  readonly added: readonly Float64Array[];
}

/** Returns the factor of a seat's gain in the worth to `me`: 1 for `me`, negative for rivals, 0 for other builders. */
export function shareOf({ players, rivalry }: Weights, me: number, seat: number): number {
  if (seat === me) return 1;
  return seat < players ? -rivalry / (players - 1) : 0;
}

const known = new WeakMap<Weights, (TempleTable | undefined)[]>();

/** Returns the table of a phase and seat, computed on first use. */
export function templeTable(weights: Weights, phase: number, me: number): TempleTable {
  let tables = known.get(weights);
  if (tables === undefined) {
    tables = [];
    known.set(weights, tables);
  }
  const key = phase * SEATS + me;
  const table = tables[key] ?? makeTable(weights, phase, me);
  tables[key] = table;
  return table;
}

/** Returns a seat's place in the order of play after `me` has moved; 0 in the solo game. */
export function placeAfter(players: number, me: number, seat: number): number {
  return players === 1 ? 0 : (seat - me - 1 + players) % players;
}

function makeTable(weights: Weights, phase: number, me: number): TempleTable {
  const { players } = weights;
  const w = weights.phases[phase];
  const sum = (worth: (seat: number, place: number) => number): number => {
    let total = 0;
    for (let seat = 0; seat < players; seat++) {
      total += shareOf(weights, me, seat) * worth(seat, placeAfter(players, me, seat));
    }
    return total;
  };
  const perCode = (worth: (code: number) => number): Float64Array =>
    Float64Array.from({ length: CODES }, (_, code) => worth(code));
  const standing = perCode((code) =>
    FILLED[code] === CELLS_OF_SQUARE
      ? 0
      : sum((seat, place) => w[F.SQUARE + place * F.SQUARE_KINDS + KIND[code * SEATS + seat]]),
  );
  const added = (builder: number): Float64Array => {
    // P4: the player who moves wins ties, even with Siku's block (Y3); a dummy wins them in its own turn (Z4).
    const tieWinner = builder < players || players === 2 ? me : builder;
    return perCode((code) => {
      if (FILLED[code] === CELLS_OF_SQUARE) return 0;
      const after = WITH[code * SEATS + builder];
      if (FILLED[after] < CELLS_OF_SQUARE) return standing[after] - standing[code];
      const awards = awardsFor(countsOf(after), tieWinner);
      return sum((seat) => awards[seat]) - standing[code];
    });
  };
  return {
    standing,
    ready: perCode((code) =>
      FILLED[code] !== CELLS_OF_SQUARE - 1
        ? 0
        : sum((seat, place) => w[F.READY + place * F.READY_KINDS + KIND[code * SEATS + seat] - FIRST_READY_KIND]),
    ),
    open: perCode((code) =>
      sum((seat, place) => w[F.OPEN + place * (F.MOST_SUPPORT + 1) + COUNT[code * SEATS + seat]]),
    ),
    lineOne: sum((_seat, place) => w[F.LINE_ONE + place]),
    lineTwo: sum((_seat, place) => w[F.LINE_TWO + place]),
    lineReady: sum((_seat, place) => w[F.LINE_READY + place]),
    added: Array.from({ length: SEATS }, (_, builder) => added(builder)),
  };
}
