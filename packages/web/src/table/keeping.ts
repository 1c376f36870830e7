import { createContext, useContext } from 'react';
import type { Keeping } from '../library/keeper.ts';

/** How the game on the table is kept; a match is kept by its server. */
export const KeepingContext = createContext<Keeping>('kept');

export function useKeeping(): Keeping {
  return useContext(KeepingContext);
}
