import path from 'node:path';
import { type Context, constants, createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as Door from '../../src/game.ts';
import * as source from '../../src/game.ts';
import { MODES } from './games.ts';

const DOOR = path.resolve(import.meta.dirname, '../../src/game.ts');
const MOST_BYTES = 25_000;
const GAMES = 10;
const TIMEOUT_MS = 120_000;

let bundle = '';

beforeAll(async () => {
  bundle = await bundleDoor();
}, TIMEOUT_MS);

/** Bundles game.ts and everything it imports into one browser script with a global `engine`. */
async function bundleDoor(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: path.dirname(DOOR),
    build: { write: false, minify: true, lib: { entry: DOOR, formats: ['iife'], name: 'engine' } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

/**
 * Plays seeded games with an engine and returns the hash of every position. Also runs as source text in another
 * context, so it uses nothing from this file.
 */
function hashesOf(engine: typeof Door, players: Door.PlayerCount, games: number): string[] {
  const hashes: string[] = [];
  for (let game = 0; game < games; game++) {
    const state = engine.setup({ players }, `browser ${game}`);
    const rng = engine.seedRng(`choices ${game}`);
    while (state.view.phase !== 'over') {
      const actions = engine.legalActions(state.view);
      engine.apply(state, actions[engine.nextInt(rng, actions.length)]);
      hashes.push(engine.hashState(state));
    }
  }
  return hashes;
}

/** Creates a JavaScript context without Node, clock, locale or random numbers. */
function bareWorld(): Context {
  const world = createContext(constants.DONT_CONTEXTIFY);
  runInContext('delete globalThis.Date; delete globalThis.Intl; delete Math.random; delete globalThis.console;', world);
  return world;
}

describe('the engine in a browser', () => {
  test('weighs less than 25 kB, compressed', () => {
    expect(bundle.length).toBeGreaterThan(1_000);
    expect(gzipSync(bundle).length).toBeLessThan(MOST_BYTES);
  });

  test('imports nothing, from Node or elsewhere', () => {
    expect(bundle).not.toMatch(/node:|\brequire\(|\bimport\b/);
  });

  test('uses no randomness, clock or locale of the platform', () => {
    expect(bundle).not.toMatch(/Math\.random|\bDate\b|\bIntl\b|\bperformance\b|toLocale|localeCompare/);
  });

  test.each(MODES)(
    'plays the same games of %i players as the source, without Node',
    { timeout: TIMEOUT_MS },
    (players) => {
      const world = bareWorld();
      runInContext(`${bundle}\nglobalThis.engine = engine;`, world);
      const hashes: unknown = runInContext(`JSON.stringify((${hashesOf})(engine, ${players}, ${GAMES}))`, world);
      expect(JSON.parse(String(hashes))).toEqual(hashesOf(source, players, GAMES));
    },
  );
});
