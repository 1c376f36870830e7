import type { Plugin } from 'vite';

const STYLE_SHEET = /^[ \t]*<link rel="stylesheet"[^>]*>\n/gm;

/**
 * Moves style sheets from the head to the end of the body: browsers paint nothing before the style sheets of the head have
 * arrived, and the sign of life in index.html must not wait for them. Scripts still run after them.
 */
export function paintBeforeStyles(): Plugin {
  return {
    name: 'nunatak-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = (html.match(STYLE_SHEET) ?? []).map((sheet) => `  ${sheet.trim()}\n  `);
        return html.replace(STYLE_SHEET, '').replace('</body>', `${sheets.join('')}</body>`);
      },
    },
  };
}
