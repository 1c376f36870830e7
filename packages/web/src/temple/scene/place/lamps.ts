/** One of the four lamps of the site. */
export interface Lamp {
  readonly x: number;
  readonly z: number;
  /** On a post, or a lantern that stands on the snow. */
  readonly tall: boolean;
}

/** Two tall lamps behind, two lanterns in front: none hides a tile or stands under a panel. */
export const LAMPS: readonly Lamp[] = [
  { x: -4, z: -1.5, tall: true },
  { x: 1.7, z: -4, tall: true },
  { x: -1.3, z: 3.95, tall: false },
  { x: 3.85, z: 1.7, tall: false },
];

/** The flame above the snow, how strongly it shines and how far. */
export function flameOf({ tall }: Lamp): { height: number; power: number; reach: number; falloff: number } {
  return tall
    ? { height: 1.42, power: 2.6, reach: 6, falloff: 0.45 }
    : { height: 0.42, power: 0.8, reach: 3.4, falloff: 1 };
}

/** How far a tall lamp sinks into the snow when it comes between the eye and the temple. */
export const LAMP_SINK = 1.06;
