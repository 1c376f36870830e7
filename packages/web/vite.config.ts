import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paintBeforeStyles } from './src/pwa/firstPaint.ts';
import { serviceWorker } from './src/pwa/plugin.ts';
import { botWorker, ENGINE_CHUNK } from './vite.botWorker.ts';
import { leanThree } from './vite.three.ts';

/** What every page needs comes in one piece, which compresses better than many small ones. */
const BASE_CHUNK = {
  name: 'base',
  priority: 2,
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|idb|valibot)[\\/]|[\\/]web[\\/]src[\\/](?:art[\\/]|app[\\/](?:route|fetchOnce|Fetched|practice)\.|people[\\/](?:seat|seatName)\.|session[\\/](?:settings|storage|store|aside|levels|attempt)\.|library[\\/](?:library|kept|read|bodies|ids|when|browserStore|gameStore|memoryStore|takeOver|useLibrary|removed)\.|notes[\\/]name\.|start[\\/]remembered\.|ui[\\/](?:scale|BrokenNote|FailedNote|useWayOut|calm|download|Choice)\.|words[\\/](?:index|useWords)\.|board[\\/](?:board|cells)\.|sound[\\/]sounds\.|temple[\\/]ability\.|parts[\\/](?:SeatBadge|ice)\.)/,
};

/** What the first screen needs of the engine: the figures that texts name, and the shape of the temple. */
const FIGURES_CHUNK = {
  name: 'figures',
  priority: 4,
  test: /[\\/]engine[\\/]src[\\/](?:figures|geometry|bits|corrupt|words)\.|[\\/]words[\\/]src[\\/]count\./,
};

/** What checks records and corrects editions is no part of play. */
const CHECKS_CHUNK = {
  name: 'checks',
  priority: 2.5,
  test: /[\\/]engine[\\/]src[\\/](?:checks|recordCheck|invariants|perft|edition[\\/](?:diff|format|parse))\./,
};

/** What workers of the bots share with the page lies apart and is small: no worker fetches the page. */
const BOTS_CHUNK = {
  name: 'bots',
  priority: 3,
  test: /[\\/]bots[\\/]src[\\/](?:levels|bot|net[\\/]shelf|worker[\\/]workerQueue)\./,
};

/** The names of the bots alone: a list of games says them. */
const NAMES_CHUNK = { name: 'names', priority: 4, test: /[\\/]bots[\\/]src[\\/]names\./ };

/** The games that are kept here, likewise. */
const GAMES_CHUNK = {
  name: 'games',
  priority: 1,
  test: /[\\/]web[\\/]src[\\/](?:library[\\/](?!libraryFile|[Yy]ourGames|GameCard|GameMenu|TempleThumb|LibraryNote|oldGame|importGame|keepRecord|keepOnline)|people[\\/]|session[\\/](?!savedGame|records)|line[\\/]|parts[\\/]look\.|start[\\/](?:quick|playNow)\.)/,
};

/** What table, lesson and replay draw, likewise; what is fetched only when it is asked for stays apart. */
const TEMPLE_CHUNK = {
  name: 'temple',
  priority: 0.5,
  test: /[\\/]web[\\/]src[\\/](?:board[\\/](?!Board3D)|position[\\/]|parts[\\/](?!SheetLines)|temple[\\/](?:Temple|useShow|ViewSwitch|CameraMoves)\.|table[\\/](?:FaceUp|trayPhases)\.|sound[\\/]useSoundLevels\.)/,
};

/** The words of a game in one language: what rules and reviews share with the table comes with the table. */
const WORDS_CHUNKS = (['en', 'de', 'nl'] as const).map((language) => ({
  name: language,
  priority: 0.5,
  test: new RegExp(`[\\\\/]words[\\\\/]src[\\\\/]${language}[\\\\/](?!index|rules|review|terminal|levels)`),
}));

export default defineConfig({
  // The link of a room is a path, /m/<id>: the files must be found from there too.
  base: '/',
  plugins: [
    react(),
    leanThree(),
    botWorker(),
    paintBeforeStyles(),
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
          groups: [
            FIGURES_CHUNK,
            CHECKS_CHUNK,
            { ...ENGINE_CHUNK, priority: 3 },
            NAMES_CHUNK,
            BOTS_CHUNK,
            BASE_CHUNK,
            GAMES_CHUNK,
            TEMPLE_CHUNK,
            ...WORDS_CHUNKS,
          ],
        },
      },
    },
  },
});
