import type { Size } from '../board/board.ts';
import { currentSettings, subscribeSettings } from '../session/settings.ts';
import { Store, useStore } from '../session/store.ts';

/** Windows larger than this have a larger interface: it keeps its share of the screen. */
const LARGE: Size = { width: 1600, height: 900 };
/** What the narrowest arrangement needs: nothing is made larger than that leaves. */
const LEAST: Size = { width: 340, height: 360 };

/** How much larger than usual text and interface are drawn in a window, when so many per cent are wished for. */
export function scaleOf({ width, height }: Size, percent: number): number {
  const grown = Math.max(1, Math.min(width / LARGE.width, height / LARGE.height));
  const most = Math.max(1, Math.min(width / LEAST.width, height / LEAST.height));
  return Math.min((grown * percent) / 100, most);
}

/** The page: how large its interface is drawn, and how large the window is at that scale. */
export interface Page extends Size {
  readonly scale: number;
}

function measure(): Page {
  if (typeof window === 'undefined') return { ...LARGE, scale: 1 };
  const { innerWidth: width, innerHeight: height } = window;
  const scale = scaleOf({ width, height }, currentSettings().textSize);
  return { width: width / scale, height: height / scale, scale };
}

const page = new Store<Page>(measure());

function apply(): void {
  page.set(measure());
  document.documentElement.style.fontSize = `${page.get().scale * 100}%`;
}

/** Draws the interface as large as window and settings want, from now on. */
export function watchScale(): void {
  apply();
  window.addEventListener('resize', apply);
  subscribeSettings(apply);
}

export function currentPage(): Page {
  return page.get();
}

export function usePage(): Page {
  return useStore(page);
}

/** Whether the screens of a game put their parts one below the other: as narrow as their styles say (`max-width: 979px`). */
export function useStacked(): boolean {
  const { width, scale } = usePage();
  return width * scale < 980;
}

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return usePage().width < 760;
}
