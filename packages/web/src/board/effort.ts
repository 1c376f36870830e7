/** How much work a picture may be: all of the art direction, or what a machine without a graphics processor can draw. */
export const EFFORTS = ['rich', 'thrifty'] as const;
export type Effort = (typeof EFFORTS)[number];

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render|swrast/i;

/** Whether the name a driver gives itself is that of a program instead of a graphics processor. */
export function isSoftware(renderer: string): boolean {
  return SOFTWARE.test(renderer);
}

/** `none` where there is no WebGL at all. */
export type Ability = Effort | 'none';

let found: Ability | undefined;

function probe(): Ability {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(names === null ? context.RENDERER : names.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware(String(renderer)) ? 'thrifty' : 'rich';
}

/** What this machine can do, asked once. */
export function abilityHere(): Ability {
  found ??= probe();
  return found;
}

/** Remembers that pictures came too slowly, so that the next board starts with little effort. */
export function rememberSlow(): void {
  found = 'thrifty';
}
