import { lowestBit } from '../bits.ts';
import { cellsIn, countCommon, countIn } from '../cells.ts';
import { type Facts, isPerson } from '../facts.ts';
import { BASE, LEVELS, UPPER } from '../geometry.ts';
import type { View } from '../state.ts';
import { NONE, type Seat } from '../words.ts';

/** A seat's blocks among the cells of a mask for each half. */
export function blocksWithin(view: View, seat: Seat, masks: readonly number[]): number {
  return countCommon(view.blocks, seat, masks);
}

/** G4. */
export function outerBlocks(view: View, seat: Seat): number {
  return blocksWithin(view, seat, view.facts.outer);
}

export function blocksOnLevel(view: View, seat: Seat, level: number, mask: number): number {
  return countIn(view.blocks, seat, level === 0 ? BASE : UPPER, mask);
}

/** F2: the seats with the most outer blocks, ties broken level by level from below, as bits. */
export function capHolders(view: View): number {
  let tied = mostOf(view, (1 << view.facts.seats) - 1, outerBlocks);
  for (let level = 0; level < LEVELS && !isSingle(tied); level++) {
    tied = mostOf(view, tied, (_, seat) => blocksOnLevel(view, seat, level, view.facts.outerOfLevel[level]));
  }
  return tied;
}

/** F2: the one seat that holds the most outer blocks, or NONE. */
export function capLeader(view: View): Seat {
  const holders = capHolders(view);
  return isSingle(holders) ? lowestBit(holders) : NONE;
}

/** Of a set of seats (as bits), those with the highest figure. */
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

/** F2: who sets the cap: its leader, else whoever is last on the score track by then, the earlier seat of several. */
export function capSetter(facts: Facts, leader: number, points: ArrayLike<number>): number {
  if (leader !== NONE && isPerson(facts, leader)) return leader;
  let last = 0;
  for (let seat = 1; seat < facts.players; seat++) if (points[seat] < points[last]) last = seat;
  return last;
}

/** G4, O2: the outer cells of a game, ascending. */
export function outerCells(facts: Facts): readonly number[] {
  return cellsIn(facts.outer);
}

/** G4, O2: a seat's blocks on corner cells. */
export function cornerBlocks(view: View, seat: Seat): number {
  return blocksWithin(view, seat, view.facts.corners);
}
