/** What processes tell each other: ids and counts only, never a document. */
export type Note =
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'chat'; readonly id: string; readonly n: number }
  | { readonly kind: 'presence'; readonly id: string; readonly seats: readonly number[]; readonly spectators: number };

export interface Bus {
  publish(note: Note): void;
  /** `node` is the process that sent it: never this one. */
  subscribe(listener: (note: Note, node: string) => void): void;
  /** Called when notes may have been lost. */
  onGap(listener: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One process has nobody to tell. */
export const LONELY_BUS: Bus = {
  publish: () => undefined,
  subscribe: () => undefined,
  onGap: () => undefined,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
