import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseAt } from './bench/beside.ts';
import {
  ALONE,
  besideLines,
  besideName,
  goalLines,
  lineOf,
  MOST_KIB,
  medianRun,
  PACES,
  type Pace,
  Recorder,
  type Run,
  ratioLines,
  runOf,
  spreadLines,
} from './bench/figures.ts';
import { benchIdle } from './bench/idle.ts';
import { behindNginx, boardgame, SUBJECTS, type Subject, type Table } from './bench/subjects.ts';

/**
 * How much one server process carries: three-player matches over loopback, every move committed to the disk before
 * anyone hears of it; with --peer beside boardgame.io's own server under the same load, or beside another release of ours. The
 * servers take turns in rounds of a few seconds, and each figure is the median of its rounds.
 */
const USAGE =
  'npm run bench:server -- [--seconds 9] [--rounds 3] [--matches 100,1000] [--only SQLite|PostgreSQL] [--peer] [--pace saturated|leisure|100] [--beside CHECKOUT [--at-once] | --processes 1,2,4 [--at-once] | --idle 10000] [--json]';
const BOARDGAME = 'boardgame.io';
/** At leisure a table thinks one to three seconds before its first move. */
const WARM_UP_MS: Readonly<Record<Pace, number>> = { saturated: 1000, 'at leisure': 2000, 'at 100 moves/s': 2000 };
/** For what is under way to arrive. */
const SETTLING_MS = 1000;
/** A table thinks about so long between moves at leisure: 1,000 of them make 500 moves a second. */
const THINKING_MS = 2000;
/** All tables together at a rate: one of them thinks so long, times their number. */
const RATE_MS = 1000 / 100;
const OPENED_AT_ONCE = 50;
const GROWING_MS = 4000;
/** After so many moves a process has compiled what it runs often; several share the tables, and each needs as many. */
const PRACTICE_MOVES = 30_000;
const LONGEST_PRACTICE_MS = 60_000;
const LOOK_MS = 100;
/** In so long, times their number, tables that move as fast as they can play about one game each. */
const GAME_MS = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '9' },
    rounds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '100,1000' },
    only: { type: 'string' },
    peer: { type: 'boolean', default: false },
    pace: { type: 'string' },
    beside: { type: 'string' },
    'at-once': { type: 'boolean', default: false },
    processes: { type: 'string' },
    idle: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const roundCount = Number(values.rounds);
const sizes = values.matches.split(',').map(Number);
const processes = values.processes?.split(',').map(Number) ?? [];
const idle = values.idle === undefined ? undefined : Number(values.idle);
const paces = PACES.filter((pace) => values.pace === undefined || pace.split(' ').includes(values.pace));
const modes = [values.beside, values.processes, values.idle].filter((mode) => mode !== undefined);
const areNumbers = seconds > 0 && [roundCount, ...sizes, ...processes, idle ?? 1].every(isCount);
const isUnpaired = values['at-once'] && values.beside === undefined && !processes.includes(1);
if (!areNumbers || paces.length === 0 || modes.length > 1 || isUnpaired) refuse();
const yardstick = values.beside === undefined ? BOARDGAME : path.basename(path.resolve(values.beside));
const subjects = await chosenSubjects();
const names = Object.keys(subjects);
if (names.length === 0) refuse();

