import { hrefOf, type ScreenId } from '../app/route.ts';

/** The link to a place of the page that people share: whole, from the address that the page was opened at. */
export function linkTo(screen: ScreenId, ...details: readonly (string | undefined)[]): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${hrefOf(screen, ...details)}`;
}

/** Hands a link on where the machine can, else copies it; says whether it was copied. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
