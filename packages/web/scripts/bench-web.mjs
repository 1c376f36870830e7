/*
 * Prints what the site weighs and how long a picture of the full temple takes, as JSON:
 * node scripts/bench-web.mjs [--no-frames].
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { measureFrames } from './frames.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The scripts a page loads before anything is clicked: the entry and what it preloads. */
function firstScripts(html) {
  const tags = html.match(/<(?:script|link)[^>]*>/g) ?? [];
  return tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .flatMap((tag) => /(?:src|href)="(?:\.?\/)?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

async function measureBundle() {
  const outDir = await mkdtemp(path.join(tmpdir(), 'nunatak-bench-'));
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
    const files = await readdir(outDir, { recursive: true });
    const scripts = files.filter((file) => file.endsWith('.js')).map((file) => file.split(path.sep).join('/'));
    const chunks = {};
    for (const file of scripts.sort()) {
      const bytes = await readFile(path.join(outDir, file));
      chunks[file] = { bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
    }
    const first = firstScripts(await readFile(path.join(outDir, 'index.html'), 'utf8'));
    const sum = (names) => names.reduce((total, name) => total + (chunks[name]?.gzip ?? 0), 0);
    return { firstLoad: sum(first), total: sum(Object.keys(chunks)), chunks };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const bundle = await measureBundle();
const frames = process.argv.includes('--no-frames') ? undefined : await measureFrames(['table', 'plan', 'exploded']);
console.log(JSON.stringify({ bundle, frames, load: loadavg()[0] }, undefined, 2));
