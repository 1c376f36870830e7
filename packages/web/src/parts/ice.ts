import type { CSSProperties } from 'react';
import type { ColourId } from '../art/tokens.ts';

/** The colours of a seat's ice as custom properties of an element. */
export function iceStyle(colour: ColourId): CSSProperties {
  const player = `--nk-player-${colour}`;
  return {
    '--ice': `var(${player}-ice)`,
    '--deep': `var(${player}-deep)`,
    '--etch': `var(${player}-etch)`,
    '--name': `var(--nk-player-text-${colour})`,
  } as CSSProperties;
}
