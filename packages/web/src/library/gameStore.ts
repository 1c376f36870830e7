import type { Kept, Summary } from './kept.ts';

/** Where games lie. */
export interface GameStore {
  /** Whether what is written outlasts the page. */
  readonly lasts: boolean;
  /** What lies there, as it lies there: whoever reads it checks it. */
  list(): Promise<readonly unknown[]>;
  read(id: string): Promise<unknown>;
  /**
   * Writes a game over the revision before its own, whole or not at all; `behind` when another one lies there.
   * Rejects with StoreFull where there is no room.
   */
  write(kept: Kept): Promise<'written' | 'behind'>;
  remove(id: string): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

/** There is no room for what was to be written; what lay there before still lies there. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/** Whether a game may be written over what lies in its place. */
export function follows(summary: Summary, lying: { readonly revision: number } | undefined): boolean {
  return summary.revision === (lying?.revision ?? 0) + 1;
}
