import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './src/pwa/plugin.ts';
import { botWorker, ENGINE_CHUNK } from './vite.botWorker.ts';
import { leanThree } from './vite.three.ts';

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
    // three comes in one piece, after the table is shown; test/browser/weight.test.ts watches over all of it.
    chunkSizeWarningLimit: 650,
    rolldownOptions: { output: { codeSplitting: { groups: [ENGINE_CHUNK] } } },
  },
});
