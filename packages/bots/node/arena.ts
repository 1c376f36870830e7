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
  /** Bots by name, with a budget if wanted: `search@500`, `nunatak@1000ms`. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly players: PlayerCount;
  readonly jobs?: number;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  /** A file with one finished game a line; those of the same arena are not played again. */
  readonly resumeFile?: string | URL;
  /** Whether luck is measured and told; it is unless somebody says no. */
  readonly luck?: boolean;
  readonly onProgress?: (done: number, games: number) => void;
  /** Once it is aborted no further game begins, and the deals that were played from every seat are told. */
  readonly signal?: AbortSignal;
}

export interface ArenaResult {
  readonly standings: readonly Standing[];
  readonly results: readonly GameResult[];
}

/** What a line of the resume file belongs to, so that a changed arena does not take up another's games. */
function titleOf({ bots, players, seed = 'arena', options = {}, luck = true }: ArenaOptions): string {
  return JSON.stringify({ bots, players, seed, options, luck, net: true });
}

/** Holds an arena: every game of its schedule, in worker threads, going on where an earlier run stopped. */
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

/** The games of deals that were played as often as they should be: else luck of the seat would count. */
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

/** A line cut short by a crash is no game. */
function parseLine(line: string): { title: string; result: GameResult } | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
