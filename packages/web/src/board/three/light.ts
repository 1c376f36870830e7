import { Color, type HemisphereLight } from 'three';
import type { Theme } from '../../art/tokens.ts';

const NIGHT_SKY = new Color('#9cc4e6');
const DAY_SKY = new Color('#eaf4ff');
const NIGHT_GROUND = new Color('#3d4a58');
const DAY_GROUND = new Color('#cfd6da');
const WHITE = new Color('#ffffff');

/** Where the key light and the weak light from behind stand. */
export const KEY_FROM = [-5.5, 9, 3.2] as const;
export const RIM_FROM = [4, 4, -9] as const;

/** The strengths of all lights; seen from above everything is white and even, so that colours read true. */
export function lightFor(theme: Theme, flat: number) {
  const night = theme === 'dark';
  return {
    hemisphere: (night ? 1.25 : 1.5) + flat * (night ? 0.95 : 0.9),
    key: (night ? 1.7 : 2.6) * (1 - flat * 0.75),
    rim: 0.35 * (1 - flat),
    lamps: night ? 4.2 * (1 - flat * 0.8) : 0.25 * (1 - flat),
    /** Snow steps back from above, where it is only the background. */
    snow: 1 - flat * (night ? 0.68 : 0.06),
    exposure: 1 + 0.25 * flat * (night ? 1 : 0.2),
  };
}

/** How dark the shadow of the key light is. */
export function shadowDepth(theme: Theme): number {
  return theme === 'dark' ? 0.85 : 0.6;
}

/** The colours of the light from above and from below. */
export function hemisphereTint(theme: Theme, flat: number): { sky: Color; ground: Color } {
  const night = theme === 'dark';
  return {
    sky: (night ? NIGHT_SKY : DAY_SKY).clone().lerp(WHITE, flat),
    ground: (night ? NIGHT_GROUND : DAY_GROUND).clone().lerp(WHITE, flat),
  };
}

export function tintHemisphere(light: HemisphereLight, theme: Theme, flat: number): void {
  const { sky, ground } = hemisphereTint(theme, flat);
  light.color.copy(sky);
  light.groundColor.copy(ground);
}
