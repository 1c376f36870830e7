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
  /** Whether pictures come in steps: coarse while something moves, quick after a change, in full at rest. */
  readonly steps: boolean;
  /** The most pixels to a point while something moves, and in the first answer to a change. */
  readonly movingRatio: number;
  readonly quickRatio: number;
  /** Texels along an edge of the sky that everything mirrors. */
  readonly sky: number;
  /** Steps of a round edge of a block. */
  readonly bevel: number;
  /** Texels along an edge of the temple's own shadow map; 0 for none. */
  readonly shadow: number;
  /** What becomes of a picture: smooth edges, bloom besides, or nothing where pictures come in steps: at rest it is smooth. */
  readonly finish: 'asDrawn' | 'smooth' | 'bloom';
  readonly flakes: number;
  readonly anisotropy: number;
}

export const TIER_MEASURES: Readonly<Record<Tier, TierMeasures>> = {
  low: {
    fineness: 'coarse',
    defines: { LOW: '' },
    ratio: 1,
    steps: true,
    movingRatio: 0.5,
    quickRatio: 0.6,
    sky: 256,
    bevel: 1,
    shadow: 0,
    finish: 'asDrawn',
    flakes: 160,
    anisotropy: 1,
  },
  medium: {
    fineness: 'fine',
    defines: { SHADOWS: '', DEEP: '' },
    ratio: 1.5,
    steps: false,
    movingRatio: 1.5,
    quickRatio: 1.5,
    sky: 128,
    bevel: 2,
    shadow: 1024,
    finish: 'smooth',
    flakes: 400,
    anisotropy: 4,
  },
  high: {
    fineness: 'fine',
    defines: { SHADOWS: '', DEEP: '', SPARKLE: '', LINEAR: '' },
    ratio: 2,
    steps: false,
    movingRatio: 2,
    quickRatio: 2,
    sky: 128,
    bevel: 3,
    shadow: 2048,
    finish: 'bloom',
    flakes: 500,
    anisotropy: 8,
  },
};
