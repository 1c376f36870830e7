/*
 * Prints what the site weighs, how long a library of 1,000 games takes to open and the bots' nets to be ready, how long the
 * full temple takes for a picture and to answer a click, and what each tier draws, both beside the first version, as JSON:
 * node scripts/bench-web.mjs [--no-frames].
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { measureClicks } from './clicks.mjs';
import { measureFrames, measureTiers } from './frames.mjs';
import { measureLibrary } from './library.mjs';
import { measureNets } from './nets.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What is fetched on the way from the address to a bot's first move, each with all that it imports. */
const START = ['index.html', 'src/words/en/page.ts', 'src/start/StartScreen.tsx'];
const TABLE = [...START, 'src/words/en/index.ts', 'src/table/TableScreen.tsx'];
const TEMPLE = [...TABLE, 'src/board/Board3D.tsx'];
const BOTS = [...TEMPLE, '../bots/browser/botWorker.ts'];

/** The chunks of these modules and of everything they import without being asked. */
function withImports(chunks, modules) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(next);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, module));
    if (chunk === undefined) throw new Error(`no chunk was built for ${module}`);
    visit(chunk.fileName);
  }
  return found;
}

/** Builds the site once, weighs it and opens a full library on it. */
async function measureSite() {
  const outDir = await mkdtemp(path.join(tmpdir(), 'nunatak-bench-'));
  try {
    const made = await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
    const { output } = Array.isArray(made) ? made[0] : made;
    const chunks = output.filter(({ type }) => type === 'chunk');
    // The worker that makes the place is built apart, and comes out as a file of its own.
    const workers = output.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'));
    const gzip = Object.fromEntries([
      ...chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]),
      ...workers.map(({ fileName, source }) => [fileName, gzipSync(source).length]),
    ]);
    const place = Object.keys(gzip).find((name) => name.includes('placeWorker'));
    if (place === undefined) throw new Error('no file was built for the worker of the place');
    const sum = (names) => [...names].reduce((total, name) => total + gzip[name], 0);
    const weight = (modules) => sum(withImports(chunks, modules));
    const bundle = {
      start: weight(START),
      table: weight(TABLE),
      temple: weight(TEMPLE) + gzip[place],
      bots: weight(BOTS) + gzip[place],
      total: sum(Object.keys(gzip)),
      chunks: gzip,
    };
    return {
      bundle,
      library: await measureLibrary(root, outDir),
      nets: await measureNets(root, outDir, output),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

const { bundle, library, nets } = await measureSite();
const draws = !process.argv.includes('--no-frames');
const frames = draws ? await measureFrames(['table', 'plan', 'exploded']) : undefined;
const tiers = draws ? await measureTiers(['low', 'medium', 'high']) : undefined;
const clicks = draws ? await measureClicks() : undefined;
console.log(JSON.stringify({ bundle, library, nets, frames, tiers, clicks, load: loadavg()[0] }, undefined, 2));
