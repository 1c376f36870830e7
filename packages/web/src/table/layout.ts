import type { Insets } from '../board/board.ts';
import { useMedia } from '../session/settings.ts';

/**
 * How the table is arranged: panels floating over the temple where the window is large; else the temple above the
 * cards, or beside them where the window is wider than high.
 */
export const LAYOUTS = ['wide', 'tall', 'beside'] as const;
export type Layout = (typeof LAYOUTS)[number];

const WIDE = '(min-width: 1100px) and (min-height: 560px)';
const BESIDE = '(min-aspect-ratio: 6/5)';
/** Tablets: whole cards fit, and the frame of the temple. */
const ROOMY = '(min-width: 700px) and (min-height: 700px)';

export function useLayout(): { readonly layout: Layout; readonly roomy: boolean } {
  const wide = useMedia(WIDE);
  const beside = useMedia(BESIDE);
  const roomy = useMedia(ROOMY);
  if (wide) return { layout: 'wide', roomy: true };
  return { layout: beside ? 'beside' : 'tall', roomy };
}

const WIDE_INSETS: Insets = { top: 108, right: 256, bottom: 200, left: 288 };
const SMALL_INSETS: Insets = { top: 6, right: 6, bottom: 6, left: 6 };

/** What of the board is covered while the game is played. */
export function insetsOf(layout: Layout): Insets {
  return layout === 'wide' ? WIDE_INSETS : SMALL_INSETS;
}