const began = performance.now();
if (idle !== undefined) {
  const { processes: count, memoryPerMatch, cpuPerSecond } = await benchIdle(idle, seconds);
  const what = `PostgreSQL, ${count} process${count === 1 ? '' : 'es'}, ${idle} matches with ${3 * idle} sockets, idle`;
  const memory = `${(memoryPerMatch / 1024).toFixed(0)} of ${MOST_KIB} KiB a match`;
  say(`${what}: ${memory}, ${(cpuPerSecond * 1000).toFixed(0)} ms CPU a second`);
  process.exit(0);
}
/** Those that are measured together, for each size. */
const groups: Run[][] = [];
for (const size of sizes) for (const group of groupsOf(names)) groups.push(await benchAll(size, group));
const runs = groups.flat();
if (values.json) say(JSON.stringify({ runs }, undefined, 2));
else {
  const ratios = ratioLines(runs, yardstick);
  if (ratios.length > 0) {
    say(`\nDivided by ${yardstick}'s in the same run; but for moves, below 1 is better than it:`);
    for (const line of ratios) say(line);
  }
  say('\nGoals:');
  const beside = values.beside === undefined ? [] : besideLines(runs, yardstick);
  for (const line of [...goalLines(runs, yardstick), ...groups.flatMap(spreadLines), ...beside]) say(line);
  say(`\nTook ${Math.round((performance.now() - began) / 1000)} s.`);
}
process.exit(0);

function isCount(size: number): boolean {
  return Number.isInteger(size) && size > 0;
}

function refuse(): never {
  process.stderr.write(`Expected: ${USAGE}\n`);
  process.exit(2);
}

/** By the names under which they are reported: another release's have that of its folder behind theirs. */
async function chosenSubjects(): Promise<typeof SUBJECTS> {
  if (values.processes !== undefined) return clustersOf(processes);
  const ours = Object.entries(SUBJECTS).filter(([name]) => values.only === undefined || name === values.only);
  if (values.beside === undefined) {
    const peer = values.peer ? { [BOARDGAME]: boardgame } : {};
    return { ...Object.fromEntries(ours), ...peer };
  }
  const theirs = await releaseAt(values.beside);
  const pairs = ours.flatMap(([name, open]) => {
    const other = theirs[name];
    if (other === undefined) return [];
    return [[name, open] as const, [besideName(name, yardstick), other] as const];
  });
  return Object.fromEntries(pairs);
}

