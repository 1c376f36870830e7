/** Shown by index.html itself while everything else is on its way. */
const SIGN = 'nk-sign';

/** Removes the sign of life as soon as there is a screen, or a word about why there is none, instead of an empty page. */
export function removeSignOnceShown(root: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (root.childElementCount === 0 || root.querySelector('.nk-loading') !== null) return;
    watcher.disconnect();
    document.getElementById(SIGN)?.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
