import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './src/pwa/plugin.ts';

export default defineConfig({
  base: './',
  plugins: [react(), serviceWorker(fileURLToPath(new URL('./src/pwa/worker.ts', import.meta.url)))],
  build: { target: 'es2022', reportCompressedSize: true },
});
