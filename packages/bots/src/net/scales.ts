/**
 * The net counts in whole numbers, so that every machine gives the same answer. A weight w of a layer is stored as
 * round(w * scale); these are the scales, and the shifts that bring sums from one to the next.
 */

/** First layer: features have weights of 8 bits. */
export const FEATURE_SCALE = 64;
export const FEATURE_MOST = 127;
/** Figures have weights of 16 bits; their sum is shifted down to the scale of the features. */
export const FIGURE_SHIFT = 8;
export const FIGURE_SCALE = FEATURE_SCALE << FIGURE_SHIFT;
/** Second layer. */
export const INNER_SCALE = 64;
export const INNER_MOST = 127;
/** The second layer's sums are shifted down to this scale and cut off at SIGNAL_MOST. */
export const SIGNAL_SHIFT = 4;
export const SIGNAL_SCALE = (FEATURE_SCALE * INNER_SCALE) >> SIGNAL_SHIFT;
export const SIGNAL_MOST = 4095;
/** Third layer; its sums are shifted down to the scale of the outputs. */
export const LAST_SCALE = 4096;
export const LAST_MOST = 8191;
export const OUTPUT_SHIFT = 6;
export const OUTPUT_SCALE = (SIGNAL_SCALE * LAST_SCALE) >> OUTPUT_SHIFT;
/** What leads straight from the inputs to the outputs: weights of 16 bits at the outputs' scale. */
export const WORD_MOST = 32767;

/** An output of 1 stands for this many points to come. */
export const POINTS_PER_OUTPUT = 15;
/** The spread of points is stored in steps of 1 / 256 points. */
export const SPREAD_SCALE = 256;
