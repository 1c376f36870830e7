import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './src/pwa/plugin.ts';
import { botWorker, ENGINE_CHUNK } from './vite.botWorker.ts';
import { leanThree } from './vite.three.ts';

/** What every page needs comes in one piece, which compresses better than many small ones. */
const BASE_CHUNK = {
  name: 'base',
  priority: 2,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|idb|valibot)[\\/]|[\\/]web[\\/]src[\\/](?:art[\\/]|app[\\/](?:route|fetchOnce|Fetched|practice)\.|line[\\/]|people[\\/]seat\.|session[\\/](?:settings|storage|store)\.|ui[\\/]scale\.|words[\\/](?:index|useWords)\.|board[\\/](?:board|cells)\.|sound[\\/]sounds\.|temple[\\/]ability\.|parts[\\/](?:look|SeatBadge)\.)/,
};

/** What workers of the bots share with the page lies apart and is small: no worker fetches the page. */
const NAMES_CHUNK = {
  name: 'names',
  priority: 3,
  test: /[\\/]bots[\\/]src[\\/](?:names|levels|bot|net[\\/]shelf|worker[\\/]workerQueue)\./,
};

/** The games that are kept here, likewise. */
const GAMES_CHUNK = {
  name: 'games',
  priority: 1,
  test: /[\\/]web[\\/]src[\\/](?:library[\\/](?!libraryFile|YourGames|GameCard|TempleThumb|LibraryNote)|people[\\/]|session[\\/])/,
};

/** What table, lesson and replay draw, likewise; what is fetched only when it is asked for stays apart. */
const TEMPLE_CHUNK = {
  name: 'temple',
  priority: 0.5,
  test: /[\\/]web[\\/]src[\\/](?:board[\\/](?!Board3D)|position[\\/]|parts[\\/](?!SheetLines)|temple[\\/](?:Temple|useShow|ViewSwitch|CameraMoves)\.|table[\\/]FaceUp\.)/,
};

export default defineConfig({
  // The link of a room is a path, /m/<id>: the files must be found from there too.
  base: '/',
  plugins: [
    react(),
    leanThree(),
    botWorker(),
    serviceWorker(fileURLToPath(new URL('./src/pwa/worker.ts', import.meta.url))),
  ],
  build: {
    target: 'es2022',
    reportCompressedSize: true,
    // Where a browser cannot fetch ahead it fetches when it comes to it: that needs no code of ours.
    modulePreload: { polyfill: false },
    // three comes in one piece, after the table is shown; test/browser/weight.test.ts watches over all of it.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ ...ENGINE_CHUNK, priority: 3 }, NAMES_CHUNK, BASE_CHUNK, GAMES_CHUNK, TEMPLE_CHUNK],
        },
      },
    },
  },
});