/** So many processes behind nginx, with the people of each table at one of them, and wherever they come to. */
function clustersOf(counts: readonly number[]): typeof SUBJECTS {
  const all = counts.flatMap((count) =>
    (count === 1 ? [true] : [true, false]).map((isHashed) => {
      const how = count === 1 ? ALONE : `${count} processes, ${isHashed ? 'hashed' : 'spread'}`;
      return [how, () => behindNginx(count, isHashed)] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** Of several processes at once each number of them is measured beside one: all together would have too little of the machine. */
function groupsOf(all: readonly string[]): readonly (readonly string[])[] {
  if (!values['at-once'] || values.processes === undefined) return [all];
  return all.filter((name) => name !== ALONE).map((name) => [ALONE, name]);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A server with all its tables connected and dealt. */
interface Bench {
  readonly name: string;
  readonly subject: Subject;
  readonly recorder: Recorder;
  readonly tables: readonly Table[];
  readonly memoryPerMatch: number;
}

/**
 * Every server under the same load, in turns, so that other work of the machine hits all of them alike; or two releases at
 * once, or one process and several, which share whatever befalls the machine: then they differ by less than by turns, and
 * their throughput says nothing.
 */
async function benchAll(matches: number, chosen: readonly string[]): Promise<Run[]> {
  const benches: Bench[] = [];
  const found: Run[] = [];
  try {
    const open = async (name: string) => {
      const bench = await prepare(name, await subjects[name](), matches);
      benches.push(bench);
      begin(bench);
    };
    // Whichever had waited for the other took up to a tenth more for each move: all practise until the last one is ready.
    if (values['at-once']) await Promise.all(chosen.map(open)).then(() => warmUp(benches));
    else for (const name of chosen) await open(name).then(() => warmUp(benches.slice(-1)));
    for (const pace of paces) {
      const rounds: Run[] = [];
      for (let round = 0; round < roundCount; round++) {
        // Nobody always comes first, or always after the same other.
        const inTurn = round % 2 === 0 ? benches : benches.toReversed();
        if (values['at-once']) rounds.push(...(await Promise.all(inTurn.map((bench) => benchRound(bench, pace)))));
        else for (const bench of inTurn) rounds.push(await benchRound(bench, pace));
      }
      for (const { name } of benches) found.push(medianRun(rounds.filter(({ server }) => server === name)));
    }
  } finally {
    for (const { subject, tables } of benches) {
      for (const table of tables) table.close();
      await subject.stop();
    }
  }
  if (!values.json) for (const run of found) say(lineOf(run));
  return found;
}

async function prepare(name: string, subject: Subject, matches: number): Promise<Bench> {
  const recorder = new Recorder();
  let [before, counted] = [subject.memory(), matches];
  const tables = Array.from({ length: matches }, (_, i) => subject.newTable(recorder, `bench ${i}`));
  for (let start = 0; start < tables.length; start += OPENED_AT_ONCE) {
    await Promise.all(
      tables.slice(start, start + OPENED_AT_ONCE).map(async (table) => {
        await table.connect();
        await table.open();
      }),
    );
    if (start > 0 || matches <= OPENED_AT_ONCE) continue;
    await grow(tables.slice(0, OPENED_AT_ONCE));
    [before, counted] = [subject.memory(), matches - OPENED_AT_ONCE];
  }
  const memoryPerMatch = (subject.memory() - before) / counted;
  return { name, subject, recorder, tables, memoryPerMatch };
}

/** Plays for a while: a process that has served nobody grows to its working size, whatever a match takes. */
async function grow(tables: readonly Table[]): Promise<void> {
  for (const table of tables) table.start(() => 0);
  await sleep(GROWING_MS);
  for (const table of tables) table.halt();
  await sleep(SETTLING_MS);
}

/** Begins to practise, also where the others are not ready yet. */
function begin({ recorder, tables }: Bench): void {
  recorder.start();
  for (const table of tables) table.start(() => 0);
}

async function warmUp(benches: readonly Bench[]): Promise<void> {
  const until = performance.now() + LONGEST_PRACTICE_MS;
  while (!benches.every(hasPractised) && performance.now() < until) await sleep(LOOK_MS);
  for (const { tables } of benches) for (const table of tables) table.halt();
  await sleep(SETTLING_MS);
  await Promise.all(benches.map(({ tables }) => scatter(tables)));
}

function hasPractised({ recorder, subject }: Bench): boolean {
  return recorder.moves >= PRACTICE_MOVES * (subject.processes ?? 1);
}

/** Brings the tables to different points of their games: begun together, all would end together and open the next at once. */
async function scatter(tables: readonly Table[]): Promise<void> {
  for (const table of tables) table.start(() => 0);
  for (const table of tables) {
    await sleep(GAME_MS);
    table.halt();
  }
  await sleep(SETTLING_MS);
}

async function benchRound({ name, subject, recorder, tables, memoryPerMatch }: Bench, pace: Pace): Promise<Run> {
  for (const table of tables) table.start(pauseOf(pace, tables.length));
  await sleep(WARM_UP_MS[pace]);
  const cpuBefore = subject.cpu();
  recorder.start();
  await sleep((seconds * 1000) / roundCount);
  const figures = recorder.stop(subject.cpu() - cpuBefore);
  for (const table of tables) table.halt();
  await sleep(SETTLING_MS);
  const isFirst = pace === paces[0];
  return runOf(figures, {
    server: name,
    matches: tables.length,
    pace,
    memoryPerMatch: isFirst ? memoryPerMatch : undefined,
  });
}

/** How many milliseconds a table thinks before each move. */
function pauseOf(pace: Pace, matches: number): () => number {
  switch (pace) {
    case 'saturated':
      return () => 0;
    case 'at leisure':
      return () => THINKING_MS * (0.5 + Math.random());
    case 'at 100 moves/s':
      // However long they have thought already: so the rate is the same from the first moment on.
      return () => -Math.log(1 - Math.random()) * RATE_MS * matches;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
