import { FIGURES } from '../figures.ts';
import type { View } from '../state.ts';
import type { Seat } from '../words.ts';

/** Siku's seat in the two-player game. */
export const SIKU = 2;

export const OWN_BLOCKS = FIGURES.blocks.each;
export const SIKU_BLOCKS = FIGURES.blocks.siku;
const { own: OWN_IN_SET, siku: SIKU_IN_SET } = FIGURES.sikuSet;

/** Y1: returns how many own blocks and Siku blocks are left in a player's active set. */
export function activeSet(view: View, seat: Seat): { readonly own: number; readonly siku: number } {
  const ownPlaced = OWN_BLOCKS - view.supply[seat];
  const sikuPlaced = SIKU_BLOCKS - view.sikuSupply[seat];
  const setsDone = ((ownPlaced + sikuPlaced) / (OWN_IN_SET + SIKU_IN_SET)) | 0;
  return { own: OWN_IN_SET * (setsDone + 1) - ownPlaced, siku: SIKU_IN_SET * (setsDone + 1) - sikuPlaced };
}
