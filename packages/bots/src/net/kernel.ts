/** Two ways to count the same: by vector instructions of WebAssembly, as in play, or in plain TypeScript, to compare. */
export const KERNEL_KINDS = ['wasm', 'plain'] as const;
export type KernelKind = (typeof KERNEL_KINDS)[number];

/** First layers are kept for this many positions at a time. */
export const SLOTS = 8;
/** At most so many features may come or go at once. */
export const MOST_CHANGES = 1024;

/**
 * The arithmetic of a net. A slot holds the first layer of one position; what differs in the next position is written into
 * the lists and then counted in. All kernels give the same numbers, bit by bit.
 */
export interface Kernel {
  readonly kind: KernelKind;
  /** Features that come and that go, by number. */
  readonly added: Int32Array;
  readonly removed: Int32Array;
  /** Figures that change, by number, and by how much. */
  readonly figures: Int32Array;
  readonly differences: Int32Array;
  /** A position without any feature, all figures 0. */
  clear(slot: number): void;
  change(slot: number, added: number, removed: number, figures: number): void;
  /** The outputs of the position in a slot; the list is written anew by the next answer. */
  answer(slot: number, bucket: number): Int32Array;
}
