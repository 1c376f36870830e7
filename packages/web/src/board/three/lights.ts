import { DirectionalLight, HemisphereLight } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { KEY_FROM, lightFor, RIM_FROM, shadowDepth, tintHemisphere } from './light.ts';

const SHADOW_MAP = 2048;
const SHADOW_REACH = 7;

function makeKey(effort: Effort): DirectionalLight {
  const key = new DirectionalLight();
  key.position.set(...KEY_FROM);
  key.castShadow = effort === 'rich';
  const { shadow } = key;
  shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP);
  const { camera } = shadow;
  camera.left = camera.bottom = -SHADOW_REACH;
  camera.right = camera.top = SHADOW_REACH;
  camera.near = 1;
  camera.far = 24;
  camera.updateProjectionMatrix();
  shadow.bias = -0.0006;
  shadow.normalBias = 0.03;
  shadow.radius = 4;
  return key;
}

/** Sky, key light with the only shadow, and a weak light from behind. */
export class Lights {
  readonly sky = new HemisphereLight();
  readonly key: DirectionalLight;
  readonly rim = new DirectionalLight();

  constructor(effort: Effort) {
    this.key = makeKey(effort);
    this.rim.position.set(...RIM_FROM);
  }

  setTheme(theme: Theme): void {
    const colours = TOKENS.color.scene[theme];
    this.key.color.set(colours.key);
    this.key.shadow.intensity = shadowDepth(theme);
    this.rim.color.set(colours.rim);
  }

  update(theme: Theme, flat: number): void {
    const { hemisphere, key, rim } = lightFor(theme, flat);
    this.sky.intensity = hemisphere;
    tintHemisphere(this.sky, theme, flat);
    this.key.intensity = key;
    this.rim.intensity = rim;
  }

  dispose(): void {
    this.key.dispose();
    this.rim.dispose();
    this.sky.dispose();
  }
}
