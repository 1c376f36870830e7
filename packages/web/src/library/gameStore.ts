import type { Kept, Summary } from './kept.ts';

/** Where games lie. */
export interface GameStore {
  /** Whether what is written outlasts the page. */
  readonly lasts: boolean;
  /** What lies there, as it lies there: whoever reads it checks it. */
  list(): Promise<readonly unknown[]>;
  read(id: string): Promise<unknown>;
  /**
   * Writes a game over the revision before its own, whole or not at all; `behind` if another revision is stored. A deleted
   * game `isRestored` with any revision, unless another game is stored in its place.
   * Rejects with StoreFull if there is no room.
   */
  write(kept: Kept, isRestored?: boolean): Promise<'written' | 'behind'>;
  remove(id: string): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

/** There is no room for what was to be written; what lay there before still lies there. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/** True if a game may be written over what is stored in its place. */
export function follows(
  { revision }: Pick<Summary, 'revision'>,
  stored: { readonly revision: number } | undefined,
  isRestored = false,
): boolean {
  if (isRestored) return stored === undefined;
  return revision === (stored?.revision ?? 0) + 1;
}
