import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The workers of the bots: each one's file, and who hires it. */
const WORKERS = [
  { name: 'botWorker', hirer: 'createBotWorker' },
  { name: 'reviewWorker', hirer: 'createReviewPool' },
] as const;

/** What the workers share: a chunk of its own, named by its module. */
const SHARED = 'fetchNet';

function fileOf(name: string): string {
  return fileURLToPath(new URL(`../bots/browser/${name}.ts`, import.meta.url));
}

/** The page and the workers of the bots share this chunk, so that the engine is fetched once; what only checks is apart. */
export const ENGINE_CHUNK = {
  name: 'engine',
  test: /[\\/]packages[\\/]engine[\\/]src[\\/](?!checks\.|recordCheck\.|invariants\.|perft\.|path\.|edition[\\/](?:diff|format|parse)\.)/,
};

/**
 * Builds the workers of the bots together with the page. Left to itself, Vite bundles a worker apart, with a second copy
 * of the engine in it.
 */
export function botWorker(): Plugin {
  const emitted = new Map<string, string>();
  return {
    name: 'nunatak-bot-worker',
    apply: 'build',
    enforce: 'pre',
    // What a worker loads later it cannot announce in the head of a page, as Vite would: there is no page around it.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId }) =>
            [...WORKERS.map(({ name }) => name), SHARED].some((name) => hostId.includes(name)) ? [] : needed,
        },
      },
    }),
    buildStart() {
      for (const { name } of WORKERS) emitted.set(name, this.emitFile({ type: 'chunk', id: fileOf(name), name }));
    },
    transform(code, id) {
      const hired = WORKERS.find(({ hirer }) => id === fileOf(hirer));
      if (hired === undefined) return undefined;
      const address = `new URL('./${hired.name}.ts', import.meta.url)`;
      if (!code.includes(address)) throw new Error(`${id} does not say ${address}`);
      return code.replace(address, `import.meta.ROLLUP_FILE_URL_${emitted.get(hired.name)}`);
    },
  };
}
