import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { BotName } from '@nunatak/bots';
import { type Facts, factsOf, SOURCES, toRecord } from '@nunatak/engine';
import { count, words } from '@nunatak/words';
import { botLines, type Chooser, checkedBots, makeBot } from '../bots.ts';
import type { Args, Command } from '../command.ts';
import { CONFIG_DETAILS, CONFIG_OPTIONS, configOf, freshSeed, playersOf } from '../config.ts';
import { EXIT, usageError } from '../errors.ts';
import { withFolder, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { seatsOf } from '../show/seats.ts';
import { table } from '../show/text.ts';
import { type PlayedGame, playGame, Summary } from '../simulation.ts';

const MOST_GAMES = 100_000_000;

export const simulate: Command = {
  name: 'simulate',
  summary: 'Let bots play many games and sum up the results',
  usage: 'simulate --players N [--games K] [--seed S] [--bots a,b,…] [--records DIR] [--legal] [--options …] [--json]',
  details: [
    'Game i, counting from 0, has the seed S-i. --records saves every game to DIR/game-….json (see docs/record.md);',
    'verify replays them from their seeds. Bots, one for all seats or one per seat:',
    ...botLines(),
    '',
    ...CONFIG_DETAILS,
  ],
  options: {
    ...CONFIG_OPTIONS,
    games: { value: 'K', help: 'number of games (default 1)' },
    bots: { value: 'NAMES', help: `who plays each seat, e.g. a,b,c (default random)` },
    records: { value: 'DIR', help: 'save each game to this folder' },
    legal: { help: 'also save all legal actions before each step' },
    json: { help: 'print the summary as JSON' },
  },
  positionals: { least: 0, most: 0 },
  run: (args, io) => {
    const players = playersOf(args);
    const facts = factsOf(configOf(args, players));
    const games = args.whole('games', 1, MOST_GAMES) ?? 1;
    const seed = args.text('seed') ?? freshSeed();
    const bots = botsOf(args, players);
    const write = recorder(args, games);
    const summary = new Summary(players);
    const progress = new Progress(games);
    const began = performance.now();
    for (let i = 0; i < games; i++) {
      const gameSeed = `${seed}-${i}`;
      const choosers = bots.map((name, seat): Chooser => makeBot(name, gameSeed, seat));
      const game = playGame(facts, gameSeed, choosers);
      summary.add(game);
      write?.(game, gameSeed, i);
      progress.at(i + 1);
    }
    progress.done();
    const seconds = (performance.now() - began) / 1000;
    const run: Run = { facts, seed, bots, summary, seconds };
    if (args.has('json')) io.print(JSON.stringify(jsonOf(run), undefined, 2));
    else showSummary(run, io);
    return EXIT.ok;
  },
};

interface Run {
  readonly facts: Facts;
  readonly seed: string;
  readonly bots: readonly BotName[];
  readonly summary: Summary;
  readonly seconds: number;
}

function botsOf(args: Args, players: number): readonly BotName[] {
  const names = checkedBots((args.text('bots') ?? 'random').split(',').map((name) => name.trim()));
  if (names.length !== 1 && names.length !== players) {
    throw usageError(
      `--bots: found ${count(names.length, 'name', 'names')}, expected 1 for all seats or ${players}, one per seat`,
    );
  }
  return Array.from({ length: players }, (_, seat) => names[seat] ?? names[0]);
}

type Recorder = (game: PlayedGame, seed: string, number: number) => void;

function recorder(args: Args, games: number): Recorder | undefined {
  const folder = args.text('records');
  const legal = args.has('legal');
  if (folder === undefined) {
    if (legal) throw usageError('--legal needs --records DIR');
    return undefined;
  }
  withFolder(folder, () => mkdirSync(folder, { recursive: true }));
  const digits = String(games - 1).length;
  return ({ initial, actions }, seed, number) => {
    const file = path.join(folder, `game-${String(number).padStart(digits, '0')}.json`);
    writeText(file, `${JSON.stringify(toRecord(initial, actions, { seed, legal }))}\n`);
  };
}

function jsonOf({ facts, seed, bots, summary, seconds }: Run): object {
  const { games } = summary;
  return {
    players: facts.players,
    options: facts.config.options,
    seed,
    games,
    seconds,
    gamesPerSecond: games / seconds,
    decisions: { average: summary.decisions / games, least: summary.shortest, most: summary.longest },
    reshuffles: summary.reshuffles / games,
    seats: bots.map((bot, seat) => ({
      seat,
      bot,
      wins: summary.wins[seat],
      points: { average: summary.points[seat] / games, least: summary.lowest[seat], most: summary.highest[seat] },
      sources: Object.fromEntries(SOURCES.map((source) => [source, summary.bySource[source][seat] / games])),
    })),
  };
}

function showSummary({ facts, seed, bots, summary, seconds }: Run, io: Io): void {
  const { games } = summary;
  const texts = words('en');
  const seats = seatsOf(facts, texts);
  const average = (sum: number): string => (sum / games).toFixed(1);
  const perSeat = (figure: (seat: number) => string): string[] => bots.map((_, seat) => figure(seat));
  const rows = [
    ['', ...perSeat((seat) => io.style.seat(seats.name(seat), seat))],
    ['bot', ...bots],
    ['wins', ...perSeat((seat) => `${((100 * summary.wins[seat]) / games).toFixed(1)}%`)],
    ['points', ...perSeat((seat) => average(summary.points[seat]))],
    ['range', ...perSeat((seat) => `${summary.lowest[seat]}–${summary.highest[seat]}`)],
    ...SOURCES.map((source) => [
      `  ${texts.sources[source].name}`,
      ...perSeat((seat) => average(summary.bySource[source][seat])),
    ]),
  ];
  io.print(`${count(games, 'game', 'games')} for ${count(facts.players, 'player', 'players')}, seed ${seed}`);
  for (const line of table(rows)) io.print(line);
  const { shortest, longest } = summary;
  io.print(
    `${average(summary.decisions)} decisions per game (${shortest} to ${longest}), ${average(summary.reshuffles)} reshuffles`,
  );
  io.print(`${seconds.toFixed(2)} s, ${Math.round(games / seconds).toLocaleString('en')} games per second`);
}
