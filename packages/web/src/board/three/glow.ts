import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { newCanvas } from './paint.ts';

let shared: Texture | undefined;

/** A round glow, bright in the middle: lamps, the cap's tip. */
export function glowTexture(): Texture {
  if (shared !== undefined) return shared;
  const { canvas, pen } = newCanvas(128, 128);
  const light = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
  light.addColorStop(0, 'rgba(255,255,255,1)');
  light.addColorStop(0.12, 'rgba(255,255,255,.55)');
  light.addColorStop(0.4, 'rgba(255,255,255,.14)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, 128, 128);
  shared = new CanvasTexture(canvas);
  shared.colorSpace = SRGBColorSpace;
  return shared;
}
