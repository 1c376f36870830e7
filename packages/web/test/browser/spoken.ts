import type { Page } from 'playwright-core';

/** Words of English that neither German nor Dutch has. */
export const ENGLISH = /\b(?:the|your|you|and|with|from|choose|this|turn|points|tiles|cards|builds|takes)\b/i;

/** What is shown and read out: every text on the page, and every spoken attribute. */
export function shownOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode() !== null) found.push(walk.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Names that stick out of their card. */
export function cutNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.nk-card-name > span')]
      .filter((name) => {
        const [text, card] = [name.getBoundingClientRect(), name.closest('.nk-card')?.getBoundingClientRect()];
        return card !== undefined && (text.left < card.left || text.right > card.right);
      })
      .map((name) => name.textContent ?? ''),
  );
}
