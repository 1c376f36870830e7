import { awardsFor } from '@nunatak/engine/fast';
import * as F from './layout.ts';
import { CODE_OF_SEAT, COUNT_CODES, countsOf, FILLED, FIRST_READY_KIND, kindFor } from './square.ts';
import type { Weights } from './weights.ts';

const SEATS = 4;

/** What the temple is worth to a seat that has just moved, less what it is worth to its rivals; by code of blocks. */
export interface TempleTable {
  /** A block of `builder` added to a square: awards, and what the square is worth then less now. */
  readonly added: Float64Array;
  /** An unfinished square. */
  readonly standing: Float64Array;
  /** A square that lacks one block on a cell that the next cards fit. */
  readonly ready: Float64Array;
  /** An open cell on the upper levels, by the code of the blocks under it. */
  readonly open: Float64Array;
  readonly lineOne: number;
  readonly lineTwo: number;
  readonly lineReady: number;
}

/** Makes the tables of each phase, seat and builder when they are first asked for, and keeps them. */
export class TempleTables {
  readonly #weights: Weights;
  readonly #tables: (TempleTable | undefined)[] = [];

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** `me` values, `builder` places: the same seat, or Siku or a dummy. */
  table(phase: number, me: number, builder: number): TempleTable {
    const key = (phase * SEATS + me) * SEATS + builder;
    let table = this.#tables[key];
    if (table === undefined) {
      table = makeTable(this.#weights, phase, me, builder);
      this.#tables[key] = table;
    }
    return table;
  }
}

/** The place in the order of play of a seat once `me` has moved; the solo person has none. */
export function placeAfter(players: number, me: number, seat: number): number {
  return players === 1 ? 0 : (seat - me - 1 + players) % players;
}

/** How much a seat's gain counts for `me`. */
export function shareOf({ players, rivalry }: Weights, me: number, seat: number): number {
  if (seat === me) return 1;
  return seat < players ? -rivalry / (players - 1) : 0;
}

function makeTable(weights: Weights, phase: number, me: number, builder: number): TempleTable {
  const { players } = weights;
  const w = weights.phases[phase];
  const people = Array.from({ length: players }, (_, seat) => ({
    seat,
    share: shareOf(weights, me, seat),
    place: placeAfter(players, me, seat),
  }));
  const sum = (worth: (seat: number, place: number) => number): number =>
    people.reduce((total, { seat, share, place }) => total + share * worth(seat, place), 0);
  const perCode = (worth: (code: number) => number): Float64Array =>
    Float64Array.from({ length: COUNT_CODES }, (_, code) => (FILLED[code] > SEATS ? 0 : worth(code)));
  const standing = (code: number): number =>
    sum((seat, place) => {
      const kind = kindFor(code, seat);
      return kind < 0 ? 0 : w[F.SQUARE + place * F.SQUARE_KINDS + kind];
    });
  // P4: the person moving wins ties, also with Siku's block (Y3); a dummy in its own turn (Z4).
  const tieWinner = builder < players || players === 2 ? me : builder;
  const awards = (code: number): number => {
    const awarded = awardsFor(countsOf(code), tieWinner);
    return sum((seat) => awarded[seat]);
  };
  return {
    added: perCode((code) => {
      const after = code + CODE_OF_SEAT[builder];
      if (FILLED[code] === SEATS) return 0;
      return (FILLED[code] === SEATS - 1 ? awards(after) : standing(after)) - standing(code);
    }),
    standing: perCode(standing),
    ready: perCode((code) =>
      sum((seat, place) => {
        const kind = kindFor(code, seat);
        return kind < FIRST_READY_KIND ? 0 : w[F.READY + place * F.READY_KINDS + kind - FIRST_READY_KIND];
      }),
    ),
    open: perCode((code) => {
      const counts = countsOf(code);
      return sum((seat, place) => w[F.OPEN + place * (F.MOST_SUPPORT + 1) + counts[seat]]);
    }),
    lineOne: sum((_seat, place) => w[F.LINE_ONE + place]),
    lineTwo: sum((_seat, place) => w[F.LINE_TWO + place]),
    lineReady: sum((_seat, place) => w[F.LINE_READY + place]),
  };
}
