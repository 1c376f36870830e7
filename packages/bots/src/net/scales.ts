/**
 * Scales of the net's integer arithmetic. A net computes in integers, so that every machine gives the same answer. A
 * weight w is stored as round(w * scale); the shifts convert sums from one layer's scale to the next.
 */

/** First layer: feature weights have 8 bits. */
export const FEATURE_SCALE = 64;
export const FEATURE_MOST = 127;
/** Figure weights have 16 bits; their sum is shifted down to the features' scale. */
export const FIGURE_SHIFT = 8;
export const FIGURE_SCALE = FEATURE_SCALE << FIGURE_SHIFT;
/** Second layer: weights have 8 bits. */
export const INNER_SCALE = 64;
export const INNER_MOST = 127;
/** Sums of the second layer are shifted down to this scale and limited to 0..SIGNAL_MOST. */
export const SIGNAL_SHIFT = 4;
export const SIGNAL_SCALE = (FEATURE_SCALE * INNER_SCALE) >> SIGNAL_SHIFT;
export const SIGNAL_MOST = 4095;
/** Third layer: weights have 16 bits; sums are shifted down to the outputs' scale. */
export const LAST_SCALE = 4096;
export const LAST_MOST = 8191;
export const OUTPUT_SHIFT = 6;
export const OUTPUT_SCALE = (SIGNAL_SCALE * LAST_SCALE) >> OUTPUT_SHIFT;
/** Direct weights from the inputs to the outputs: 16 bits, at the outputs' scale. */
export const WORD_MOST = 32767;

/** Points still to come that an output of 1 means. */
export const POINTS_PER_OUTPUT = 15;
/** Steps per point in the stored spread. */
export const SPREAD_SCALE = 256;
