/**
 * Applies the style sheets that index.html fetches ahead; resolves when they are loaded, or cannot be. They keep their place
 * before the style sheets of screens, which rely on that order.
 */
export async function applyStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...links].map(apply));
}

function apply(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      // The end of fetching ahead is told by the same event.
      if (link.sheet !== null) resolve();
    });
    link.addEventListener('error', () => resolve());
    link.rel = 'stylesheet';
  });
}
