import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../bots/browser/botWorker.ts', import.meta.url));
const HIRER = fileURLToPath(new URL('../bots/browser/createBotWorker.ts', import.meta.url));
const ADDRESS = "new URL('./botWorker.ts', import.meta.url)";

/** The page and the worker of the bots share this chunk, so that the engine is fetched once. */
export const ENGINE_CHUNK = { name: 'engine', test: /[\\/]packages[\\/]engine[\\/]src[\\/]/ };

/**
 * Builds the worker of the bots together with the page. Left to itself, Vite bundles a worker apart, with a second copy
 * of the engine in it.
 */
export function botWorker(): Plugin {
  let worker = '';
  return {
    name: 'nunatak-bot-worker',
    apply: 'build',
    enforce: 'pre',
    // What the worker loads later it cannot announce in the head of a page, as Vite would: there is no page around it.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('botWorker') ? [] : needed),
        },
      },
    }),
    buildStart() {
      worker = this.emitFile({ type: 'chunk', id: WORKER, name: 'botWorker' });
    },
    transform(code, id) {
      if (id !== HIRER) return undefined;
      if (!code.includes(ADDRESS)) throw new Error(`${HIRER} does not say ${ADDRESS}`);
      return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${worker}`);
    },
  };
}
