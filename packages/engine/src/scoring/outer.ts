import { lowestBit } from '../bits.ts';
import { cellsIn, countCommon, countIn } from '../cells.ts';
import { type Facts, isPerson } from '../facts.ts';
import { BASE, LEVELS, UPPER } from '../geometry.ts';
import type { View } from '../state.ts';
import { NONE, type Seat } from '../words.ts';

/** Counts a seat's blocks within a set of cells (one mask for each half). */
export function blocksWithin(view: View, seat: Seat, masks: readonly number[]): number {
  return countCommon(view.blocks, seat, masks);
}

/** G4: counts a seat's blocks on outer cells. */
export function outerBlocks(view: View, seat: Seat): number {
  return blocksWithin(view, seat, view.facts.outer);
}

export function blocksOnLevel(view: View, seat: Seat, level: number, mask: number): number {
  return countIn(view.blocks, seat, level === 0 ? BASE : UPPER, mask);
}

/** F2: returns the seats with the most outer blocks, as bits. Ties are broken level by level, from the lowest. */
export function capHolders(view: View): number {
  let tied = mostOf(view, (1 << view.facts.seats) - 1, outerBlocks);
  for (let level = 0; level < LEVELS && !isSingle(tied); level++) {
    tied = mostOf(view, tied, (_, seat) => blocksOnLevel(view, seat, level, view.facts.outerOfLevel[level]));
  }
  return tied;
}

/** F2: returns the seat with the most outer blocks; NONE if seats are tied even after the tie-break. */
export function capLeader(view: View): Seat {
  const holders = capHolders(view);
  return isSingle(holders) ? lowestBit(holders) : NONE;
}

/** Returns the seats (as bits) that have the highest value among the given ones. */
function mostOf(view: View, seats: number, figure: (view: View, seat: Seat) => number): number {
  let most = -1;
  let tied = 0;
  for (let seat = 0; seat < view.facts.seats; seat++) {
    if ((seats & (1 << seat)) === 0) continue;
    const own = figure(view, seat);
    if (own > most) {
      most = own;
      tied = 0;
    }
    if (own === most) tied |= 1 << seat;
  }
  return tied;
}

function isSingle(seats: number): boolean {
  return (seats & (seats - 1)) === 0;
}

/**
 * F2: returns the seat that sets the cap: the leader in outer blocks, or if that is no player, the player with the
 * fewest points at that time (the earlier seat if tied).
 */
export function capSetter(facts: Facts, leader: number, points: ArrayLike<number>): number {
  if (leader !== NONE && isPerson(facts, leader)) return leader;
  let last = 0;
  for (let seat = 1; seat < facts.players; seat++) if (points[seat] < points[last]) last = seat;
  return last;
}

/** G4, O2: lists the outer cells of a game, ascending. */
export function outerCells(facts: Facts): readonly number[] {
  return cellsIn(facts.outer);
}

/** G4, O2: counts a seat's blocks on corner cells. */
export function cornerBlocks(view: View, seat: Seat): number {
  return blocksWithin(view, seat, view.facts.corners);
}
