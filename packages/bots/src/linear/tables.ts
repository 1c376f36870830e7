import { awardsFor, CELLS_OF_SQUARE } from '@nunatak/engine/fast';
import * as F from './layout.ts';
import { CODES, COUNT, countsOf, FILLED, FIRST_READY_KIND, KIND, SEATS, WITH } from './square.ts';
import type { Weights } from './weights.ts';

/** What the temple is worth to a seat that has just moved, less what it is worth to its rivals; by code (square.ts). */
export interface TempleTable {
  /** An unfinished square. */
  readonly standing: Float64Array;
  /** A square that lacks one block, on a cell that the next cards fit. */
  readonly ready: Float64Array;
  /** An open cell on the upper levels, by the code of the blocks under it. */
  readonly open: Float64Array;
  readonly lineOne: number;
  readonly lineTwo: number;
  readonly lineReady: number;
  /** By builder: a block of it added to a square, with the awards of a finished one. */
  readonly added: readonly Float64Array[];
}

/** How much a seat's gain counts for `me`. */
export function shareOf({ players, rivalry }: Weights, me: number, seat: number): number {
  if (seat === me) return 1;
  return seat < players ? -rivalry / (players - 1) : 0;
}

const known = new WeakMap<Weights, (TempleTable | undefined)[]>();

/** The table of a phase and seat, made when it is first asked for. */
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

/** The place in the order of play of a seat once `me` has moved; the solo person has none. */
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
    // P4: the person moving wins ties, also with Siku's block (Y3); a dummy in its own turn (Z4).
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
