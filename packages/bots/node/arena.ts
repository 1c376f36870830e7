import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Options, PlayerCount } from '@nunatak/engine';
import { type ArenaSettings, type GameResult, playGame } from '../src/arena/play.ts';
import { type FrozenName, type GameSpec, InvalidArena, schedule } from '../src/arena/schedule.ts';
import { type Standing, standingsOf } from '../src/arena/statistics.ts';
import type { Bot } from '../src/bot.ts';
import { WorkerQueue } from '../src/worker/workerQueue.ts';
import { frozenAmong } from './frozen.ts';
import { loadNet } from './loadNet.ts';
import { threadClock } from './threadClock.ts';
import { threadHost } from './threadHost.ts';

export interface ArenaOptions {
  /** Names of the bots, each with an optional budget: `nunatak@500`, `nunatak@1000ms`. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly players: PlayerCount;
  readonly jobs?: number;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  /** File with one finished game per line; games of the same arena found in it are not played again. */
  readonly resumeFile?: string | URL;
  /** True (the default) to measure luck and include it in the results. */
  readonly luck?: boolean;
  readonly onProgress?: (done: number, games: number) => void;
  /** After an abort no more games start; the results include only deals that were played from every seat. */
  readonly signal?: AbortSignal;
}

export interface ArenaResult {
  readonly standings: readonly Standing[];
  readonly results: readonly GameResult[];
}

/** Identifies the arena in the resume file, so that an arena with other settings doesn't reuse its games. */
function titleOf({ bots, players, seed = 'arena', options = {}, luck = true }: ArenaOptions): string {
  return JSON.stringify({ bots, players, seed, options, luck, net: true });
}

/** Plays all games of an arena in worker threads, and continues an interrupted run from the resume file. */
export async function runArena(arena: ArenaOptions): Promise<ArenaResult> {
  const { bots, games, players, seed = 'arena', jobs = 1, resumeFile, onProgress, signal } = arena;
  if (!Number.isInteger(jobs) || jobs < 1) throw new InvalidArena(`${jobs} jobs: expected a whole number from 1`);
  const specs = schedule({ bots, games, players, seed });
  const title = titleOf(arena);
  const results = new Map(resumeFile === undefined ? [] : readFinished(resumeFile, title));
  const open = specs.filter((spec) => !results.has(spec.index));
  let done = specs.length - open.length;
  onProgress?.(done, specs.length);
  const finish = (result: GameResult): void => {
    results.set(result.index, result);
    if (resumeFile !== undefined) appendFileSync(resumeFile, `${JSON.stringify({ title, result })}\n`);
    done++;
    onProgress?.(done, specs.length);
  };
  if (signal?.aborted !== true) {
    if (jobs === 1) playHere(open, arena, await frozenAmong(bots), finish);
    else await playInWorkers(open, arena, Math.min(jobs, open.length), finish);
  }
  const played = wholeDeals(specs, results);
  return { standings: standingsOf(played), results: played };
}

/** Returns the games of completely played deals; incomplete deals would add the luck of the seats. */
function wholeDeals(specs: readonly GameSpec[], results: ReadonlyMap<number, GameResult>): GameResult[] {
  const open = new Set(specs.filter(({ index }) => !results.has(index)).map(({ deal }) => deal));
  return specs.flatMap(({ index, deal }) => (open.has(deal) ? [] : (results.get(index) ?? [])));
}

function playHere(
  specs: readonly GameSpec[],
  arena: ArenaOptions,
  frozen: ReadonlyMap<FrozenName, Bot>,
  finish: (result: GameResult) => void,
): void {
  loadNet(arena.players);
  for (const spec of specs) {
    if (arena.signal?.aborted === true) return;
    finish(playGame(spec, { ...settingsOf(arena), frozen, now: threadClock }));
  }
}

type Settings = Omit<ArenaSettings, 'now' | 'frozen'>;

function settingsOf({ players, options, luck = true }: ArenaOptions): Settings {
  return options === undefined ? { players, luck } : { players, luck, options };
}

async function playInWorkers(
  specs: readonly GameSpec[],
  arena: ArenaOptions,
  jobs: number,
  finish: (result: GameResult) => void,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const file = new URL('./arenaWorker.ts', import.meta.url);
      const worker = new WorkerQueue<GameSpec, GameResult>(
        threadHost(file, { bots: arena.bots, settings: settingsOf(arena) }),
      );
      try {
        while (next < specs.length && arena.signal?.aborted !== true) finish(await worker.ask(specs[next++]));
      } finally {
        worker.close();
      }
    }),
  );
}

function* readFinished(file: string | URL, title: string): Generator<[number, GameResult]> {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const entry = parseLine(line);
    if (entry?.title === title) yield [entry.result.index, entry.result];
  }
}

/** Returns undefined for a line cut short by a crash. */
function parseLine(line: string): { title: string; result: GameResult } | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
