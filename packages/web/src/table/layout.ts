import { usePage } from '../ui/scale.ts';

/**
 * How the table is arranged: panels floating over the temple where the window is large; else the temple above the
 * cards, or beside them where the window is wider than high.
 */
export const LAYOUTS = ['wide', 'tall', 'beside'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface Arranged {
  readonly layout: Layout;
  /** At least a tablet: whole cards fit, the players' panel, and the frame of the temple. */
  readonly roomy: boolean;
}

/** The arrangement for a window of so many pixels at the usual size of text. */
export function layoutFor({ width, height }: { width: number; height: number }): Arranged {
  if (width >= 1100 && height >= 560) return { layout: 'wide', roomy: true };
  return { layout: width >= height * 1.2 ? 'beside' : 'tall', roomy: width >= 700 && height >= 700 };
}

export function useLayout(): Arranged {
  return layoutFor(usePage());
}
