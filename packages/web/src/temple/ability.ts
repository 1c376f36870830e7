import { TIERS, type Tier } from './scene/tiers.ts';
import { TierWatch } from './scene/tierWatch.ts';

/** How the temple is drawn in 3D: one tier for good, or the best that the machine carries. */
export const QUALITIES = ['auto', ...TIERS] as const;
export type Quality = (typeof QUALITIES)[number];

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|swrast/i;

/** Whether the name a driver gives itself is that of a program instead of a graphics processor. */
export function isSoftware(renderer: string): boolean {
  return SOFTWARE.test(renderer);
}

/** What a machine draws with: a graphics processor, a program in its place, or nothing. */
export type Ability = 'graphics' | 'software' | 'none';

let found: Ability | undefined;

function probe(): Ability {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(names === null ? context.RENDERER : names.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware(String(renderer)) ? 'software' : 'graphics';
}

/** What this machine can do, asked once. */
export function abilityHere(): Ability {
  found ??= probe();
  return found;
}

let watch: TierWatch | undefined;

/** The one that finds the best tier for this machine; every board goes on from where the last one came to. */
export function tierWatch(): TierWatch {
  watch ??= abilityHere() === 'graphics' ? new TierWatch('high', 'high') : new TierWatch('low', 'low');
  return watch;
}

/** The tier that a board begins with; undefined where nothing can be drawn in 3D. */
export function firstTier(quality: Quality): Tier | undefined {
  if (abilityHere() === 'none') return undefined;
  return quality === 'auto' ? tierWatch().tier : quality;
}
