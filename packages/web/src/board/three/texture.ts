import { CanvasTexture, NoColorSpace, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Effort } from '../effort.ts';
import { type Grain, paintNoise } from './paint.ts';

/** Grain for stone, snow and timber; thrifty materials multiply it as it is, after sRGB. */
export function grainTexture(seed: number, kind: Grain, repeat: number, effort: Effort): CanvasTexture {
  const texture = new CanvasTexture(paintNoise(256, seed, kind));
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeat, repeat);
  texture.updateMatrix();
  texture.colorSpace = effort === 'rich' ? SRGBColorSpace : NoColorSpace;
  return texture;
}
