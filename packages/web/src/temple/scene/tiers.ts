import type { Fineness } from './place/place.ts';

/** How much work a picture may be. One scene and one set of materials; the tiers differ in what their shaders leave out. */
export const TIERS = ['low', 'medium', 'high'] as const;
export type Tier = (typeof TIERS)[number];

export interface TierMeasures {
  readonly fineness: Fineness;
  /** Switches of the shaders. */
  readonly defines: Readonly<Record<string, string>>;
  /** The most pixels to a point. */
  readonly ratio: number;
  /** The same while something moves. */
  readonly movingRatio: number;
  /** Texels along an edge of the sky that everything mirrors. */
  readonly sky: number;
  /** Steps of a round edge of a block. */
  readonly bevel: number;
  /** Texels along an edge of the temple's own shadow map; 0 for none. */
  readonly shadow: number;
  readonly bloom: boolean;
  readonly flakes: number;
  readonly anisotropy: number;
}

export const TIER_MEASURES: Readonly<Record<Tier, TierMeasures>> = {
  low: {
    fineness: 'coarse',
    defines: { LOW: '' },
    ratio: 1,
    movingRatio: 0.5,
    sky: 256,
    bevel: 2,
    shadow: 0,
    bloom: false,
    flakes: 160,
    anisotropy: 1,
  },
  medium: {
    fineness: 'fine',
    defines: { SHADOWS: '', DEEP: '' },
    ratio: 1.5,
    movingRatio: 1.5,
    sky: 128,
    bevel: 2,
    shadow: 1024,
    bloom: false,
    flakes: 400,
    anisotropy: 4,
  },
  high: {
    fineness: 'fine',
    defines: { SHADOWS: '', DEEP: '', SPARKLE: '' },
    ratio: 2,
    movingRatio: 2,
    sky: 128,
    bevel: 3,
    shadow: 2048,
    bloom: true,
    flakes: 500,
    anisotropy: 8,
  },
};
