/**
 * Implementations of the net's arithmetic: WebAssembly vector instructions for play, and plain TypeScript as a
 * reference for tests.
 */
export const KERNEL_KINDS = ['wasm', 'plain'] as const;
export type KernelKind = (typeof KERNEL_KINDS)[number];

/** Number of positions whose first layer is kept at the same time. */
export const SLOTS = 8;
/** Maximum number of features that one update may add, and that it may remove. */
export const MOST_CHANGES = 1024;

/**
 * The arithmetic of a net. A slot holds the first-layer sums of one position. To move a slot to another position, the
 * caller writes the differences into the lists, then calls `change`. All kernels return the same numbers, bit for bit.
 */
export interface Kernel {
  readonly kind: KernelKind;
  /** Numbers of the features to add and to remove. */
  readonly added: Int32Array;
  readonly removed: Int32Array;
  /** Numbers of the figures that change, and by how much. */
  readonly figures: Int32Array;
  readonly differences: Int32Array;
  /** Resets a slot to a position with no features and all figures 0. */
  clear(slot: number): void;
  change(slot: number, added: number, removed: number, figures: number): void;
  /** Computes the outputs for a slot. The returned array is overwritten by the next call. */
  answer(slot: number, bucket: number): Int32Array;
}
