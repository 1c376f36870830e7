/** What processes tell each other: ids and counts only, never a document. */
export type Note =
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  /** Who is in a match at the process that tells; told when it changes. */
  | { readonly kind: 'presence'; readonly id: string; readonly seats: readonly number[]; readonly spectators: number }
  /** The process lives, and what it has told of presence still holds. */
  | { readonly kind: 'alive' }
  /** Asks one process, or all, to tell of everybody who is there. */
  | { readonly kind: 'roll'; readonly node?: string };

export interface Bus {
  /** The name of this process among the others. */
  readonly node: string;
  /** Tells the others, in the order of the calls; of two notes about the same thing the later one. */
  publish(note: Note): void;
  /** `node` is the process that sent it: never this one. */
  subscribe(listener: (note: Note, node: string) => void): void;
  /** Called when notes may have been lost, and once at the start. */
  onGap(listener: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One process has nobody to tell. */
export const LONELY_BUS: Bus = {
  node: 'alone',
  publish: () => undefined,
  subscribe: () => undefined,
  onGap: () => undefined,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
