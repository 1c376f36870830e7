import type { Plugin } from 'vite';

const STYLE_SHEET = '<link rel="stylesheet"';

/**
 * Lets style sheets of the page be fetched without being applied: browsers paint nothing before the style sheets of the head
 * have arrived, and the sign of life in index.html must not wait for them. `applyStyles` in styles.ts applies them.
 */
export function paintBeforeStyles(): Plugin {
  return {
    name: 'nunatak-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(STYLE_SHEET, '<link rel="preload" as="style"'),
    },
  };
}
